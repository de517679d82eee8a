//! What bots know of each game, one file per game.

mod confucius;
mod dragon;
mod gugong;
mod kuhn;
