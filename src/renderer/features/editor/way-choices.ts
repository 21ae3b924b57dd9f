import type { NextStep, OnFailure, Step } from '../../../shared/sop';
import type { Say } from './use-say';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const mostRetries = 10;

const numbers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1));

/** Where a run may go on after a step; empty: what follows without being said. */
export function nextChoices(say: Say, number: number, count: number): readonly Choice[] {
  const isLast = number === count;
  return [
    { value: '', label: say(isLast ? 'thenOver' : 'thenBelow') },
    ...numbers(count).map((value) => ({ value, label: say('thenStepChoice', { step: value }) })),
    ...(isLast ? [] : [{ value: 'end', label: say('thenOver') }]),
  ];
}

export const nextValue = ({ next }: Pick<Step, 'next'>): string => (next === undefined ? '' : String(next));

export const toNext = (value: string): NextStep | null =>
  value === '' ? null : value === 'end' ? 'end' : Number(value);

/** What may follow when a step fails; empty: the run fails. */
export const failureChoices = (say: Say, number: number, count: number): readonly Choice[] => [
  { value: '', label: say('failRun') },
  ...numbers(mostRetries).map((times) => ({
    value: `retry ${times}`,
    label: say('failRetryChoice', { count: Number(times) }),
  })),
  ...numbers(count)
    .filter((value) => value !== String(number))
    .map((value) => ({ value: `goto ${value}`, label: say('failGotoChoice', { step: value }) })),
];

export function failureValue({ onFailure }: Pick<Step, 'onFailure'>): string {
  if (onFailure === undefined || onFailure.action === 'fail') return '';
  return onFailure.action === 'retry' ? `retry ${String(onFailure.times)}` : `goto ${String(onFailure.step)}`;
}

export function toFailure(value: string): OnFailure | null {
  const [action, number] = value.split(' ');
  if (action === 'retry') return { action, times: Number(number) };
  return action === 'goto' ? { action, step: Number(number) } : null;
}
