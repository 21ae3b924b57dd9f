import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Output } from '../../../src/shared/procedures';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

const recall =
  '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n';
const manifest = (name: string, more = ''): string =>
  `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\n${more}\n[[triggers]]\ntype = "manual"\n`;

const sops = {
  'good/SOP.toml': manifest('good'),
  'good/SOP.md': recall,

  'not-toml/SOP.toml': '[sop]\nname = "not-toml"\ndescription = "its quote is never closed\n',
  'not-toml/SOP.md': recall,

  'wrong-values/SOP.toml': manifest('wrong-values', 'priority = "urgent"\ncooldown_secs = "a while"\n'),
  'wrong-values/SOP.md': recall,

  'no-name/SOP.toml': '[sop]\ndescription = "Has no name"\n\n[[triggers]]\ntype = "manual"\n',
  'no-name/SOP.md': recall,

  'half-cron/SOP.toml': manifest('half-cron', '\n[[triggers]]\ntype = "cron"\nexpression = "61 * * * *"\n'),
  'half-cron/SOP.md': recall,

  'half-condition/SOP.toml': manifest(
    'half-condition',
    '\n[[triggers]]\ntype = "mqtt"\ntopic = "a/b"\ncondition = "$.value >"\n',
  ),
  'half-condition/SOP.md': recall,

  'bad-steps/SOP.toml': manifest('bad-steps'),
  'bad-steps/SOP.md':
    '## Steps\n\n1. **Close the valve** — Set it LOW.\n   - requires_confirmation: perhaps\n',

  'bad-call/SOP.toml': manifest('bad-call'),
  'bad-call/SOP.md':
    '## Steps\n\n1. **Close the valve** — Set it LOW.\n   - call: gpio_write {"pin": "five"}\n',

  'open-fence/SOP.toml': manifest('open-fence'),
  'open-fence/SOP.md': '## Steps\n\n1. **Look** — Do this:\n\n```\nno end\n',

  'unknown/SOP.toml': manifest('unknown', 'max_concurent = 2\ncooldown = 5\n'),
  'unknown/SOP.md':
    '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n   - owners: night shift\n\n2. **Recall again**\n   - call: memory_recal {"query": "pressure"}\n',

  'slip/SOP.toml': manifest('slip'),
  'slip/SOP.md':
    '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n   - require_confirmation: true\n',

  'twin-a/SOP.toml': manifest('twin'),
  'twin-a/SOP.md': recall,
  'twin-b/SOP.toml': manifest('twin'),
  'twin-b/SOP.md': recall,

  'no-manifest/SOP.md': recall,
};

type Entry = Output<'sops.list'>[number];

let fixture: EngineFixture;
let entries: readonly Entry[];

const inFolder = (folder: string): Entry => {
  const found = entries.find((entry) => entry.folder === folder);
  if (found === undefined) throw new Error(`${folder} is not listed`);
  return found;
};

beforeAll(async () => {
  fixture = await openEngine({ config: '[gateway]\nport = 0\n', sops });
  entries = await fixture.ask('sops.list', {});
});
afterAll(() => fixture.close());

const findings = (folder: string) =>
  inFolder(folder).diagnostics.map(({ severity, file, line, column, message, remedy }) => ({
    severity,
    place: `${file}:${String(line)}:${String(column)}`,
    message,
    remedy,
  }));
const text = (part: string): string => expect.stringContaining(part) as string;

