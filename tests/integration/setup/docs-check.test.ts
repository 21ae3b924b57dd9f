import { expect, test } from 'vitest';
import { examplesOf } from '../../../scripts/check-docs/examples';
import { linkFindings, unlistedPages } from '../../../scripts/check-docs/links';
import { nameFindings } from '../../../scripts/check-docs/names';
import { readPage } from '../../../scripts/check-docs/page';
import { promiseFindings } from '../../../scripts/check-docs/promises';
import { readRepository } from '../../../scripts/check-docs/repository';
import { sourceFindings } from '../../../scripts/check-docs/sources';

/** The check of the pages finds what it is there for: each page here is wrong in one way. */

const repository = readRepository();
const variables = new Set(['ZEROCLAW_HOME']);
const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n`;

async function findingsOf(text: string): Promise<readonly string[]> {
  const page = readPage('docs/README.md', text);
  const examples = await Promise.all(examplesOf(page).map((check) => check()));
  return [
    ...linkFindings(page, new Map([[page.file, page]]), repository),
    ...nameFindings(page, repository, variables),
    ...examples.flat(),
  ].map(({ line, message }) => `${String(line)}: ${message}`);
}

test.each<{ what: string; text: string; says: RegExp }>([
  { what: 'a link to no file', text: '# A\n\n[b](gone.md)', says: /3: The link gone\.md leads to no file/u },
  { what: 'a link to no heading', text: '# A\n\n[b](#c)', says: /names no heading/u },
  { what: 'a picture that is gone', text: '![b](images/gone.png)', says: /leads to no file/u },
  { what: 'a file that is gone', text: '`src/main/gone.ts`', says: /There is no src\/main\/gone\.ts/u },
  { what: 'a test that is gone', text: '| `gone.test.ts` |', says: /No file of the repository/u },
  { what: 'one of two files', text: '`src/main/{compose,gone}.ts`', says: /There is no/u },
  { what: 'a variable that nothing reads', text: '`ZEROCLAW_GONE`', says: /Nothing reads/u },
  { what: 'a command in the text', text: '`zeroclaw runs shwo ID`', says: /no command shwo/u },
  { what: 'an option in the text', text: '`zeroclaw runs [--sopp NAME]`', says: /no option --sopp/u },
  { what: 'a command', text: fence('sh', 'zeroclaw aprove RUN'), says: /aprove/u },
  { what: 'an option', text: fence('sh', 'sudo -u z zeroclaw --hom /h doctor'), says: /--hom/u },
  { what: 'a value', text: fence('sh', 'zeroclaw runs --limit many | cat'), says: /many/u },
  { what: 'an argument too few', text: fence('console', '$ zeroclaw deny RUN'), says: /reason/u },
  { what: 'a script', text: fence('sh', 'npm run tset'), says: /no script tset/u },
  {
    what: 'a procedure of the socket',
    text: fence('sh', 'curl control.sock/v1/runs.lst'),
    says: /runs\.lst/u,
  },
  { what: 'a key of config.toml', text: fence('toml', '[mqtt]\nurll = "mqtt://h"'), says: /urll/u },
  { what: 'a value of config.toml', text: fence('toml', '[mqtt]\nqos = 7'), says: /qos/u },
  { what: 'a trigger', text: fence('toml', '[[triggers]]\ntype = "mqt"'), says: /mqt/u },
  {
    what: 'a step',
    text: fence('markdown', '## Steps\n\n1. **Open it**\n   - tools: gpio_wirte'),
    says: /gpio_wirte/u,
  },
  { what: 'JSON', text: fence('json', '{"a": 1,}'), says: /JSON/u },
  { what: 'a module', text: fence('js', 'export default {'), says: /SyntaxError/u },
  { what: 'a unit of systemd', text: fence('ini', '[Service]\nUser zeroclaw'), says: /User zeroclaw/u },
  { what: 'an example of an unknown kind', text: fence('perl', '1;'), says: /of what kind/u },
])('$what is found', async ({ text, says }) => {
  const found = await findingsOf(text);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(says);
});

test('what is right is left alone', async () => {
  const text = [
    '# A heading, with `code`',
    '[it](#a-heading-with-code) [a folder](decisions/) [the web](https://example.org/gone)',
    '`src/main/compose.ts` `src/main/*.ts` `main/cli/program.ts` `plugins/my-own.mjs` `ZEROCLAW_HOME=/h`',
    '`zeroclaw memory export [FILE] [--format markdown|json]` `zeroclaw runs | head -1`',
    fence(
      'sh',
      'body=1\nzeroclaw sop test --source mqtt \\\n  --topic a/b --payload \'{"v": 1}\' # why\nnpm test -- unit',
    ),
    fence('toml', '[mqtt]\nurl = "mqtt://127.0.0.1:1883"'),
    fence('text', 'whatever'),
  ].join('\n\n');
  expect(await findingsOf(text)).toEqual([]);
});

test('a page that a source names and that is gone is found', () => {
  const [gone, decision] = ['gone.md', 'decisions/9999'];
  const text = `\n// docs/${gone}, docs/trust.md and docs/decisions/0003\n// docs/${decision}`;
  expect(
    sourceFindings(new Map([['src/a.ts', text]]), repository).map(
      ({ line, message }) => `${String(line)}: ${message}`,
    ),
  ).toEqual([`2: There is no page docs/${gone}.`, `3: There is no page docs/${decision}.`]);
});

test('a page that its list does not name is found', () => {
  const pages = [
    readPage('docs/README.md', '[a](how-to/a.md) [decisions](decisions/README.md)'),
    readPage('docs/how-to/a.md', ''),
    readPage('docs/how-to/lost.md', ''),
    readPage('docs/decisions/README.md', '[b](0001-b.md)'),
    readPage('docs/decisions/0001-b.md', ''),
    readPage('docs/decisions/0002-lost.md', ''),
  ];
  expect(
    unlistedPages(new Map(pages.map((page) => [page.file, page]))).map(({ message }) => message),
  ).toEqual([
    'The list does not name docs/how-to/lost.md.',
    'The list does not name docs/decisions/0002-lost.md.',
  ]);
});

test.each([
  { what: 'a test', row: '`src/domain/answer/inert.test.ts`', says: null },
  {
    what: 'tests and words',
    row: '`tests/conformance/sop.json` and `src/domain/answer/*.test.ts`',
    says: null,
  },
  { what: 'words alone', row: 'the same', says: 'No test is named for the promise: It holds' },
  { what: 'a folder', row: '`tests/conformance/`', says: 'tests/conformance/ is no file of tests.' },
  { what: 'a test that is gone', row: '`src/gone.test.ts`', says: 'src/gone.test.ts is no file of tests.' },
])('a promise names the tests that show it: $what', ({ row, says }) => {
  const table = `| promise | shown by |\n|---|---|\n| It holds | ${row} |\n\nWords.`;
  expect(promiseFindings('docs/trust.md', table, repository).map(({ message }) => message)).toEqual(
    says === null ? [] : [says],
  );
});
