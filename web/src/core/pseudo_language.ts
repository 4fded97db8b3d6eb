/** Pseudo-language: English in disguise, as src/marula/text/pseudo.py makes it. What shows up plain is not translated. */

export const PSEUDO = "en-XA";

const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const DISGUISES = [..."ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"];

/** Every letter in disguise, every vowel twice: about four tenths longer, like the wordiest languages. */
export function disguised(text: string): string {
  // A single letter stands for a colour.
  const longer = text.trim().length === 1 ? text : text.replace(/[aeiou]/gi, "$&$&");
  return longer.replace(/[a-z]/gi, (letter) => DISGUISES[PLAIN.indexOf(letter)]!);
}

/** A whole message: a bracket without its fellow shows that something is cut off. Letters stay alone. */
export function bracketed(text: string): string {
  return text.trim().length > 1 ? `[${text}]` : text;
}