describe('broken definitions beside good ones', () => {
  test('every folder with a SOP.toml is listed', () => {
    expect(entries.map(({ folder }) => folder)).toEqual(
      Object.keys(sops)
        .filter((path) => path.endsWith('.toml'))
        .map((path) => path.split('/')[0])
        .sort(),
    );
    expect(inFolder('good')).toMatchObject({ state: 'valid', diagnostics: [] });
  });

  test.each([
    {
      folder: 'not-toml',
      what: [
        { place: 'SOP.toml:3:41', message: text('This is not TOML'), remedy: text('texts stand in quotes') },
      ],
    },
    {
      folder: 'wrong-values',
      what: [
        { place: 'SOP.toml:5:12', message: text('priority is "urgent"'), remedy: text('"critical"') },
        { place: 'SOP.toml:6:17', message: text('cooldown_secs is text'), remedy: 'Write a whole number.' },
      ],
    },
    {
      folder: 'no-name',
      what: [{ place: 'SOP.toml:1:2', message: '"name" is missing', remedy: text('Add name') }],
    },
    {
      folder: 'open-fence',
      what: [{ place: 'SOP.md:5:1', message: text('never closed'), remedy: text('Close it') }],
    },
    {
      folder: 'twin-a',
      what: [
        {
          place: 'SOP.toml:2:8',
          message: text('also used in twin-b/SOP.toml'),
          remedy: 'Give each its own name.',
        },
      ],
    },
    {
      folder: 'twin-b',
      what: [
        {
          place: 'SOP.toml:2:8',
          message: text('also used in twin-a/SOP.toml'),
          remedy: 'Give each its own name.',
        },
      ],
    },
  ])('$folder says where and how to fix it, and does not start', async ({ folder, what }) => {
    expect(findings(folder)).toEqual(what.map((finding) => ({ severity: 'error', ...finding })));
    expect(inFolder(folder)).toMatchObject({ state: 'errors', sop: null });
    await expect(fixture.ask('sops.start', { name: inFolder(folder).name, payload: null })).rejects.toThrow(
      `"${inFolder(folder).name}" has errors and cannot run`,
    );
  });

  test.each([
    {
      folder: 'half-cron',
      what: {
        place: 'SOP.toml:8:15',
        message: text('not a cron text'),
        remedy: text('does not fire until then'),
      },
    },
    {
      folder: 'half-condition',
      what: {
        place: 'SOP.toml:9:23',
        message: text('a value is missing here'),
        remedy: text('does not fire until then'),
      },
    },
  ])('$folder: a broken trigger is shown, and the rest of the procedure works', async ({ folder, what }) => {
    expect(findings(folder)).toEqual([{ severity: 'error', ...what }]);
    expect(inFolder(folder).sop?.triggers).toEqual([{ type: 'manual' }]);
    expect(await fixture.runToEnd(folder)).toMatchObject({ status: 'completed' });
  });

  test('a confirmation that is neither yes nor no is an error, and nothing starts', async () => {
    expect(findings('bad-steps').filter(({ severity }) => severity === 'error')).toEqual([
      {
        severity: 'error',
        place: 'SOP.md:4:29',
        message: text('neither true nor false; the step asks'),
        remedy: 'Write true or false.',
      },
    ]);
    await expect(fixture.ask('sops.start', { name: 'bad-steps', payload: null })).rejects.toThrow(
      'bad-steps/SOP.md:4:29: requires_confirmation is',
    );
  });

  test('a call that does not fit its tool is found before it runs, and nothing starts', async () => {
    expect(findings('bad-call')).toEqual([
      {
        severity: 'error',
        place: 'SOP.md:4:12',
        message: text('"value" is missing'),
        remedy: text('Correct the arguments'),
      },
      {
        severity: 'error',
        place: 'SOP.md:4:12',
        message: text('"pin" must be integer'),
        remedy: text('Correct the arguments'),
      },
    ]);
    await expect(fixture.ask('sops.start', { name: 'bad-call', payload: null })).rejects.toThrow(
      'bad-call/SOP.md:4:12: Step 1, call to gpio_write',
    );
  });

  test('the good one starts and completes', async () => {
    expect(await fixture.runToEnd('good')).toMatchObject({
      status: 'completed',
      steps: [{ status: 'completed' }],
    });
  });
});

