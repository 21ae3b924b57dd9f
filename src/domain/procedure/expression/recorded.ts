import { ExactNumber, type ExactJson } from '../../../shared/exact-json';
import { isNested } from './compare';
import { writtenAs } from './conditions';
import type { Doubt } from './doubt';
import { lookUp, printPath, type JsonPath } from './path';
import type { Payload } from './payload';
import { comparisonsOf, neededBy, type Condition } from './syntax';

/** The payloads that came where a trigger listens. */
export interface Recorded {
  readonly payloads: readonly Payload[];
  /** The known word that another one was most likely meant to be. */
  readonly nearest: (word: string, known: readonly string[]) => string | null;
}

/** Of fewer events nothing is concluded. */
const fewest = 3;
const mostPaths = 500;
const deepest = 6;

export const wasSeen = ({ payloads }: Recorded, path: JsonPath): boolean =>
  payloads.some((payload) => payload.kind === 'json' && lookUp(payload.value, path) !== undefined);

/** The paths of a condition that no event had, although some came. */
export function unseenPaths(text: string, condition: Condition, recorded: Recorded): readonly Doubt[] {
  const heard = recorded.payloads.filter(({ kind }) => kind !== 'none');
  if (heard.length < fewest) return [];
  const haveKeys = heard.some((payload) => payload.kind === 'json' && isNested(payload.value));
  const told = new Set<string>();
  return comparisonsOf(condition)
    .flatMap(neededBy)
    .flatMap((node): readonly Doubt[] => {
      const written = writtenAs(text, node);
      if (node.path.length === 0 || told.has(written) || wasSeen(recorded, node.path)) return [];
      told.add(written);
      const at = node.span.start;
      if (!haveKeys)
        return [
          {
            kind: 'slip',
            at,
            message: `${written} was in none of the last ${String(heard.length)} events here, for they have no keys`,
            remedy: 'Compare the payload itself, for example == ON.',
          },
        ];
      const suggestion = suggestionFor(node.path, recorded);
      return [
        {
          kind: 'slip',
          at,
          message: `${written} was in none of the last ${String(heard.length)} events here`,
          remedy: suggestion === null ? 'Check the path.' : `Did you mean ${suggestion}?`,
        },
      ];
    });
}

/** A path that events had: with the same last key, else one that is written alike. */
function suggestionFor(path: JsonPath, { payloads, nearest }: Recorded): string | null {
  const known = new Map<string, JsonPath>();
  for (const payload of payloads) if (payload.kind === 'json') collect(payload.value, [], known);
  const last = path.at(-1)?.toLowerCase();
  const alike = [...known].filter(([, other]) => other.at(-1)?.toLowerCase() === last).map(([text]) => text);
  return nearest(printPath(path), alike) ?? alike[0] ?? nearest(printPath(path), [...known.keys()]);
}

function collect(value: ExactJson, path: JsonPath, known: Map<string, JsonPath>): void {
  if (path.length > 0) known.set(printPath(path), path);
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return;
  if (path.length >= deepest) return;
  for (const [key, inner] of Object.entries(value)) {
    if (known.size >= mostPaths) return;
    collect(inner, [...path, key], known);
  }
}
