import { parseExactJson, withTextsForNumbers } from '../../shared/exact-json';
import { doubledKey } from '../../shared/doubled-key';
import { isJsonObject } from '../../shared/json-object';
import type { JsonObject } from '../../shared/json';
import { parseJson } from '../../shared/parse-json';
import type { Sampling } from '../../shared/sampling';
import { stateNamePattern } from '../../shared/procedure-state';
import type { StartedProcedure, Step, StepSet, StepWait } from '../../shared/sop';
import { isReadableSchema } from './asked-schema';
import { parseCondition } from './expression/parse';
import { durationText, readDuration } from './duration';
import { startText, untilText } from './work-text';
import { readSampling } from './step-sampling';
import {
  hasTemplate,
  isOnePath,
  isOneTemplate,
  listTemplate,
  templatesIn,
  withoutTemplates,
} from './templates';
import { isShared, topicFilterMistake } from './topics';

/**
 * Bullets that say what a step of a kind of its own does. Many are words of prose, so they are known in small
 * letters alone, and where their value fits as a whole.
 */
export const workKeys = [
  'for',
  'until',
  'timeout',
  'ask',
  'run',
  'for_each',
  'parallel',
  'output',
  'model',
  'sampling',
  'set',
  'group',
  'on',
] as const;
export type WorkKey = (typeof workKeys)[number];

export const isWorkKey = (key: string): key is WorkKey => workKeys.some((known) => known === key);

type Until = StepWait['until'];

/** What the bullets of a step say, as far as they are there. */
export interface Work {
  readonly for?: Extract<Until, { type: 'duration' }>;
  readonly until?: Exclude<Until, { type: 'duration' }>;
  readonly timeout?: number;
  /** The JSON Schema of the answer. */ readonly ask?: JsonObject;
  readonly run?: StartedProcedure;
  /** The list that is gone through. */ readonly for_each?: string;
  readonly parallel?: number;
  /** The JSON Schema of the result. */ readonly output?: JsonObject;
  /** Who carries the step out. */ readonly model?: string;
  /** How its words are drawn. */ readonly sampling?: Sampling;
  readonly set?: StepSet;
  /** With what else it is carried out side by side. */ readonly group?: string;
  /** Which engine of the fleet carries its call out. */ readonly on?: string;
}

/** The same as parts of the step. */
export const workParts = [
  'wait',
  'ask',
  'run',
  'output',
  'model',
  'sampling',
  'forEach',
  'group',
  'on',
] as const;
export type StepWork = Pick<Step, (typeof workParts)[number]>;

/** The kind of step that a bullet belongs to; null: any. */
export const kindOf: Readonly<Record<WorkKey, NonNullable<Step['kind']> | null>> = {
  for: 'wait',
  until: 'wait',
  timeout: 'wait',
  ask: 'input',
  run: 'procedure',
  for_each: 'execute',
  parallel: 'execute',
  output: 'execute',
  model: 'execute',
  sampling: 'execute',
  set: null,
  group: null,
  on: 'execute',
};

/** What the value says; null: it does not fit, and the line is text. */
export const readWork = (key: WorkKey, value: string): Work | null => readers[key](value.trim());

const readers: Readonly<Record<WorkKey, (text: string) => Work | null>> = {
  for: (text) => {
    const secs = readDuration(text);
    return secs === null ? null : { for: { type: 'duration', secs } };
  },
  until: (text) => {
    const until = readTime(text) ?? readMessage(text);
    return until === null ? null : { until };
  },
  timeout: (text) => {
    const secs = readDuration(text);
    return secs === null ? null : { timeout: secs };
  },
  ask: (text) => {
    const schema = readSchema(text);
    return schema === null || !isReadableSchema(schema) ? null : { ask: schema };
  },
  run: (text) => {
    const run = readStart(text);
    return run === null ? null : { run };
  },
  for_each: (text) =>
    isListPath(text) || isOneTemplate(text) || isWrittenList(text) ? { for_each: text } : null,
  output: (text) => {
    const schema = readSchema(text);
    return schema === null ? null : { output: schema };
  },
  model: (text) => (modelPattern.test(text) ? { model: text } : null),
  sampling: (text) => {
    // Of a key that stands twice only one value could count.
    const sampling = doubledKey(text) === null ? readSampling(parseJson(text)) : null;
    return sampling === null ? null : { sampling };
  },
  set: (text) => {
    const set = readSet(text);
    return set === null ? null : { set };
  },
  group: (text) => (groupPattern.test(text) ? { group: text } : null),
  on: (text) => (enginePattern.test(text) ? { on: text } : null),
  parallel: (text) => (/^(?:[2-9]|[1-9]\d)$/u.test(text) ? { parallel: Number(text) } : null),
};

