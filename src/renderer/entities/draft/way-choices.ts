import type { NextStep, OnFailure, Step } from '../../../shared/sop';
import { shownNumber } from '../../../shared/step-numbers';
import type { Say } from '../../i18n/use-say';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const mostRetries = 10;

const numbers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1));

/** Where a run may go on after a step; empty: what follows without being said. */
export function nextChoices(say: Say<'editor'>, number: number, steps: readonly Step[]): readonly Choice[] {
  const isLast = number === steps.length;
  return [
    { value: '', label: say(isLast ? 'thenOver' : 'thenBelow') },
    ...steps.map((step) => ({
      value: String(step.number),
      label: say('thenStepChoice', { step: shownNumber(step) }),
    })),
    ...(isLast ? [] : [{ value: 'end', label: say('thenOver') }]),
  ];
}

export const nextValue = ({ next }: Pick<Step, 'next'>): string => (next === undefined ? '' : String(next));

export const toNext = (value: string): NextStep | null =>
  value === '' ? null : value === 'end' ? 'end' : Number(value);

/** What may follow when a step fails; empty: the run fails. */
export const failureChoices = (
  say: Say<'editor'>,
  number: number,
  steps: readonly Step[],
): readonly Choice[] => [
  { value: '', label: say('failRun') },
  ...numbers(mostRetries).map((times) => ({
    value: `retry ${times}`,
    label: say('failRetryChoice', { count: Number(times) }),
  })),
  ...steps
    .filter((step) => step.number !== number)
    .map((step) => ({
      value: `goto ${String(step.number)}`,
      label: say('failGotoChoice', { step: shownNumber(step) }),
    })),
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
