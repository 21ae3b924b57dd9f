import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownTools } from '../../../src/main/cli/offline/known-tools';
import { defineSop, type ValidationContext } from '../../../src/main/sop/definition/definition';

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
/** What an example of steps may fill in is there. */
const message = '\n[[triggers]]\ntype = "mqtt"\ntopic = "yard/tanks"\n';
const steps = '## Steps\n\n1. **Say so**\n   - call: notify {"message": "Hello"}\n';

/** An example stands alone or is the part that its paragraph is about; the rest is added. */
const wholeToml = (example: string): string =>
  (example.includes('[sop]') ? '' : head) + example + (example.includes('[[triggers]]') ? '' : manual);

const examples = [...page.matchAll(/^```(toml|markdown)\n(.*?)^```$/gmsu)].map(
  ([, language = '', text = '']) => ({
    language,
    text,
    name: `${language}: ${(text.split('\n').find((line) => /^(?:type|name|1\.)/u.test(line)) ?? text.slice(0, 40)).trim()}`,
  }),
);

test('the page has examples of both files', () => {
  expect(examples.filter(({ language }) => language === 'toml').length).toBeGreaterThan(5);
  expect(examples.filter(({ language }) => language === 'markdown').length).toBeGreaterThan(5);
  expect(page.match(/^```\w*$/gmu)?.length).toBe(examples.length * 2);
});

test.each(examples)('an example is correct as it stands: $name', ({ language, text }) => {
  const entry = defineSop(
    {
      folder: 'example',
      toml: language === 'toml' ? wholeToml(text) : head + message,
      markdown: language === 'markdown' ? text : steps,
    },
    context,
  );
  expect([entry.diagnostics, entry.state]).toEqual([[], 'valid']);
  expect(entry.sop?.steps.length).toBeGreaterThan(0);
});

test.each(['sop', 'triggers', 'bullets'])('every word of %s is explained', (part) => {
  const known =
    defineSop(
      {
        folder: 'f',
        toml: part === 'triggers' ? `${head}${manual}zzzzzzzz = 1\n` : `${head}zzzzzzzz = 1\n${manual}`,
        markdown: part === 'bullets' ? `${steps}   - zzzzzzzz: 1\n` : steps,
      },
      context,
    ).diagnostics[0]?.mend ?? '';
  const words = (/^Known(?: here:| are) ([\w, ]+)\./u.exec(known)?.[1] ?? '').split(', ');
  expect(words).not.toContain('');
  expect(words.filter((word) => !new RegExp(`\`${word}\`|\`${word}: |${word} = `, 'u').test(page))).toEqual(
    [],
  );
});
