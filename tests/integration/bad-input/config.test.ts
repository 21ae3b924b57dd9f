import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';

const text = (part: string | RegExp): string => expect.stringMatching(part) as string;

let broker: Mosquitto;
let fixture: EngineFixture;

/**
 * `max_waiting_runs` decides how many runs of "slow" may wait at the same time: that shows which configuration
 * holds.
 */
const config = (url: string, sop: string, more = ''): string =>
  `[mqtt]\nurl = "${url}"\n\n[gateway]\nport = 0\n\n[sop]\n${sop}\n${more}`;

beforeAll(async () => {
  broker = await startMosquitto();
  fixture = await openEngine({
    config: config(broker.url, 'max_waiting_rums = 1'),
    sops: {
      'slow/SOP.toml':
        '[sop]\nname = "slow"\ndescription = "Waits for a person"\nexecution_mode = "supervised"\nmax_concurrent = 1000\n[[triggers]]\ntype = "manual"\n',
      'slow/SOP.md':
        '## Steps\n\n1. **Recall** — Look for notes.\n   - call: memory_recall {"query": "pressure"}\n',
    },
  });
  await eventually('the broker', async () => (await fixture.ask('engine.status', {})).broker.health === 'on');
});
afterAll(async () => {
  await fixture.close();
  await broker.close();
});

const save = (contents: string): Promise<void> => fixture.save('config.toml', contents);

/** How many may run at the same time, as told to whoever asks for one more. */
async function limitInForce(): Promise<number> {
  const started: string[] = [];
  try {
    for (;;) {
      const answer = await fixture.engine.router.ask(
        'sops.start',
        { name: 'slow', payload: null },
        { by: 'ana', via: 'test' },
      );
      if (!answer.ok)
        return Number(
          /the limit is (\d+) \(\[sop\] max_waiting_runs\)/u.exec(answer.error.remedy ?? '')?.[1],
        );
      started.push((answer.value as { runId: string }).runId);
    }
  } finally {
    for (const runId of started) await fixture.ask('runs.cancel', { runId, reason: 'end of the test' });
  }
}

test('a mistyped key is a warning at its line with the nearest known name; the rest of the file holds', async () => {
  expect(await fixture.problem('config')).toMatchObject({
    where: `${join(fixture.home, 'config.toml')}:8:1`,
    message: 'There is no key "max_waiting_rums" in sop; it is ignored',
    remedy: text(/^Did you mean "max_waiting_runs"\?/u),
  });
  expect(await limitInForce()).toBe(200);
  expect((await fixture.ask('engine.status', {})).broker.health).toBe('on');
});

test('fixed, it counts without a restart', async () => {
  await save(config(broker.url, 'max_waiting_runs = 2'));
  await fixture.fixed('config');
  expect(await limitInForce()).toBe(2);
});

test.each([
  {
    name: 'a value of the wrong kind',
    sop: 'max_waiting_runs = "three"',
    place: '8:20',
    message: /^sop\.max_waiting_runs must be .*, not "three"\./u,
    remedy: /Correct this value/u,
  },
  {
    name: 'a value out of range',
    sop: 'max_waiting_runs = 0',
    place: '8:20',
    message: /^sop\.max_waiting_runs must be .*, not 0\./u,
    remedy: /Correct this value/u,
  },
  {
    name: 'a word that is not one of the known',
    sop: 'default_execution_mode = "supervisd"',
    place: '8:26',
    message: /not "supervisd"/u,
    remedy: /Did you mean "supervised"\?/u,
  },
  {
    name: 'a provider that there is not',
    sop: 'max_waiting_runs = 5\n[reliability]\nfallbacks = ["nobody"]',
    place: '10:1[0-9]',
    message: /nobody/u,
    remedy: /\w/u,
  },
  {
    name: 'text that is not TOML',
    sop: 'max_waiting_runs = [5',
    place: '(?:8|9|10):\\d+',
    message: /^This is not valid TOML/u,
    remedy: /Correct this line/u,
  },
  {
    name: 'a wrong value beside a good change',
    sop: 'max_waiting_runs = 7\nstep_timeout_secs = -1',
    place: '9:21',
    message: /step_timeout_secs must be/u,
    remedy: /Correct this value/u,
  },
])(
  '$name: the last good configuration stays in force as a whole, and a problem says where',
  async ({ sop, place, message, remedy }) => {
    await save(config('mqtt://127.0.0.1:1', sop));
    const problem = await fixture.problem('config', (found) =>
      new RegExp(message.source.replace('^', ''), 'u').test(found.message),
    );
    expect(problem).toMatchObject({
      where: text(new RegExp(`config\\.toml:${place}$`, 'u')),
      message: text(message),
      remedy: text(remedy),
    });
    expect(problem.message).toMatch(/the last good configuration holds$/u);
    expect(await limitInForce()).toBe(2);
    expect((await fixture.ask('engine.status', {})).broker).toMatchObject({
      health: 'on',
      detail: `127.0.0.1:${String(broker.port)}`,
    });
  },
);

test('a file that is gone changes nothing and is shown; the next good one is taken', async () => {
  await rm(join(fixture.home, 'config.toml'));
  expect(
    await fixture.problem('config', ({ message }) => message.startsWith('config.toml is not there')),
  ).toMatchObject({ remedy: text('Copy data/config-in-force.toml') });
  expect(await limitInForce()).toBe(2);
  await save(config(broker.url, 'max_waiting_runs = 3'));
  await fixture.fixed('config');
  expect(await limitInForce()).toBe(3);
});
