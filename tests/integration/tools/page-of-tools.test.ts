import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/setup/paths.mjs';
import { openEngine } from '../../fixtures/engine';

/**
 * Whoever writes a call in an editor of their own has this page, and nothing else that tells the arguments.
 */
test('the page about tools has every tool with its arguments', async () => {
  const engine = await openEngine({
    config:
      '[gateway]\nport = 0\n[tools]\nshell_allow = ["ls"]\n[pushover]\ntoken = "t"\nuser = "u"\n[[peripherals.boards]]\nboard = "desk"\ntype = "virtual"\n[amqp]\nurl = "127.0.0.1:1"\n',
  });
  try {
    const page = readFileSync(join(projectRoot, 'docs', 'how-to', 'tools.md'), 'utf8');
    const [, table = ''] = /^## Their arguments\n([^]*?)^## /mu.exec(page) ?? [];
    const names = (cell = ''): string[] =>
      [...cell.matchAll(/`(\w+)`/gu)].map(([, name = '']) => name).sort();
    const written = [...table.matchAll(/^\| `(\w+)` \| ([^|]*) \| ([^|]*) \|/gmu)].map(
      ([, tool = '', must, may]) => [tool, names(must), names(may)],
    );
    const tools = await engine.ask('tools.list', {});
    const offered = tools.map(({ name, parameters }) => {
      const { properties = {}, required = [] } = parameters as {
        readonly properties?: Readonly<Record<string, unknown>>;
        readonly required?: readonly string[];
      };
      return [
        name,
        [...required].sort(),
        Object.keys(properties)
          .filter((argument) => !required.includes(argument))
          .sort(),
      ];
    });
    expect(Object.fromEntries(written.map(([tool, ...given]) => [tool, given]))).toEqual(
      Object.fromEntries(offered.map(([tool, ...given]) => [tool, given])),
    );
  } finally {
    await engine.close();
  }
});
