import { basename } from 'node:path';
import type { Profiler } from 'node:inspector';

/**
 * The function of a program's own files that most of the samples were taken in or below, e.g. `fold
 * (run-state.js:40)`; null: there is none.
 */
export function busiestFunction({ nodes }: Profiler.Profile): string | null {
  const parents = new Map(
    nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)),
  );
  const busiest = nodes
    .filter(({ callFrame, hitCount = 0 }) => hitCount > 0 && callFrame.url !== '')
    .toSorted((one, other) => (other.hitCount ?? 0) - (one.hitCount ?? 0))[0];
  for (let node = busiest; node !== undefined; node = parents.get(node.id)) {
    const { functionName, url, lineNumber } = node.callFrame;
    if (url === '' || url.startsWith('node:')) continue;
    const file = basename(url.split('?', 1).join(''));
    const place = lineNumber < 0 ? file : `${file}:${String(lineNumber + 1)}`;
    return functionName === '' ? place : `${functionName} (${place})`;
  }
  return null;
}
