import { durationText } from '../../kit/time-format';
import type { Language } from '../../../shared/language';
import { ExecutionMode, Priority } from '../../../shared/sop';
import type { SopOutline } from '../../../shared/sop-edit';
import { shownNumber } from '../../../shared/step-numbers';
import type { Say } from '../../i18n/use-say';

/** Where a step stands in SOP.md, as the engine reads it. */
export type StepPlace = Pick<NonNullable<SopOutline['steps']>[number], 'number' | 'line' | 'lastLine'>;

/** A line of one of the files, and the one that it came in the place of. */
export interface ChangedLine {
  readonly file: 'SOP.toml' | 'SOP.md';
  /** The number of the line in its text, from 1, and the steps of that text; of SOP.toml none. */
  readonly at: number;
  readonly steps: readonly StepPlace[];
  readonly now: string | null;
  readonly was: string | null;
}

/** What a change means, where it is one of a key that is known; null: the line says it itself. */
export function meaningOf(change: ChangedLine, say: Say<'history'>, language: Language): string | null {
  return change.file === 'SOP.toml' ? ofManifest(change, say, language) : ofStep(change, say);
}

const keyPattern = /^\s*([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^#]*?))\s*(?:#.*)?$/u;

function readKey(line: string | null): { readonly key: string; readonly value: string } | null {
  const [, key, double, single, bare] = keyPattern.exec(line ?? '') ?? [];
  return key === undefined ? null : { key, value: double ?? single ?? bare ?? '' };
}

const isOneOf = <T extends string>(all: readonly T[], value: string | undefined): value is T =>
  all.some((each) => each === value);

function ofManifest({ now, was }: ChangedLine, say: Say<'history'>, language: Language): string | null {
  const [after, before] = [readKey(now), readKey(was)];
  const key = after?.key ?? before?.key;
  if (key === undefined || (after !== null && before !== null && after.key !== before.key)) return null;
  const old = before?.value;
  const value = after?.value;
  const seconds = (text: string): string => durationText(Number(text) * 1000, language);
  switch (key) {
    case 'cooldown_secs':
      return value === undefined
        ? say('restsNot')
        : old === undefined
          ? say('rests', { now: seconds(value) })
          : say('restsWas', { now: seconds(value), was: seconds(old) });
    case 'approval_timeout_secs':
      return value === undefined
        ? null
        : value === '0'
          ? say('waitsEver')
          : say('waits', { now: seconds(value) });
    case 'max_concurrent':
      return value === undefined ? null : say('atOnce', { now: value });
    case 'enabled':
      return value === 'false' ? say('switchedOff') : say('switchedOn');
    case 'execution_mode':
      return isOneOf(ExecutionMode.options, value) ? say(`asks_${value}`) : null;
    case 'priority':
      return !isOneOf(Priority.options, value)
        ? null
        : isOneOf(Priority.options, old)
          ? say('priorityWas', { now: say(`priority_${value}`), was: say(`priority_${old}`) })
          : say('priority', { now: say(`priority_${value}`) });
    case 'condition':
      return value === undefined ? say('conditionGone') : say('condition', { now: value });
    case 'topic':
    case 'path':
      return value === undefined ? null : say('listens', { now: value });
    case 'expression':
      return value === undefined ? null : say('fires', { now: value });
    case 'tools':
      return value === 'any' ? say('allTools') : say('ownTools');
    default:
      return null;
  }
}

const bulletPattern = /^\s*[-*+]\s+([a-z_]+)\s*[:：]\s*(.*)$/iu;

function readBullet(line: string | null): { readonly key: string; readonly value: string } | null {
  const [, key, value = ''] = bulletPattern.exec(line ?? '') ?? [];
  return key === undefined ? null : { key: key.toLowerCase(), value: value.trim() };
}

const yes = (value: string | undefined): boolean =>
  value !== undefined && !['false', 'no', 'off', '0', ''].includes(value.toLowerCase());
const names = (value: string | undefined): readonly string[] =>
  (value ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

function ofStep({ steps, at, now, was }: ChangedLine, say: Say<'history'>): string | null {
  const place = steps.find(({ line, lastLine = line }) => line <= at && at <= lastLine);
  const [after, before] = [readBullet(now), readBullet(was)];
  const key = after?.key ?? before?.key;
  if (place === undefined) return null;
  const step = shownNumber(place);
  if (key === undefined)
    return place.line !== at || (now !== null && was !== null)
      ? null
      : say(was === null ? 'stepNew' : 'stepGone', { step });
  const [value, old] = [
    after?.key === key ? after.value : undefined,
    before?.key === key ? before.value : undefined,
  ];
  switch (key) {
    case 'requires_confirmation':
      return yes(value) === yes(old) ? null : say(yes(value) ? 'stepAsks' : 'stepAsksNot', { step });
    case 'tools':
      return ofTools(step, names(value), names(old), say);
    case 'call':
      return value === undefined
        ? say('stepCallGone', { step })
        : say('stepCalls', { step, tool: value.split(/\s/u)[0] ?? '' });
    case 'kind':
      return value === 'checkpoint'
        ? say('stepWaits', { step })
        : value === 'wait'
          ? say('stepWaitsOnly', { step })
          : value === 'input'
            ? say('stepAsksValue', { step })
            : value === 'procedure'
              ? say('stepStartsOther', { step })
              : null;
    case 'output':
      return value === undefined ? say('stepInWords', { step }) : say('stepResult', { step, now: value });
    case 'set':
      return value === undefined ? say('stepSetsLess', { step }) : say('stepSets', { step, now: value });
    case 'model':
      return value === undefined ? say('stepUsualModel', { step }) : say('stepModel', { step, now: value });
    case 'sampling':
      return value === undefined
        ? say('stepUsualSampling', { step })
        : say('stepSampling', { step, now: value });
    case 'group':
      return value === undefined ? say('stepAlone', { step }) : say('stepBeside', { step, now: value });
    case 'on':
      return value === undefined ? say('stepHere', { step }) : say('stepElsewhere', { step, now: value });
    case 'for_each':
      return value === undefined ? say('stepOnce', { step }) : say('stepForEach', { step, now: value });
    case 'run':
      return value === undefined ? null : say('stepStarts', { step, now: value });
    case 'ask':
      return value === undefined ? null : say('stepAsksFor', { step, now: value });
    case 'for':
    case 'until':
      return value === undefined ? null : say('stepWaitsFor', { step, now: value });
    case 'timeout':
      return value === undefined
        ? say('stepWaitsEver', { step })
        : say('stepWaitsAtMost', { step, now: value });
    case 'when':
      return value === undefined ? say('stepAlways', { step }) : say('stepWhen', { step, now: value });
    case 'next':
      return value === undefined
        ? null
        : value === 'end'
          ? say('stepEnds', { step })
          : say('stepNext', { step, next: value });
    case 'on_failure':
      return value === undefined ? null : say('stepFails', { step, now: value });
    default:
      return null;
  }
}

function ofTools(
  step: number,
  now: readonly string[],
  was: readonly string[],
  say: Say<'history'>,
): string | null {
  const more = now.filter((name) => !was.includes(name));
  const less = was.filter((name) => !now.includes(name));
  const told = [
    ...(more.length === 0 ? [] : [say('stepMay', { step, tools: more.join(', ') })]),
    ...(less.length === 0 ? [] : [say('stepMayNot', { step, tools: less.join(', ') })]),
  ];
  return told.length === 0 ? null : told.join(' · ');
}
