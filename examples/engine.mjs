// An engine in JavaScript, for Node.js 18 or later: plays every game, and shows all that the protocol asks for.
// It is no good player: it chooses at random, but does not pass while it can do something else.
//
//   marula bot --check "node examples/engine.mjs"
//   marula arena template --bots "random,exec:node examples/engine.mjs" --matches 20

import { createInterface } from "node:readline";

const PROTOCOL = 1;

let match = null; // the match that the next question is about
let luck = null; // random numbers from the match's seed, so that the same match is played alike again

/** A small generator (mulberry32), started with a text. */
function randomNumbers(text) {
  let state = 1779033703;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 3432918353);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One function for each message; null ends the engine. */
const ANSWERS = {
  quit: () => null,

  hello: () => ({ message: "hello", protocol: PROTOCOL, name: "example in JavaScript" }),

  match({ game, edition, seat, seed }) {
    if (edition.game !== game) throw new Error(`the edition is for ${edition.game}, not for ${game}`);
    match = { game, seat };
    luck = randomNumbers(seed);
    return { message: "ready" };
  },

  choose({ envelope }) {
    if (match === null) throw new Error("no match was named yet");
    // envelope.view holds all that this seat knows; a better engine would look at it.
    const places = envelope.options.map((_, place) => place);
    const active = places.filter((place) => !/pass|skip|decline/.test(envelope.options[place].action));
    const among = active.length > 0 ? active : places;
    return { message: "choice", option: among[Math.floor(luck() * among.length)] };
  },
};

function answer(line) {
  try {
    const message = JSON.parse(line);
    const known = Object.hasOwn(ANSWERS, message.message) ? ANSWERS[message.message] : null;
    if (known === null) throw new Error(`unknown message ${message.message}`);
    return known(message);
  } catch (problem) {
    return { message: "error", text: String(problem.message) };
  }
}

// The end of the input ends the engine too: nothing is left to do then.
createInterface({ input: process.stdin }).on("line", (line) => {
  const reply = answer(line);
  if (reply === null) process.exit(0);
  process.stdout.write(`${JSON.stringify(reply)}\n`);
});
