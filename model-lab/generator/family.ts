import type { JsonObject, Json } from '../../src/shared/json';
import type { ToolSpec } from '../../src/main/ports/provider';
import type { Dice } from './dice';
import type { Language } from './language/template';

/** A value that the step does not spell out: it stands in the event, in an earlier result, or comes back from the call before. */
export interface Reference {
  /** How the step calls it, as a noun: `the reading`, `the event's temp`. */
  readonly words: string;
  readonly value: string;
}

/** One instruction and the call that it means. */
export interface Ask {
  readonly arguments: JsonObject;
  /** The instruction. English: no full stop, small first letter. Korean: verbs still without their ending, as `하#`. */
  readonly body: string;
  readonly titles: readonly string[];
  readonly result: string;
  /** What a later call can take from the result. */
  readonly reading: string | null;
}

/** A tool together with how people ask for it. */
export interface Skill {
  readonly tool: ToolSpec;
  /** Whether its result is something to pass on. */
  readonly reads: boolean;
  ask(dice: Dice, language: Language): Ask;
  /** One instruction that means several calls of this tool. */
  askMany?(dice: Dice, language: Language): { readonly calls: readonly JsonObject[]; readonly body: string; readonly title: string; readonly results: readonly string[] };
  /** The same with a text or number that is only referred to. */
  askWith?(dice: Dice, language: Language, reference: Reference): Ask | null;
  /** An instruction that leaves out a value that the call needs, and the parameter's name. */
  askWithout?(dice: Dice, language: Language): { readonly body: string; readonly missing: string; readonly title: string };
}

export const objectOf = (properties: Record<string, Json>, required: readonly string[]): JsonObject => ({ type: 'object', properties, required: [...required], additionalProperties: false });

/** Tools of other makers write their descriptions in many ways, and sometimes in Korean. */
export const described = (dice: Dice, english: readonly string[], korean: readonly string[]): string => (dice.chance(0.15) ? dice.pick(korean) : dice.pick(english));
