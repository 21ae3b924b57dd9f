import { expect, test } from 'vitest';
import { PlannedCall, Step, type ExecutionMode, type Priority } from '../../shared/sop';
import { whatItMayDo } from './what-it-may-do';

const step = (number: number, more: object): Step =>
  Step.parse({
    number,
    title: 'S',
    body: '',
    suggestedTools: [],
    requiresConfirmation: false,
    calls: [],
    line: number,
    ...more,
  });
const call = (tool: string, args: object): PlannedCall => PlannedCall.parse({ tool, arguments: args });

const auto = { executionMode: 'auto', priority: 'normal' } as const;

test('who is sent its questions is told, each once', () => {
  const stage = (notify: string[]) => ({ afterSecs: 60, notify });
  expect(
    whatItMayDo({
      ...auto,
      tools: 'listed',
      steps: [],
      escalation: [stage(['telegram:9', 'desktop']), stage(['telegram:9'])],
    }).tells,
  ).toEqual(['desktop', 'telegram:9']);
});

test('what the fixed calls reach for is told by kind, what the model may call by its tools', () => {
  expect(
    whatItMayDo({
      ...auto,
      tools: 'listed',
      steps: [
        step(1, {
          calls: [
            call('gpio_write', { board: 'bench', pin: 5, value: 0 }),
            call('gpio_read', { board: 'bench', pin: 3 }),
            call('gpio_read', { board: 'bench', pin: 3 }),
            call('mqtt_publish', { topic: 'vents/{{payload.room}}', payload: 'open' }),
            call('http_request', { url: 'https://user:pw@api.shop.example/orders?x=1' }),
            call('http_request', { url: '{{payload.url}}' }),
            call('file_write', { path: 'log.csv', content: 'x' }),
            call('shell', { command: 'reboot' }),
            call('notify', { message: 'Done' }),
          ],
        }),
        step(2, { suggestedTools: ['memory_recall'], requiresConfirmation: true }),
        step(3, { kind: 'checkpoint', written: 10 }),
      ],
    }),
  ).toEqual({
    pins: [
      { board: 'bench', pin: '3', level: null },
      { board: 'bench', pin: '5', level: '0' },
    ],
    topics: ['vents/{{payload.room}}'],
    hosts: ['api.shop.example', '{{payload.url}}'],
    files: ['log.csv'],
    commands: ['reboot'],
    others: ['notify'],
    ofTheModel: ['memory_recall'],
    tells: [],
    asks: [2, 10],
    steps: 3,
  });
});

test('where the procedure offers every tool, the model may call any', () => {
  expect(whatItMayDo({ ...auto, tools: 'any', steps: [step(1, {})] }).ofTheModel).toBe('any');
  expect(whatItMayDo({ ...auto, tools: 'any', steps: [step(1, { kind: 'checkpoint' })] }).ofTheModel).toEqual(
    [],
  );
});

test('where only the mode asks, that is told too', () => {
  const steps = [step(1, {}), step(2, {}), step(3, { requiresConfirmation: true })];
  const asks = (executionMode: ExecutionMode, priority: Priority) =>
    whatItMayDo({ tools: 'listed', steps, executionMode, priority }).asks;
  expect(asks('auto', 'normal')).toEqual([3]);
  expect(asks('supervised', 'normal')).toEqual([1, 3]);
  expect(asks('step_by_step', 'normal')).toEqual([1, 2, 3]);
  expect(asks('priority_based', 'normal')).toEqual([1, 3]);
  expect(asks('priority_based', 'critical')).toEqual([3]);
});
