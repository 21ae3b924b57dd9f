import { readDuration } from '../../../../domain/procedure/duration';
import type { Sketch, SketchCondition, SketchStep, SketchTrigger } from '../../../../shared/sketch';

/** The answers of the four questions, in the making: texts may be empty, and times are as they are typed. */
export interface Answers {
  readonly sentence: string;
  readonly name: string;
  readonly when: readonly SketchTrigger[];
  readonly steps: readonly SketchStep[];
  readonly ask: Sketch['ask'];
  readonly tell: { readonly to: string; readonly words: string };
}

/** Of what something is missing, for the person. */
export type Missing = 'when' | 'what' | 'tell' | 'name';

export const noCondition: SketchCondition = { field: '', is: 'above', value: '' };

/** A new answer to "When?" of each kind. */
export const newTriggers: { readonly [K in SketchTrigger['kind']]: Extract<SketchTrigger, { kind: K }> } = {
  mqtt: { kind: 'mqtt', topic: '', condition: noCondition },
  pin: { kind: 'pin', board: '', pin: 0, level: 1 },
  cron: { kind: 'cron', expression: '0 6 * * *' },
  silence: { kind: 'silence', topic: '', after_secs: 600 },
  window: { kind: 'window', topic: '', field: '', over_secs: 600, figure: 'mean', is: 'above', value: 0 },
  webhook: { kind: 'webhook', path: '/sop/' },
  queue: { kind: 'queue', queue: '', condition: noCondition },
  file: { kind: 'file', path: '' },
  message: { kind: 'message', channel: '' },
  procedure: { kind: 'procedure', name: '', outcome: 'failed' },
  manual: { kind: 'manual' },
};

/** A new step of each kind. */
export const newSteps: { readonly [K in SketchStep['do']]: Extract<SketchStep, { do: K }> } = {
  call: { do: 'call', title: '', tool: '', arguments: {} },
  check: { do: 'check', title: '' },
  wait: { do: 'wait', title: '', secs: 300 },
  'wait-time': { do: 'wait-time', title: '', time: '' },
  'wait-message': { do: 'wait-message', title: '', topic: '', condition: noCondition },
  ask: { do: 'ask', title: '', answer: 'number' },
  judge: { do: 'judge', title: '' },
  procedure: { do: 'procedure', title: '', name: '' },
  tell: { do: 'tell', title: '', to: 'desktop', words: '' },
};

/** `kind`: of what is likeliest to start it here. */
export const noAnswers = (sentence: string, kind: 'mqtt' | 'pin' = 'mqtt'): Answers => ({
  sentence,
  name: '',
  when: [newTriggers[kind]],
  steps: [newSteps.call],
  ask: 'acting',
  tell: { to: '', words: '' },
});

/** What a model gave, to be changed by hand. Whom it tells last is the answer to the fourth question. */
export function answersOf({ name, description, when, steps, ask }: Sketch): Answers {
  const last = steps.at(-1);
  const tells = last?.do === 'tell' && steps.length > 1 ? last : null;
  return {
    sentence: description,
    name,
    when,
    steps: tells === null ? steps : steps.slice(0, -1),
    ask,
    tell: tells === null ? { to: '', words: '' } : { to: tells.to, words: tells.words },
  };
}

type CallStep = Extract<SketchStep, { do: 'call' }>;

/** Titles where nobody gave one. */
export interface Titles {
  /** Of the step that tells somebody. */
  readonly tell: string;
  /** What a call does, in a sentence. */
  readonly call: (call: Pick<CallStep, 'tool' | 'arguments'>) => string;
}

/** The sketch of complete answers. */
export const toSketch = ({ sentence, name, when, steps, ask, tell }: Answers, titles: Titles): Sketch => ({
  name,
  description: sentence.trim() === '' ? name : sentence,
  when: when.map(withoutEmpty),
  steps: [
    ...steps.map((step): SketchStep =>
      step.title.trim() === '' ? { ...step, title: titleOf(step, titles) } : step,
    ),
    ...(tell.to === '' ? [] : [{ do: 'tell', title: titles.tell, to: tell.to, words: tell.words } as const]),
  ],
  ask,
});

function titleOf(step: SketchStep, titles: Titles): string {
  switch (step.do) {
    case 'call':
      return titles.call(step);
    case 'procedure':
      return step.name;
    case 'tell':
      return titles.tell;
    default:
      return step.do;
  }
}

/** Without a condition that compares with nothing, and so without how long it lasts. */
function withoutEmpty(trigger: SketchTrigger): SketchTrigger {
  if (!('condition' in trigger) || trigger.condition?.value !== '') return trigger;
  switch (trigger.kind) {
    case 'mqtt':
      return { kind: 'mqtt', topic: trigger.topic };
    case 'webhook':
      return { kind: 'webhook', path: trigger.path };
    case 'queue':
      return { kind: 'queue', queue: trigger.queue };
  }
}

/** What keeps the answers from being a draft. */
export function missingIn({ name, when, steps, tell }: Answers): readonly Missing[] {
  return [
    ...(when.length > 0 && when.every(isWhole) ? [] : (['when'] as const)),
    ...((steps.length > 0 || tell.to !== '') && steps.every(isDone) ? [] : (['what'] as const)),
    ...(tell.to === '' || (!tell.to.endsWith(':') && tell.words.trim() !== '') ? [] : (['tell'] as const)),
    ...(name.trim() === '' ? (['name'] as const) : []),
  ];
}

const isWhole = (trigger: SketchTrigger): boolean => {
  const { topic, path, queue, channel, board, name, expression } = trigger as Readonly<
    Record<string, unknown>
  >;
  return [topic, path, queue, channel, board, name, expression].every(
    (text) => typeof text !== 'string' || text.trim() !== '',
  );
};

function isDone(step: SketchStep): boolean {
  switch (step.do) {
    case 'call':
      return step.tool !== '';
    case 'procedure':
      return step.name !== '';
    case 'wait-time':
      return step.time.trim() !== '';
    case 'wait-message':
      return step.topic.trim() !== '' && step.condition.value !== '';
    case 'tell':
      return step.to !== '' && step.words.trim() !== '';
    case 'wait':
      return true;
    default:
      return step.title.trim() !== '';
  }
}

/** A typed time in whole seconds; null: it is none. */
export const wholeSecs = (text: string): number | null => {
  const secs = readDuration(text);
  return secs === null || !Number.isInteger(secs) ? null : secs;
};

/** A typed value: a number where it is one. */
export const typedValue = (text: string): number | string =>
  /^-?\d{1,15}(?:\.\d{1,15})?$/u.test(text.trim()) ? Number(text) : text;

/** A schedule as a time of day on some days; null: it says more. */
export function dayTimes(expression: string): { readonly time: string; readonly days: string } | null {
  const [minute, hour, , , days] =
    /^(\d{1,2}) (\d{1,2}) (\*) (\*) (\*|1-5|6,0)$/u.exec(expression.trim())?.slice(1) ?? [];
  if (minute === undefined || hour === undefined || days === undefined) return null;
  return Number(minute) < 60 && Number(hour) < 24
    ? { time: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`, days }
    : null;
}

/** The schedule of a time of day on these days. */
export function atTime(time: string, days: string): string {
  const [hour = '0', minute = '0'] = time.split(':');
  return `${String(Number(minute))} ${String(Number(hour))} * * ${days}`;
}
