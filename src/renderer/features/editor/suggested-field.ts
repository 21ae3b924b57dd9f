import { create } from 'zustand';
import type { JsonPath } from '../../../domain/procedure/expression/path';

interface Suggestion {
  readonly procedure: string;
  readonly trigger: number;
  readonly path: JsonPath;
}

/** What the condition of a trigger is most likely about, right after the trigger was made from a message. */
export const useSuggestedField = create<{ readonly suggestion: Suggestion | null }>(() => ({
  suggestion: null,
}));

export const suggestField = (suggestion: Suggestion | null): void => {
  useSuggestedField.setState({ suggestion });
};
