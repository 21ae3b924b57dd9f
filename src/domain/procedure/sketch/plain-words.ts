import { templateRoots } from '../expression/path';

/** Control characters, line ends of every kind, halves of characters, and what is not drawn. */
const unwritten =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu;

/** As one line that can be seen. */
export const oneLine = (text: string, most = 500): string =>
  [...text.replaceAll(unwritten, ' ').replaceAll(/\s+/gu, ' ').trim()].slice(0, most).join('').trim();

/** The same without a sign that Markdown, TOML or a bullet of SOP.md could give a meaning. */
export const plainWords = (text: string): string =>
  oneLine(text.replaceAll(/[^\p{L}\p{M}\p{N} ,.?!%°'()/]+/gu, ' '))
    .replace(/^[\p{N}.,?!%°'()/ ]+/u, '')
    .trim();

/** Line ends and tabs are part of a message; what is not drawn is not. */
const undrawn = /[^\P{Cc}\n\t]|[\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** A value of a call as data: all of it can be seen, and it fills in nothing but what events and steps give. */
export const asData = (text: string): string => withoutForeignPlaces(text.replaceAll(undrawn, ''));

const known = new RegExp(String.raw`\{\{\s*(?:${templateRoots.join('|')})\b[^{}]*\}\}`, 'gu');

/** Places for values that an event or a step fills in stay; all other double braces are text, those of secrets too. */
function withoutForeignPlaces(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { index, 0: place } of text.matchAll(known)) {
    parts.push(apart(text.slice(at, index)), place);
    at = index + place.length;
  }
  return [...parts, text.slice(at).replaceAll(/\{(?=\{)/gu, '{ ')].join('');
}

/** No two opening braces beside each other, also not with what stands behind. */
const apart = (text: string): string => text.replaceAll(/\{(?=\{|$)/gu, '{ ');
