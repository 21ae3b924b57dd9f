import { expect, onTestFinished, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';

/** Analog inputs of a virtual board in a whole engine. */

const procedure = (
  name: string,
  trigger: string,
  step = '   - call: gpio_write {"board": "desk", "pin": 5, "value": 1}\n',
): Record<string, string> => ({
  [`${name}/SOP.toml`]: `[sop]\nname = "${name}"\ndescription = "For a test"\nexecution_mode = "auto"\nmax_concurrent = 99\n[[triggers]]\n${trigger}`,
  [`${name}/SOP.md`]: `## Steps\n\n1. **Act** — For a test.\n${step}`,
});

async function open(sops: Record<string, string>): Promise<EngineFixture> {
  const fixture = await openEngine({
    config:
      '[gateway]\nport = 0\n\n[[peripherals.boards]]\nboard = "desk"\ntype = "virtual"\nadc_poll_ms = 100\nadc_deadband = 50\n',
    sops,
  });
  onTestFinished(() => fixture.close());
  await eventually(
    'the board to be connected',
    async () => (await fixture.ask('engine.status', {})).boards[0]?.state === 'connected',
  );
  return fixture;
}

const completed = async ({ ask }: EngineFixture): Promise<number> =>
  (await ask('runs.list', {})).filter(({ status }) => status === 'completed').length;
const measure = ({ ask }: EngineFixture, value: number, channel = 0): Promise<unknown> =>
  ask('boards.turn-analog', { board: 'desk', channel, value });
/** The lines that the board was sent for itself: it has been read so often. */
const polls = async ({ ask }: EngineFixture): Promise<number> =>
  (await ask('boards.show', { board: 'desk' })).wire.filter(
    ({ direction, text }) => direction === 'in' && /"result":"\d+"/u.test(text),
  ).length;
async function isRead(fixture: EngineFixture): Promise<void> {
  await eventually('a reading', async () => (await polls(fixture)) > 0);
}

test('a reading that passes a limit starts a procedure, also by less than the dead band', async () => {
  const fixture = await open(
    procedure(
      'full',
      'type = "peripheral"\nboard = "desk"\nsignal = "adc_0"\ncondition = "$.value > 3000"\nclear_condition = "$.value < 2900"\n',
    ),
  );
  await isRead(fixture);
  await measure(fixture, 2990);
  await eventually('the first change', async () =>
    (await fixture.ask('events.list', {})).some(({ payload }) => (payload ?? '').includes('2990')),
  );
  expect(await completed(fixture)).toBe(0);
  await measure(fixture, 3001);
  await eventually('the run', async () => (await completed(fixture)) === 1);
  const [event] = await fixture.ask('events.list', {});
  expect(event).toMatchObject({ topic: 'desk/adc_0', payload: '{"value":3001,"full_scale":4095}' });
});

test('a value that stays above a limit long enough starts one', async () => {
  const fixture = await open(
    procedure(
      'high',
      'type = "peripheral"\nboard = "desk"\nsignal = "adc_1"\ncondition = "$.value > 3000"\nfor_secs = 1\n',
    ),
  );
  await isRead(fixture);
  await measure(fixture, 3500, 1);
  await eventually('the run', async () => (await completed(fixture)) === 1);
});

test('a step reads an input, and the next one uses the value', async () => {
  const fixture = await open(
    procedure(
      'look',
      'type = "peripheral"\nboard = "desk"\nsignal = "adc_0"\ncondition = "$.value > 100"\n',
      '   - call: adc_read {"board": "desk", "channel": 2}\n\n2. **Keep** — It.\n   - call: memory_store {"key": "level", "content": "{{steps.1.output.value}} of {{steps.1.output.full_scale}}"}\n',
    ),
  );
  await measure(fixture, 1234, 2);
  await isRead(fixture);
  await measure(fixture, 900);
  await eventually('the run', async () => (await completed(fixture)) === 1);
  const [run] = await fixture.ask('runs.list', {});
  const shown = JSON.stringify(await fixture.ask('runs.show', { runId: run?.runId ?? '' }));
  expect(shown).toContain('1234 of 4095');
});

test('an absence and a window go by every reading, also of a value that stays as it is', async () => {
  const fixture = await open({
    ...procedure(
      'silent',
      'type = "absence"\nboard = "desk"\nsignal = "adc_0"\ncondition = "$.value > 500"\nafter_secs = 2\n',
    ),
    ...procedure(
      'steady',
      'type = "window"\nboard = "desk"\nsignal = "adc_0"\nvalue = "$.value"\nover_secs = 60\ncondition = "$.count >= 25"\n',
    ),
  });
  await measure(fixture, 700);
  // 25 readings take longer than the silence may.
  await eventually('the window to be full', async () => (await completed(fixture)) === 1, 15_000);
  expect((await fixture.ask('runs.list', {})).map(({ sop }) => sop)).toEqual(['steady']);
  // What only counts is folded into one row.
  expect((await fixture.ask('events.list', {})).length).toBeLessThan(5);
  await measure(fixture, 480);
  await eventually(
    'the run of the absence',
    async () => (await fixture.ask('runs.list', {})).some(({ sop }) => sop === 'silent'),
    10_000,
  );
});
