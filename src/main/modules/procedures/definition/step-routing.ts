import { StepKind, type OnFailure, type Step } from '../../../../shared/sop';
import { nearest } from '../../../platform/base/nearest';
import { parseCondition } from '../../../../domain/procedure/expression/parse';
import { mostRetries } from '../../../../domain/procedure/retry';

/** Bullets that say in which order steps are carried out, and whether. */
export const routingKeys = ['kind', 'next', 'when', 'on_failure'] as const;
export type RoutingKey = (typeof routingKeys)[number];

export type Routing = Pick<Step, 'kind' | 'next' | 'when' | 'onFailure'>;

/** `offset` counts from the beginning of the value. */
export interface RoutingMistake {
  readonly offset: number;
  readonly message: string;
  readonly remedy: string;
}

export type ReadRouting =
  | { readonly ok: true; readonly value: Routing }
  | { readonly ok: false; readonly mistake: RoutingMistake };

/**
 * What a routing bullet says, steps by the number that is written. Which step that is, is for the whole list to
 * tell.
 */
export function readRouting(key: RoutingKey, text: string): ReadRouting {
  return readers[key](text.trim());
}

/** Whether a mistyped bullet was most likely meant as this one: its value fits. */
export function looksLikeRouting(key: string | null, value: string): key is RoutingKey {
  const known = routingKeys.find((candidate) => candidate === key);
  return known !== undefined && value.trim() !== '' && readRouting(known, value).ok;
}

const readers: Readonly<Record<RoutingKey, (text: string) => ReadRouting>> = {
  kind: readKind,
  next: readNext,
  when: readWhen,
  on_failure: readOnFailure,
};

const read = (value: Routing): ReadRouting => ({ ok: true, value });
const mistaken = (message: string, remedy: string, offset = 0): ReadRouting => ({
  ok: false,
  mistake: { offset, message, remedy },
});

function readKind(text: string): ReadRouting {
  const kind = StepKind.options.find((option) => option === text.toLowerCase());
  if (kind !== undefined) return read({ kind });
  const suggestion = nearest(text, StepKind.options);
  return mistaken(
    `kind is "${text}", which is none of ${StepKind.options.join(', ')}`,
    suggestion === null
      ? 'Write checkpoint for a step that only waits for a person, wait for one that waits for a time or a message, input for one that asks for a value, procedure for one that starts another procedure; leave the bullet out otherwise.'
      : `Did you mean ${suggestion}?`,
  );
}

function readNext(text: string): ReadRouting {
  if (text.toLowerCase() === 'end') return read({ next: 'end' });
  const number = stepNumber(text);
  return number === null
    ? mistaken(
        `next is "${text}", which is neither the number of a step nor end`,
        'Write for example "next: 4", or "next: end".',
      )
    : read({ next: number });
}

function readWhen(text: string): ReadRouting {
  const remedy = 'Write for example "when: $.payload.value > 85" or "when: $.steps.1.output == high".';
  if (text === '') return mistaken('when has no condition', remedy);
  const parsed = parseCondition(text);
  return parsed.ok
    ? read({ when: text })
    : mistaken(
        `The condition ${text} breaks at its column ${String(parsed.mistake.column)}: ${parsed.mistake.message}`,
        remedy,
        parsed.mistake.column - 1,
      );
}

const failureWords = ['fail', 'retry', 'goto'];

function readOnFailure(text: string): ReadRouting {
  const [, word = '', gap = '', argument = null] = /^([^\s:]*)(\s*:?\s*)(.*)$/su.exec(text) ?? [];
  const rest = argument === null || argument === '' ? null : argument;
  const at = word.length + gap.length;
  switch (word.toLowerCase()) {
    case 'fail':
      return rest === null
        ? read({ onFailure: { action: 'fail' } })
        : mistaken(`"fail" takes nothing after it, but "${rest}" follows`, 'Write "on_failure: fail".', at);
    case 'retry':
      return withNumber(rest, at, 'retry', 'how often', (times) =>
        times < 1 || times > mostRetries ? null : { action: 'retry', times },
      );
    case 'goto':
      return withNumber(rest, at, 'goto', 'the number of a step', (step) => ({ action: 'goto', step }));
    default: {
      const suggestion = nearest(word, failureWords);
      return mistaken(
        `on_failure is "${text}", which is none of fail, retry:n, goto:n`,
        suggestion === null
          ? 'Write fail, retry:2 or goto:5.'
          : `Did you mean ${suggestion}${suggestion === 'fail' ? '' : ':n'}?`,
      );
    }
  }
}

function withNumber(
  text: string | null,
  offset: number,
  word: string,
  meaning: string,
  make: (number: number) => OnFailure | null,
): ReadRouting {
  const number = text === null ? null : stepNumber(text);
  const onFailure = number === null ? null : make(number);
  if (onFailure !== null) return read({ onFailure });
  const limit = word === 'retry' ? `, from 1 to ${String(mostRetries)}` : '';
  return mistaken(
    text === null
      ? `${word} does not say ${meaning}`
      : `${word} is followed by "${text}", which is not ${meaning}${limit}`,
    `Write for example "on_failure: ${word}:2"${limit === '' ? '' : `; the number goes${limit}`}.`,
    text === null ? 0 : offset,
  );
}

/** As steps are written, from zero and with zeros in front too. */
const stepNumber = (text: string): number | null => (/^\d{1,9}$/u.test(text) ? Number(text) : null);
