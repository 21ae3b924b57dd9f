import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../shared/json';
import { callsToKeep } from './calls-to-keep';
import type { CallRecord, RunSheet, StepSheet } from '../../../domain/run/run-sheet';
import { runSheetOf } from '../../../domain/run/run-sheet';
import { sampleRuns } from '../../testing/samples/sample-runs';

const samples = sampleRuns(Date.UTC(2026, 10, 21, 5, 0, 0));

function stepOf(runId: string, number: number): { readonly sheet: RunSheet; readonly step: StepSheet } {
  const sheet = runSheetOf(samples.find((each) => each.detail.run.runId === runId)?.detail.events ?? []);
  const step = sheet?.steps[number - 1];
  if (sheet === null || step === undefined) throw new Error(runId);
  return { sheet, step };
}

/** What is kept of a call with these arguments. */
function kept(
  args: JsonObject,
  told: {
    readonly body: string;
    readonly payload: string | null;
    readonly topic?: string;
    readonly output?: string;
  },
): JsonObject | undefined {
  const { sheet, step } = stepOf('8f31c2', 2);
  const first = sheet.steps[0];
  const [call] = step.calls;
  if (first === undefined || call === undefined) throw new Error('the sample has both');
  const trigger = { ...sheet.trigger, payload: told.payload, topic: told.topic ?? null };
  const [only] = callsToKeep(
    { ...step, title: 'Tell', body: told.body, calls: [{ ...call, arguments: args }] },
    { trigger, steps: [{ ...first, output: told.output ?? null }, step] },
  );
  return only?.arguments;
}

describe('which calls', () => {
  test('those of a completed step, as they were made', () => {
    const { sheet, step } = stepOf('8f31c2', 3);
    expect(callsToKeep(step, sheet)).toEqual([
      { tool: 'gpio_write', arguments: { board: 'nucleo-f401re-0', pin: 5, value: 0 } },
    ]);
  });

  test('none of a step that is not over, nor of one that no model worked on', () => {
    const running = stepOf('8f31c2', 4);
    expect(callsToKeep(running.step, running.sheet)).toEqual([]);
    const { sheet, step } = stepOf('8f31c2', 3);
    expect(callsToKeep({ ...step, turns: [] }, sheet)).toEqual([]);
  });

  test('not the failed ones, nor a look into the notes that the step did not suggest', () => {
    const { sheet, step } = stepOf('8f31c2', 3);
    const call = step.calls[0] as CallRecord;
    const calls = [{ ...call, success: false }, { ...call, tool: 'memory_recall', acts: false }, call];
    expect(callsToKeep({ ...step, calls }, sheet).map(({ tool }) => tool)).toEqual(['gpio_write']);
    expect(
      callsToKeep({ ...step, calls, suggestedTools: ['memory_recall'] }, sheet).map(({ tool }) => tool),
    ).toEqual(['memory_recall', 'gpio_write']);
  });

  test('of a step that the run came to twice, those of the last time', () => {
    const { sheet, step } = stepOf('8f31c2', 3);
    const call = step.calls[0] as CallRecord;
    const ending = step.events.at(-1);
    if (ending === undefined) throw new Error('it is over');
    const later = call.sentAt + 60_000;
    const again: StepSheet = {
      ...step,
      calls: [call, { ...call, sentAt: later, arguments: { pin: 7, value: 1 } }],
      events: [...step.events, { seq: 99, event: { ...ending.event, at: later + 1 } }],
    };
    expect(callsToKeep(again, sheet)).toEqual([{ tool: 'gpio_write', arguments: { pin: 7, value: 1 } }]);
  });
});

describe('values', () => {
  test.each<{
    name: string;
    args: JsonObject;
    body: string;
    payload: string | null;
    topic?: string;
    output?: string;
    kept: JsonObject;
  }>([
    {
      name: 'a number of the event',
      args: { pin: 7, value: 1 },
      body: 'Switch the reported pin on: value 1.',
      payload: '{"pin": 7}',
      kept: { pin: '{{payload.pin}}', value: 1 },
    },
    {
      name: 'a value that the step says itself stays, even if the event has it too',
      args: { pin: 7 },
      body: 'Set pin 7.',
      payload: '{"pin": 7}',
      kept: { pin: 7 },
    },
    {
      name: 'a value that two fields have stays',
      args: { pin: 7 },
      body: 'The reported one.',
      payload: '{"pin": 7, "board": 7}',
      kept: { pin: 7 },
    },
    {
      name: 'a text of the event is no number',
      args: { pin: 7 },
      body: 'The reported one.',
      payload: '{"pin": "7"}',
      kept: { pin: 7 },
    },
    {
      name: 'values within a text',
      args: { text: 'P-3 is at 92.4 bar' },
      body: 'Say which pump is at how many bar.',
      payload: '{"pump": "P-3", "value": 92.4, "unit": "bar"}',
      kept: { text: '{{payload.pump}} is at {{payload.value}} bar' },
    },
    {
      name: 'only as words of their own',
      args: { text: 'P-31 at 92.45' },
      body: 'Say it.',
      payload: '{"pump": "P-3", "value": 92.4}',
      kept: { text: 'P-31 at 92.45' },
    },
    {
      name: 'the longer one first',
      args: { text: 'P-3 west is warm' },
      body: 'Say it.',
      payload: '{"pump": "P-3", "place": "P-3 west"}',
      kept: { text: '{{payload.place}} is warm' },
    },
    {
      name: 'within lists and objects',
      args: { body: { rooms: ['A1', 'B3'] } },
      body: 'Both.',
      payload: '{"first": "A1", "more": [{"room name": "B3"}]}',
      kept: { body: { rooms: ['{{payload.first}}', '{{payload.more[0]["room name"]}}'] } },
    },
    {
      name: 'the whole payload',
      args: { content: 'valve stuck' },
      body: 'Keep what was sent.',
      payload: 'valve stuck',
      kept: { content: '{{payload}}' },
    },
    {
      name: 'the topic',
      args: { topic: 'site/a/pump' },
      body: 'Answer where it came from.',
      payload: null,
      topic: 'site/a/pump',
      kept: { topic: '{{topic}}' },
    },
    {
      name: 'what an earlier step put out',
      args: { content: '92.4 and 92.1 bar' },
      body: 'Keep the reading.',
      payload: null,
      output: '92.4 and 92.1 bar',
      kept: { content: '{{steps.1.output}}' },
    },
    {
      name: 'a long number of the event as text',
      args: { text: '9007199254740993 called' },
      body: 'Say who called.',
      payload: '{"address": 9007199254740993}',
      kept: { text: '{{payload.address}} called' },
    },
    {
      name: 'a key that no template can name',
      args: { text: 'P-3' },
      body: 'Say it.',
      payload: '{"a\\"b": "P-3"}',
      kept: { text: 'P-3' },
    },
    {
      name: 'a value as long as a payload',
      args: { content: `Said: ${'x'.repeat(70_000)}` },
      body: 'Keep it.',
      payload: JSON.stringify({ said: 'x'.repeat(70_000) }),
      kept: { content: 'Said: {{payload.said}}' },
    },
    {
      name: 'yes and no, and nothing, stay',
      args: { on: true, note: '' },
      body: 'On.',
      payload: '{"on": true, "note": ""}',
      kept: { on: true, note: '' },
    },
  ])('$name', ({ args, kept: wanted, ...told }) => {
    expect(kept(args, told)).toEqual(wanted);
  });
});
