import { parseExactJson, type ExactJson } from '../../../shared/exact-json';

/** Shorter ones are read as fast as they are found. */
const shortest = 1_000;
/** The event, and what a few steps gave. */
const mostKept = 4;

const kept: { readonly text: string; readonly value: ExactJson | undefined }[] = [];

/**
 * What a text says as JSON. Every template and condition of a run looks into the same few texts, for each item of a list
 * again: a long one is read once. Nobody changes the value.
 */
export function readOnce(text: string): ExactJson | undefined {
  if (text.length < shortest) return parseExactJson(text);
  const known = kept.find((each) => each.text === text);
  if (known !== undefined) return known.value;
  const value = parseExactJson(text);
  kept.unshift({ text, value });
  kept.length = Math.min(kept.length, mostKept);
  return value;
}
