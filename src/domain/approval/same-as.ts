import type { Json } from '../../shared/json';
import type { SameAs } from '../../shared/run';
import { standsIn } from '../../shared/stands-in';

/** A text that the model was given, and what it is. */
export interface GivenText {
  readonly place: SameAs;
  readonly text: string;
}

/**
 * Every place where a value that the model wrote stands as well, as whole words: all that can be said of it,
 * for the model may have taken it from there, from elsewhere, or made it up.
 */
export function sameAs(value: Json, given: readonly GivenText[]): SameAs[] {
  const parts = leavesOf(value);
  if (parts.length === 0) return [];
  const found = given.filter(({ text }) => parts.every((part) => standsIn(text, part)));
  return [...new Map(found.map(({ place }) => [JSON.stringify(place), place])).values()];
}

/** The texts and numbers that a value is made of. */
function leavesOf(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [JSON.stringify(value)];
  return Object.values(value).flatMap(leavesOf);
}
