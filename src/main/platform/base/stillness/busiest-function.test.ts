import type { Profiler } from 'node:inspector';
import { expect, test } from 'vitest';
import { busiestFunction } from './busiest-function';

const node = (
  id: number,
  functionName: string,
  url: string,
  hitCount: number,
  ...children: number[]
): Profiler.ProfileNode => ({
  id,
  callFrame: { functionName, scriptId: '0', url, lineNumber: 9, columnNumber: 0 },
  hitCount,
  children,
});
const root = node(1, '(root)', '', 0, 2);

test.each([
  {
    name: 'the function where most samples are',
    nodes: [
      root,
      node(2, 'listOnTimeout', 'node:internal/timers', 1, 3),
      node(3, 'fold', 'file:///app/out/main/cli.js', 8),
    ],
    then: 'fold (cli.js:10)',
  },
  {
    name: 'what waits within Node is said by who called it',
    nodes: [
      root,
      node(2, 'save', 'file:///home/plugins/slow.mjs?version=2', 1, 3),
      node(3, 'writeSync', 'node:fs', 20),
    ],
    then: 'save (slow.mjs:10)',
  },
  {
    name: 'a function without a name has its place',
    nodes: [root, node(2, '', 'file:///app/out/main/cli.js', 8)],
    then: 'cli.js:10',
  },
  {
    name: 'what a file does when it is read has no line',
    nodes: [
      root,
      {
        ...node(2, '', 'file:///home/plugins/slow.mjs?version=2', 8),
        callFrame: {
          functionName: '',
          scriptId: '0',
          url: 'file:///home/plugins/slow.mjs?version=2',
          lineNumber: -1,
          columnNumber: -1,
        },
      },
    ],
    then: 'slow.mjs',
  },
  {
    name: 'nothing when it was idle or at work for the program itself',
    nodes: [root, node(2, '(idle)', '', 20), node(3, '(garbage collector)', '', 20)],
    then: null,
  },
])('$name', ({ nodes, then }) => {
  expect(busiestFunction({ nodes, startTime: 0, endTime: 0 })).toBe(then);
});
