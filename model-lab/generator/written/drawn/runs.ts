import { asText, members } from '../values/values';
import type { Slot } from '../table';

/** The object itself, said as JSON. */
export const record: Slot = { schema: {}, draw(dice, language) {
  const value = members(dice, language);
  return { value, words: asText(dice, value) };
} };
