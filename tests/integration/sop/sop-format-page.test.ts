import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownTools } from '../../../src/main/cli/offline/known-tools';
import {
  defineSop,
  type ValidationContext,
} from '../../../src/main/modules/procedures/definition/definition';

const page = readFileSync('docs/sop-format.md', 'utf8');
const tools = new Map(knownTools().map((tool) => [tool.name, tool]));
const context: ValidationContext = {
  defaultExecutionMode: 'supervised',
  timezone: '',
  now: Date.UTC(2026, 0, 1),
  toolNames: new Set(tools.keys()),
  boardNames: new Set(['nucleo-f401re-0']),
  toolParameters: (name) => tools.get(name)?.parameters,
};

const head = '[sop]\nname = "example"\ndescription = "An example"\n';
const manual = '\n[[triggers]]\ntype = "manual"\n';
const steps = '## Steps\n\n1. **Say so**\n   - call: notify {"message": "Hello"}\n';

test.each(['sop', 'triggers', 'bullets'])('every word of %s is explained', (part) => {
  const known =
    defineSop(
      {
        folder: 'f',
        toml: part === 'triggers' ? `${head}${manual}zzzzzzzz = 1\n` : `${head}zzzzzzzz = 1\n${manual}`,
        markdown: part === 'bullets' ? `${steps}   - zzzzzzzz: 1\n` : steps,
      },
      context,
    ).diagnostics[0]?.remedy ?? '';
  const words = (/^Known(?: here:| are) ([\w, ]+)\./u.exec(known)?.[1] ?? '').split(', ');
  expect(words).not.toContain('');
  expect(words.filter((word) => !new RegExp(`\`${word}\`|\`${word}: |${word} = `, 'u').test(page))).toEqual(
    [],
  );
});
