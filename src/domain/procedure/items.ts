import { withTextsForNumbers } from '../../shared/exact-json';
import { ok, refuse, type Result } from '../../shared/result';
import type { Json, JsonObject } from '../../shared/json';
import type { Provenance } from '../../shared/run';
import type { Step } from '../../shared/sop';
import { fillTemplates, listTemplate, type TemplateSource } from './templates';
import { readOnce } from './expression/read-once';

/** More are no list to go through in one step, and each stands on the card. */
export const mostItems = 1_000;

/** Characters of all calls together: each may have the whole event in it, and a card has each. */
const longestCalls = 2_000_000;

/** The calls of a list, one after the other: why this one is one too many; null: it is not. */
export function callsTooLong(): (args: JsonObject) => string | null {
  let characters = 0;
  return (args) => {
    characters += JSON.stringify(args).length;
    return characters > longestCalls
      ? `the calls for its items have more than ${String(longestCalls)} characters together`
      : null;
  };
}

/** One item of a list that a step goes through. */
export interface Item {
  readonly value: Json;
  /** From 0. */
  readonly index: number;
  /** Who put the list there. */
  readonly from: Provenance;
}

/** A list, also one that stands in the words of a step: those of a file that was read, or of a model. */
function listOf(given: Json): Json {
  if (typeof given !== 'string' || !given.trimStart().startsWith('[')) return given;
  const read = readOnce(given.trim());
  return read === undefined ? given : withTextsForNumbers(read);
}

/**
 * The items that the step goes through; one that goes through no list has one, which is null. Undefined: only
 * a run that acts would know them.
 */
export function itemsOf(
  { forEach }: Pick<Step, 'forEach'>,
  source: TemplateSource,
): Result<readonly (Item | null)[] | undefined> {
  if (forEach === undefined) return ok([null]);
  const filled = fillTemplates({ tool: 'for_each', arguments: { list: listTemplate(forEach.list) } }, source);
  if (!filled.ok) return filled;
  if (filled.value.unknown === true) return ok(undefined);
  const list = listOf(filled.value.arguments['list'] ?? null);
  if (!Array.isArray(list))
    return refuse({
      code: 'template',
      message: `${forEach.list} is no list`,
      remedy: 'Correct for_each in SOP.md, or send an event that has the list.',
    });
  if (list.length > mostItems)
    return refuse({
      code: 'template',
      message: `${forEach.list} has ${String(list.length)} items, and a step goes through ${String(mostItems)} at most`,
      remedy: 'Send fewer at once.',
    });
  return ok(
    list.map((value, index) => ({ value, index, from: filled.value.provenance['list'] ?? 'payload' })),
  );
}
