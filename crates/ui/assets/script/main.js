// @ts-check
// Clicks on the board, hints, live updates, keys. Everything here is also possible without it.
import { $ } from "./dom.js";
import { links } from "./links.js";
import { replay } from "./replay.js";
import { play } from "./table.js";

replay();
links();
if ($("#table")) play();
