import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownTools } from '../../src/main/cli/offline/known-tools';
import { parseConfig } from '../../src/main/platform/config/parse-config';
import { spawnSync } from 'node:child_process';
import { defineSop, type ValidationContext } from '../../src/main/modules/procedures/definition/definition';
import { procedures } from '../../src/shared/procedures';
import { parts } from '../test/parts.mjs';
import { npmScripts, parseMistake, zeroclawLines } from './command-lines';
import type { Example, Finding, Page } from './page';
import { root } from './repository';

type Check = (example: Example) => Promise<readonly string[]> | readonly string[];

/** How an example is checked, by the word behind its fence. What is only to be looked at says `text`. */
const checks: Readonly<Record<string, Check>> = {
  toml: (example) => (isProcedure(example.text) ? procedureMistakes(example) : configMistakes(example.text)),
  markdown: (example) => procedureMistakes(example),
  sh: ({ text }) => shellMistakes(text),
  console: ({ text }) => shellMistakes(text.replaceAll(/^[$#] /gmu, '')),
  json: ({ text }) => jsonMistakes(text),
  js: ({ text }) => moduleMistakes(text),
  python: ({ text }) => pythonMistakes(text),
  ini: ({ text }) => unitMistakes(text),
  text: () => [],
};

/** One check for each example of a page. */
export function examplesOf(page: Page): readonly (() => Promise<readonly Finding[]>)[] {
  return page.examples.map((example) => async () => {
    const at = { file: page.file, line: example.line };
    if (example.language === '' && !page.file.startsWith('docs/')) return [];
    const check = checks[example.language];
    if (check === undefined)
      return [
        {
          ...at,
          message: `Say of what kind this example is, one of ${Object.keys(checks).join(', ')}: nobody knows how to check "${example.language}".`,
        },
      ];
    return (await check(example)).map((message) => ({ ...at, message }));
  });
}

const isProcedure = (toml: string): boolean =>
  /^\[\[triggers\]\]/mu.test(toml) || /^\[sop\]\s*\nname\b/mu.test(toml);

const tools = new Map(knownTools().map((tool) => [tool.name, tool]));
const context: ValidationContext = {
  defaultExecutionMode: 'supervised',
  timezone: '',
  now: Date.UTC(2026, 0, 1),
  toolNames: new Set(tools.keys()),
  boardNames: new Set(['nucleo-f401re-0', 'pump']),
  deviceSignals: new Map([['plc', new Set(['level'])]]),
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

function procedureMistakes({ language, text }: Example): readonly string[] {
  const entry = defineSop(
    {
      folder: 'example',
      toml: language === 'toml' ? wholeToml(`${text}\n`) : head + message,
      markdown: language === 'markdown' ? `${text}\n` : steps,
    },
    context,
  );
  return entry.diagnostics.map(({ message: said, line }) => `Line ${String(line)} of the example: ${said}`);
}

/** An example is a part of a file: the channel that it names is in another. */
const configMistakes = (text: string): readonly string[] =>
  parseConfig(text)
    .diagnostics.filter(({ message: said }) => !said.startsWith('There is no channel '))
    .map(({ message: said, line }) => `Line ${String(line)} of the example: ${said}`);

async function shellMistakes(text: string): Promise<readonly string[]> {
  const parsed = await Promise.all(zeroclawLines(text).map(parseMistake));
  const paths = [...text.matchAll(/(?<![\w/.~-])(?:scripts|bin|model-lab|resources|tests|sops)\/[\w./-]+/gu)]
    .map(([path]) => path)
    .filter((path) => !existsSync(join(root, path)));
  const asked = [...text.matchAll(/\/v1\/([\w.-]+)/gu)]
    .map(([, name = '']) => name)
    .filter((name) => text.includes('control.sock') && !(name in procedures) && name !== 'notices');
  return [
    ...parsed.filter((mistake) => mistake !== null),
    ...npmScripts(text).flatMap(scriptMistakes),
    ...paths.map((path) => `There is no ${path} in the repository.`),
    ...asked.map((name) => `The socket has no procedure ${name}.`),
  ];
}

function scriptMistakes({ script, args }: { script: string; args: readonly string[] }): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  if (!(script in scripts)) return [`package.json has no script ${script}.`];
  const [first] = args;
  return script !== 'test' || first === undefined || parts.some(({ name }) => name === first)
    ? []
    : [`npm test has no part ${first}.`];
}

function jsonMistakes(text: string): readonly string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (failure) {
    return [String(failure)];
  }
}

/** A module is loaded as a plugin would be: what it does at once is done. */
/** Where there is no Python nobody can say; a test runs what stands in the pages. */
function pythonMistakes(text: string): readonly string[] {
  const { status, stderr } = spawnSync(
    'python3',
    ['-c', 'import sys; compile(sys.stdin.read(), "page", "exec")'],
    {
      input: text,
      encoding: 'utf8',
    },
  );
  return status === 0 || status === null ? [] : [stderr.trim().split('\n').slice(-1).join('')];
}

async function moduleMistakes(text: string): Promise<readonly string[]> {
  try {
    await import(`data:text/javascript,${encodeURIComponent(text)}`);
    return [];
  } catch (failure) {
    return [String(failure)];
  }
}

const unitMistakes = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => !/^(?:|[#;].*|\[\w+\]|\w+=.*)$/u.test(line))
    .map((line) => `systemd reads no line "${line}".`);