test('unknown keys, bullets and tools are warnings with the nearest known name; the procedure runs', async () => {
  expect(findings('unknown')).toEqual([
    {
      severity: 'warning',
      place: 'SOP.toml:5:1',
      message: text('"max_concurent" is not a known key'),
      remedy: 'Did you mean "max_concurrent"?',
    },
    {
      severity: 'warning',
      place: 'SOP.toml:6:1',
      message: text('"cooldown" is not a known key'),
      remedy: 'Did you mean "cooldown_secs"?',
    },
    {
      severity: 'warning',
      place: 'SOP.md:5:6',
      message: text('"owners" is not a known bullet'),
      remedy: text('Known are tools'),
    },
    {
      severity: 'warning',
      place: 'SOP.md:8:12',
      message: text('names the tool "memory_recal"'),
      remedy: 'Did you mean memory_recall?',
    },
  ]);
  expect(inFolder('unknown').state).toBe('warnings');
  const run = await fixture.runToEnd('unknown');
  expect(run).toMatchObject({
    status: 'failed',
    steps: [{ status: 'completed' }, { status: 'failed', output: text('there is no tool "memory_recal"') }],
  });
});

test('a mistyped requires_confirmation warns, and the step asks all the same', async () => {
  expect(findings('slip')).toEqual([
    {
      severity: 'warning',
      place: 'SOP.md:5:6',
      message: '"require_confirmation" is not a known bullet; to be safe the step asks',
      remedy: 'Did you mean requires_confirmation?',
    },
  ]);
  const { runId } = await fixture.ask('sops.start', { name: 'slip', payload: null });
  expect((await fixture.ask('runs.show', { runId })).run).toMatchObject({ status: 'waiting_approval' });
  await fixture.ask('runs.cancel', { runId, reason: 'end of the test' });
});

describe('a saved change is live by itself', () => {
  const listed = async (folder: string): Promise<Entry | undefined> =>
    (await fixture.ask('sops.list', {})).find((entry) => entry.folder === folder);

  test('a change that breaks a procedure, and one that fixes it', async () => {
    await fixture.save('workspace/sops/good/SOP.toml', `${manifest('good')}\n[[triggers]\n`);
    await eventually('the error to show', async () => (await listed('good'))?.state === 'errors');
    await fixture.save('workspace/sops/good/SOP.toml', manifest('good', 'version = "2.0.0"'));
    const fixed = await eventually('the fixed one', async () => {
      const entry = await listed('good');
      return entry?.sop?.version === '2.0.0' ? entry : null;
    });
    expect(fixed).toMatchObject({ state: 'valid', diagnostics: [] });
    expect(await fixture.runToEnd('good')).toMatchObject({ status: 'completed', sop: { version: '2.0.0' } });
  });

  test('new steps count for the next run', async () => {
    await fixture.save('workspace/sops/good/SOP.md', recall.replaceAll('Recall', 'Look twice'));
    await eventually(
      'the new title',
      async () => (await listed('good'))?.sop?.steps[0]?.title === 'Look twice',
    );
  });

  test('a new folder appears, and one that is removed goes', async () => {
    await fixture.save('workspace/sops/later/SOP.toml', manifest('later'));
    await fixture.save('workspace/sops/later/SOP.md', recall);
    await eventually('the new procedure', async () => (await listed('later'))?.state === 'valid');
    expect(await fixture.runToEnd('later')).toMatchObject({ status: 'completed' });
    await rm(join(fixture.home, 'workspace', 'sops', 'later'), { recursive: true });
    await eventually('it to go', async () => (await listed('later')) === undefined);
    await expect(fixture.ask('sops.start', { name: 'later', payload: null })).rejects.toThrow(
      'There is no procedure "later"',
    );
  });

  test('a cron text fires as it is written now', async () => {
    const everySecond = `${manifest('clock')}\n[[triggers]]\ntype = "cron"\nexpression = "* * * * * *"\n`;
    await fixture.save('workspace/sops/clock/SOP.md', recall);
    await fixture.save('workspace/sops/clock/SOP.toml', everySecond.replace('* * * * * *', '0 0 1 1 *'));
    await eventually(
      'the yearly clock',
      async () => ((await listed('clock'))?.nextFireAt ?? 0) > Date.now() + 1000,
    );
    await fixture.save('workspace/sops/clock/SOP.toml', everySecond);
    const [run] = await eventually('a run by the clock', async () => {
      const runs = await fixture.ask('runs.list', { sop: 'clock' });
      return runs.length > 0 && runs;
    });
    expect(run).toMatchObject({ source: 'cron', topic: '* * * * * *' });
  });
});
