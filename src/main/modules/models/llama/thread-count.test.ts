import { expect, test } from 'vitest';
import { threadCount } from './thread-count';

test.each([
  {
    name: 'one core stays free',
    mathCores: 4,
    parallelism: 8,
    configured: null,
    override: undefined,
    threads: 3,
  },
  {
    name: 'two cores give one thread',
    mathCores: 2,
    parallelism: 2,
    configured: null,
    override: undefined,
    threads: 1,
  },
  {
    name: 'one core gives one thread',
    mathCores: 1,
    parallelism: 1,
    configured: null,
    override: undefined,
    threads: 1,
  },
  {
    name: 'never more than the process may use',
    mathCores: 16,
    parallelism: 4,
    configured: 12,
    override: undefined,
    threads: 4,
  },
  {
    name: 'the config wins over the rule',
    mathCores: 8,
    parallelism: 8,
    configured: 2,
    override: undefined,
    threads: 2,
  },
  {
    name: 'the environment wins over the config',
    mathCores: 8,
    parallelism: 8,
    configured: 6,
    override: '1',
    threads: 1,
  },
  {
    name: 'an override that is no number is ignored',
    mathCores: 8,
    parallelism: 8,
    configured: null,
    override: 'many',
    threads: 7,
  },
])('$name', ({ mathCores, parallelism, configured, override, threads }) => {
  expect(threadCount({ mathCores, parallelism }, configured, override)).toBe(threads);
});
