import { afterEach, expect, test } from 'vitest';
import { runSheetOf, type RunSheet } from '../../../domain/run/run-sheet';
import type { RunEvent } from '../../../shared/run';
import type { NamedPins } from '../../../shared/pin-names';
import { startTranslation } from '../../i18n/i18n';
import { useSay } from '../../i18n/use-say';
import { draw, type Drawn } from '../../testing/draw';
import { samplePump } from '../../testing/samples/sample-runs';
import { inheritedPhrases, leftPhrases } from './left-phrases';
import { RunLeft } from './run-left';

const call = { provenance: {}, acts: true, step: 1 } as const;
const writes: readonly RunEvent[] = [
  { type: 'step-started', at: 1, step: 1, attempt: 1 },
  {
    ...call,
    type: 'tool-call-sent',
    at: 2,
    call: 'c1',
    tool: 'gpio_write',
    arguments: { board: 'pump-1', pin: 5, value: 1 },
  },
  { type: 'tool-call-answered', at: 3, step: 1, call: 'c1', success: true, output: 'done' },
  {
    ...call,
    type: 'tool-call-sent',
    at: 4,
    call: 'c2',
    tool: 'modbus_write',
    arguments: { device: 'vfd', signal: 'speed', value: 40 },
  },
];
const failed: RunEvent = { type: 'run-failed', at: 5, reason: 'no' };
const cancelled: RunEvent = { type: 'run-cancelled', at: 5, reason: 'no', by: 'ana', via: 'app' };
const completed: RunEvent = { type: 'run-completed', at: 5 };

function sheetOf(end: RunEvent, dry = false): RunSheet {
  const started: RunEvent = {
    type: 'run-started',
    at: 0,
    runId: 'r1',
    sop: samplePump,
    sopHash: 'h',
    trigger: { source: 'manual', topic: null, payload: null, receivedAt: 0 },
    approvalTimeoutSecs: 0,
    startedBy: 'ana',
    ...(dry ? { dry } : {}),
  };
  const sheet = runSheetOf([started, ...writes, end].map((event, index) => ({ seq: index + 1, event })));
  if (sheet === null) throw new Error('It begins with its start');
  return sheet;
}

let page: Drawn;
afterEach(() => page.end());
const lines = (): readonly string[] =>
  [...page.place.querySelectorAll('p')].map(({ textContent }) => textContent);

const english = [
  'pump-1 pin 5 stays at 1, as step 1 set it',
  'speed (vfd) may be at 40: whether step 1 carried that out is not known',
];
test.each([
  { name: 'failed', language: 'en', sheet: sheetOf(failed), says: english },
  { name: 'was cancelled', language: 'en', sheet: sheetOf(cancelled), says: english },
  {
    name: 'failed, in Korean,',
    language: 'ko',
    sheet: sheetOf(failed),
    says: [
      'pump-1 핀 5: 1단계에서 설정한 1 그대로임',
      'speed (vfd): 40일 수 있음. 1단계가 실제로 바꾸었는지 알 수 없음',
    ],
  },
  { name: 'was completed', language: 'en', sheet: sheetOf(completed), says: [] },
  { name: 'was a dry one', language: 'en', sheet: sheetOf(failed, true), says: [] },
] as const)(
  'the page of a run that $name says what stays as it set it',
  async ({ language, sheet, says }) => {
    await startTranslation(language);
    page = await draw(<RunLeft sheet={sheet} />);
    expect(lines()).toEqual(says);
  },
);

const boards: readonly NamedPins[] = [
  { name: 'pump-1', pinNames: [{ pin: 5, name: 'relief valve', low: 'closed', high: 'open' }] },
];
const left = [{ part: 'pump-1', of: 5, value: 1, step: 1, call: 'c1' }];

function Phrases() {
  const { say } = useSay('runs');
  return (
    <>
      {[...leftPhrases(left, samplePump.steps, say, boards), ...inheritedPhrases(left, say, boards)].map(
        (text) => (
          <p key={text}>{text}</p>
        ),
      )}
    </>
  );
}

test('a pin is called what people call it', async () => {
  await startTranslation('en');
  page = await draw(<Phrases />);
  expect(lines()).toEqual([
    'relief valve (pump-1 pin 5) stays at 1 (open), as step 1 set it',
    'relief valve (pump-1 pin 5) was left at 1 (open)',
  ]);
});
