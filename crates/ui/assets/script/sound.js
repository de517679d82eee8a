// @ts-check
// Wood, paper, coins, a drum, a gong: synthesised, short, one at a time, for whoever turned them on.
import { pace } from "./pace.js";

/** @type {AudioContext | null} */
let audio = null;
/** @type {GainNode | null} */
let last = null;

export const isOn = () => localStorage.getItem("sound") === "on";
const volume = () => Number(localStorage.getItem("volume") ?? "60") / 100;

/** Tones: kind, from and to in Hz, how long and how loud. @type {Record<string, [OscillatorType, number, number, number, number][]>} */
const VOICES = {
  wood: [["triangle", 820, 410, 0.16, 0.25]],
  coin: [["sine", 1900, 1900, 0.12, 0.1], ["sine", 2400, 2400, 0.12, 0.07]],
  bowl: [["sine", 520, 515, 0.3, 0.18]],
  drum: [["sine", 90, 55, 0.35, 0.5]],
  gong: [["sine", 110, 109, 2.5, 0.3], ["sine", 163, 162, 2.2, 0.15], ["sine", 221, 220, 1.8, 0.1]],
};

/** What a kind of scene sounds like. @type {Record<string, string>} */
const KINDS = {
  marker: "wood", action: "wood", step: "wood", resolved: "wood", automaton: "wood",
  goods: "coin", deal: "paper", card: "paper", dice: "wood",
  judged: "bowl", spared: "bowl", points: "bowl", leaves: "paper", decay: "drum", opens: "drum", ending: "bowl", decided: "gong",
};

/** @type {(context: AudioContext, out: AudioNode) => void} */
const paper = (context, out) => {
  const length = Math.round(context.sampleRate * 0.09);
  const noise = context.createBuffer(1, length, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let at = 0; at < length; at += 1) data[at] = (Math.random() * 2 - 1) * (1 - at / length) * 0.25;
  const [source, band] = [context.createBufferSource(), context.createBiquadFilter()];
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = 3500;
  source.connect(band).connect(out);
  source.start();
};

/** @param {string} voice */
const play = (voice) => {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  last?.gain.setTargetAtTime(0, now, 0.01); // never two at a time
  const out = audio.createGain();
  out.gain.value = volume();
  out.connect(audio.destination);
  last = out;
  if (voice === "paper") return paper(audio, out);
  for (const [type, from, to, seconds, loud] of VOICES[voice] ?? []) {
    const [tone, gain] = [audio.createOscillator(), audio.createGain()];
    tone.type = type;
    tone.frequency.setValueAtTime(from, now);
    tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
    gain.gain.setValueAtTime(loud, now);
    gain.gain.exponentialRampToValueAtTime(0.001, now + seconds);
    tone.connect(gain).connect(out);
    tone.start(now);
    tone.stop(now + seconds);
  }
};

/** The sound of a kind of scene; silent where they follow too fast. @param {string} kind */
export const sound = (kind) => {
  if (!isOn() || document.hidden || ["4", "0"].includes(pace())) return;
  play(KINDS[kind] ?? "wood");
};

/** A knock, for whoever turned sounds on. */
export const knock = () => { if (isOn()) play("wood"); };