const isListPath = (text: string): boolean =>
  /^\$\.(?:payload|steps)(?=$|[.[])/u.test(text) && isOnePath(listTemplate(text));

/** `["a", "b"]`, without a template: what is filled in would be read as a part of the list. */
const isWrittenList = (text: string): boolean =>
  text.startsWith('[') && templatesIn(text).length === 0 && Array.isArray(parseJson(text));

/** `NAME = VALUE`: words without a template are left to prose. */
function readSet(text: string): StepSet | null {
  const [, name = '', written = ''] = /^([^\s=]+)\s*=\s*(\S.*)$/su.exec(text) ?? [];
  if (!stateNamePattern.test(name)) return null;
  const value = doubledKey(written) === null ? parseJson(written) : undefined;
  if (value !== undefined) return { name, value };
  // One that is misspelt is a mistake, and no prose.
  return hasTemplate(written) ? { name, value: written } : null;
}

/** One word: "group: night shift" is prose. */
const groupPattern = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u;

/** What an engine, or a tag of engines, may be called: one word. */
const enginePattern = /^[^\s/{}]{1,64}$/u;

/** A word alone is left to prose: "model: F401" is said of a board. */
const modelPattern = /^(?:hint:[^\s/]+|[\w-]{2,}\/[^\s/]\S*)$/u;

const readTime = (text: string): NonNullable<Work['until']> | null =>
  /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/u.test(text)
    ? { type: 'time', time: text.indexOf(':') === 1 ? `0${text}` : text }
    : null;

/** `CONDITION on TOPIC`. */
function readMessage(text: string): NonNullable<Work['until']> | null {
  const [, condition = '', topic = ''] = /^(.*\S)\s+on\s+((?:\{\{[^{}]*\}\}|\S)+)$/su.exec(text) ?? [];
  const plain = withoutTemplates(topic);
  if (topic === '' || topicFilterMistake(plain) !== null || isShared(plain)) return null;
  return parseCondition(condition).ok ? { type: 'message', condition, topic } : null;
}

const types = ['string', 'number', 'integer', 'boolean', 'array', 'object'];

/** A JSON Schema of one type, or of a choice. */
function readSchema(text: string): JsonObject | null {
  const schema = parseJson(text);
  // Of a key that stands twice only one value could count.
  if (!isJsonObject(schema) || doubledKey(text) !== null) return null;
  const { type, enum: choices } = schema;
  const hasType = typeof type === 'string' && types.includes(type);
  return hasType || (type === undefined && Array.isArray(choices)) ? schema : null;
}

/** `NAME`, or `NAME {"key": "value"}`. */
function readStart(text: string): StartedProcedure | null {
  const [, name = '', json] = /^([^{}]*[^{}\s])(?:\s+(\{.*\}))?$/su.exec(text) ?? [];
  if (name === '') return null;
  if (json === undefined) return { name };
  const exact = parseExactJson(json);
  // As the arguments of a call: every digit of a number counts.
  const payload = exact === undefined ? exact : withTextsForNumbers(exact);
  return isJsonObject(payload) && doubledKey(json) === null ? { name, payload } : null;
}

/** The same read back, whichever bullet it belongs to; null: it is neither. */
export const readUntil = (text: string): Until | null =>
  readWork('for', text)?.for ?? readWork('until', text)?.until ?? null;

/** The bullets that say a part of the step. */
export const keysOfWork: Readonly<Record<keyof StepWork, readonly Exclude<WorkKey, 'set'>[]>> = {
  wait: ['for', 'until', 'timeout'],
  ask: ['ask'],
  run: ['run'],
  output: ['output'],
  model: ['model'],
  sampling: ['sampling'],
  forEach: ['for_each', 'parallel'],
  group: ['group'],
  on: ['on'],
};

/** What its bullets say of the step, as they are written; null: that bullet is not there. */
export const workTexts = ({
  wait,
  ask,
  run,
  forEach,
  output,
  model,
  sampling,
  group,
  on,
}: { readonly [K in keyof StepWork]?: StepWork[K] | null }): Readonly<
  Record<Exclude<WorkKey, 'set'>, string | null>
> => ({
  for: wait?.until.type === 'duration' ? untilText(wait.until) : null,
  until: wait == null || wait.until.type === 'duration' ? null : untilText(wait.until),
  timeout: wait?.timeoutSecs === undefined ? null : durationText(wait.timeoutSecs),
  ask: ask == null ? null : JSON.stringify(ask),
  run: run == null ? null : startText(run),
  for_each: forEach?.list ?? null,
  output: output == null ? null : JSON.stringify(output),
  model: model ?? null,
  sampling: sampling == null ? null : JSON.stringify(sampling),
  group: group ?? null,
  on: on ?? null,
  parallel: forEach?.parallel === undefined ? null : String(forEach.parallel),
});
