import { exactJsonText, parseExactJson, withTextsForNumbers, type ExactJson } from '../../shared/exact-json';
import type { Json, JsonObject } from '../../shared/json';
import { ok, refuse, type Refusal, type Result } from '../../shared/result';
import type { Provenance, Run } from '../../shared/run';
import { secretNameIn, secretNames } from '../../shared/secret-reference';
import type { PlannedCall } from '../../shared/sop';
import { positionOf } from '../../shared/step-numbers';
import { lookUp, readPath, type JsonPath } from './expression/path';
import { withoutFrame } from './expression/payload';
import { metaOf, outputOf } from './step-values';

/** What the templates of a planned call may refer to. */
export type TemplateSource = Pick<Run, 'trigger' | 'steps' | 'dry' | 'state'> & {
  /** Of a step that goes through a list: the item that the call is for. */
  readonly item?: { readonly value: Json; readonly index: number; readonly from: Provenance } | null;
};

export interface FilledCall {
  readonly arguments: JsonObject;
  /** By argument name. 'payload': the event had a say in it; 'result': an earlier step's output had. */
  readonly provenance: Record<string, Provenance>;
  /** Of a dry run: it rests on what a call would have given that was not carried out. */
  readonly unknown?: true;
}

const template = /\{\{((?:(?!\{\{|\}\}).)*)\}\}/gsu;

type Reference =
  | { readonly kind: 'topic' }
  | { readonly kind: 'secret' }
  | { readonly kind: 'payload'; readonly path: JsonPath }
  | { readonly kind: 'event-meta'; readonly path: JsonPath }
  | { readonly kind: 'item'; readonly path: JsonPath }
  | { readonly kind: 'index' }
  | { readonly kind: 'state'; readonly path: JsonPath }
  | { readonly kind: 'output' | 'meta'; /** As written. */ readonly step: number; readonly path: JsonPath };

/**
 * Fills `{{payload.value}}`, `{{topic}}`, `{{steps.1.output.key}}` and `{{steps.1.meta.status}}` in as data: what
 * is filled in is never read for templates again. A string that is one template keeps the JSON type of the value, unless the tool wants
 * text there; a number that would be rounded is its text. Refuses with code `template` when something is
 * missing.
 */
export function fillTemplates(planned: PlannedCall, source: TemplateSource): Result<FilledCall> {
  const filled: JsonObject = {};
  const provenance: Record<string, Provenance> = {};
  const unknown = new Set<string>();
  for (const [name, value] of Object.entries(planned.arguments)) {
    const used = new Set<Provenance>();
    const result = fillValue(value, [name], { ...source, used, unknown, texts: planned.texts ?? [] });
    if (!result.ok)
      return refuse({
        ...result.error,
        message: `${planned.tool}, argument "${name}": ${result.error.message}`,
      });
    filled[name] = result.value;
    provenance[name] = byWhom.find((from) => used.has(from)) ?? 'sop';
  }
  return ok({ arguments: filled, provenance, ...(unknown.size === 0 ? {} : { unknown: true }) });
}

/** Who had the most to do with a value that several filled. */
const byWhom = ['payload', 'handed', 'result'] as const;

interface Filling extends TemplateSource {
  readonly used: Set<Provenance>;
  /** Templates whose value only a run that acts would know. */
  readonly unknown: Set<string>;
  readonly texts: readonly string[];
}

/** The name of a place within arguments. */
export const placeName = (path: readonly string[]): string =>
  path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

/** Whether the text is one template and nothing else. */
export const isWholeTemplate = (text: string): boolean => [...text.matchAll(template)][0]?.[0] === text;

/**
 * Whether the text is one template of the payload or of what a step gave, whose value keeps its JSON type;
 * what is filled in for every other one is text, words of a step among them. `isOneCall`: the output of such a
 * step is what its call gave.
 */
export function keepsType(text: string, isOneCall: (step: number) => boolean): boolean {
  const reference = isWholeTemplate(text) ? readReference(text.slice('{{'.length, -'}}'.length)) : null;
  if (reference === null || reference.kind === 'topic' || reference.kind === 'secret') return false;
  return reference.kind !== 'output' || reference.path.length > 0 || isOneCall(reference.step);
}

/** What the templates in the value name, in the order they are written. */
function referencesIn(value: Json): readonly Reference[] {
  if (typeof value === 'string')
    return [...value.matchAll(template)].flatMap(([, inner = '']) => readReference(inner) ?? []);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(referencesIn);
}

/** Whether the value names an item of a list that is gone through. */
export const namesItem = (value: Json): boolean =>
  referencesIn(value).some(({ kind }) => kind === 'item' || kind === 'index');

/** The names of what is remembered that templates in the value name. */
export const stateNamesIn = (value: Json): readonly string[] =>
  referencesIn(value).flatMap((reference) => (reference.kind === 'state' ? reference.path.slice(0, 1) : []));

/** The templates in the text that are filled in where it is one of a call. */
export const templatesIn = (text: string): readonly string[] =>
  [...text.matchAll(template)].flatMap(([whole, inner = '']) =>
    readReference(inner) === null ? [] : [whole],
  );

/** Whether a template stands anywhere in the value. */
export function hasTemplate(value: Json): boolean {
  if (typeof value === 'string') return value.search(template) !== -1;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasTemplate);
}

/**
 * What is wrong with the templates of a call, as sentences. `wrongStep`: what is wrong with naming a step by
 * this number there, to stand behind the template; null: nothing.
 */
export function templateMistakes(
  value: Json,
  wrongStep: (written: number, template: string) => string | null,
): readonly string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(template)].flatMap(([whole, inner = '']) => {
      const reference = readReference(inner);
      if (reference === null)
        return [
          `${whole} is not known; what is filled in is payload, payload.key, topic, meta.key, steps.1.output, steps.1.output.key, steps.1.meta.status or state.name in double braces`,
        ];
      const wrong = 'step' in reference ? wrongStep(reference.step, whole) : null;
      return wrong === null ? [] : [wrong];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [
    ...names
      .flatMap(templatesIn)
      .map((whole) => `${whole} stands in the name of an argument, where nothing is filled in`),
    ...Object.values(value).flatMap((inner) => templateMistakes(inner, wrongStep)),
  ];
}

/** A template that is filled in from the event. */
export interface EventReference {
  readonly template: string;
  readonly part: 'payload' | 'topic' | 'meta';
  /** As a condition of a step names it. */
  readonly path: string;
}

/** What of the event stands in templates anywhere in the value. */
export function eventReferences(value: Json): readonly EventReference[] {
  if (typeof value === 'string') {
    return [...value.matchAll(template)].flatMap(([whole, inner = '']) => {
      const kind = readReference(inner)?.kind;
      const part = kind === 'event-meta' ? 'meta' : kind === 'payload' || kind === 'topic' ? kind : null;
      return part === null ? [] : [{ template: whole, part, path: `$.${inner.trim()}` }];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(eventReferences);
}

function fillValue(value: Json, path: readonly string[], filling: Filling): Result<Json> {
  if (typeof value === 'string') {
    const filled = fillText(value, filling);
    if (!filled.ok) return filled;
    return ok(
      filling.texts.includes(placeName(path)) ? asText(filled.value) : withTextsForNumbers(filled.value),
    );
  }
  if (typeof value !== 'object' || value === null) return ok(value);
  const entries: [string, Json][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const result = fillValue(inner, [...path, key], filling);
    if (!result.ok) return result;
    entries.push([key, result.value]);
  }
  return ok(Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries));
}

function fillText(text: string, filling: Filling): Result<ExactJson> {
  const matches = [...text.matchAll(template)];
  const values: ExactJson[] = [];
  for (const [whole, inner = ''] of matches) {
    const result = resolve(whole, inner, filling);
    if (!result.ok) return result;
    values.push(result.value);
  }
  const [only] = matches;
  if (matches.length === 1 && only?.[0] === text) return ok(values[0] ?? null);
  let next = 0;
  const whole = text.replaceAll(template, () => asText(values[next++] ?? null));
  const secrets = secretNames(text);
  if (secrets.length > 0 && secretNames(whole).length !== secrets.length)
    return refuse({
      code: 'template',
      message: 'what is filled in beside the secret names one itself',
      remedy: 'Look at where the value comes from: the procedure alone says where a secret goes.',
    });
  return ok(whole);
}

const asText = (value: ExactJson): string => (typeof value === 'string' ? value : exactJsonText(value));

function resolve(whole: string, inner: string, filling: Filling): Result<ExactJson> {
  const reference = readReference(inner);
  if (reference === null) return missing(whole, 'is not known');
  // The name stays: the secret is put in when the call leaves.
  if (reference.kind === 'secret') return ok(whole);
  if ('step' in reference) return stepValue(whole, reference, filling);
  if (reference.kind === 'item' || reference.kind === 'index') return itemValue(whole, reference, filling);
  if (reference.kind === 'state') return stateValue(whole, reference.path, filling);
  filling.used.add(filling.trigger.handed === undefined ? 'payload' : 'handed');
  if (reference.kind === 'topic')
    return filling.trigger.topic === null
      ? missing(whole, 'has no value: the event has no topic')
      : ok(filling.trigger.topic);
  if (reference.kind === 'event-meta') return metaValue(whole, reference.path, filling.trigger.meta);
  return payloadValue(whole, reference.path, filling.trigger.payload);
}

function metaValue(whole: string, path: JsonPath, meta: JsonObject | undefined): Result<ExactJson> {
  const value = lookUp(meta ?? {}, path);
  return value === undefined
    ? missing(whole, 'has no value: the sender said no such thing of the message')
    : ok(value);
}

function stepValue(
  whole: string,
  { kind, step, path }: Extract<Reference, { step: number }>,
  { steps, dry, used, unknown }: Filling,
): Result<ExactJson> {
  used.add('result');
  const state = steps[(positionOf(steps, step) ?? 0) - 1];
  const value = kind === 'output' ? outputOf(state, path) : metaOf(state, path);
  if (value !== undefined && state?.would !== true) return ok(value);
  // What acts gives nothing in a dry run: the place stays as it is written.
  if (
    dry === true &&
    (state?.would === true ||
      state?.toolCalls.some(({ output }) => output?.startsWith('would have: ') === true) === true)
  ) {
    unknown.add(whole);
    return ok(whole);
  }
  if (state?.status === 'failed' && kind === 'output' && path.length > 0)
    return missing(whole, 'has no value: that step failed');
  if (kind === 'output' && outputOf(state, []) === undefined)
    return missing(whole, 'has no value: that step has no output');
  return missing(
    whole,
    kind === 'output'
      ? 'has no value: the output of that step has no such key'
      : 'has no value: the tool of that step said no such thing about its answer',
  );
}

function itemValue(
  whole: string,
  reference: Extract<Reference, { kind: 'item' | 'index' }>,
  { item, used }: Filling,
): Result<ExactJson> {
  if (item == null) return missing(whole, 'has no value: the step goes through no list');
  used.add(item.from);
  if (reference.kind === 'index') return ok(item.index);
  const value = lookUp(item.value, reference.path);
  return value === undefined ? missing(whole, 'has no value: the item has no such key') : ok(value);
}

/** What is remembered was a result once: of an event, of a step, or of a person. */
function stateValue(whole: string, path: JsonPath, { state, used }: Filling): Result<ExactJson> {
  used.add('result');
  const value = lookUp(state ?? {}, path);
  return value === undefined ? missing(whole, 'has no value: the procedure remembers none') : ok(value);
}

function payloadValue(whole: string, path: readonly string[], payload: string | null): Result<ExactJson> {
  if (payload === null) return missing(whole, 'has no value: the event has no payload');
  // As conditions read it: what frames a payload is no part of it.
  const content = withoutFrame(payload);
  const parsed = parseExactJson(content);
  if (path.length === 0) return ok(parsed ?? content);
  if (parsed === undefined) return missing(whole, 'has no value: the payload is not JSON');
  const value = lookUp(parsed, path);
  return value === undefined ? missing(whole, 'has no value: the payload has no such key') : ok(value);
}

const missing = (whole: string, why: string): { readonly ok: false; readonly error: Refusal } =>
  refuse({
    code: 'template',
    message: `${whole} ${why}`,
    remedy: 'Correct the call in SOP.md, or send an event that has the value.',
  });

function readReference(inner: string): Reference | null {
  const text = inner.trim();
  if (text === 'topic') return { kind: 'topic' };
  if (secretNameIn(text) !== null) return { kind: 'secret' };
  const step = /^steps\.(0|[1-9]\d*)\.(output|meta)(?=$|[.[])/u.exec(text);
  if (step !== null) {
    const kind = step[2] === 'meta' ? 'meta' : 'output';
    const path = pathAfter(text, step[0].length);
    return path === null || (kind === 'meta' && path.length === 0)
      ? null
      : { kind, step: Number(step[1]), path };
  }
  if (text === 'index') return { kind: 'index' };
  const part = /^(?:payload|meta|item|state)(?=$|[.[])/u.exec(text)?.[0];
  if (part === undefined) return null;
  const path = pathAfter(text, part.length);
  if (path === null || ((part === 'state' || part === 'meta') && path.length === 0)) return null;
  if (part === 'meta') return { kind: 'event-meta', path };
  return { kind: part === 'item' || part === 'state' ? part : 'payload', path };
}

/** The path that the rest of the text is. */
function pathAfter(text: string, start: number): JsonPath | null {
  const read = readPath(text, start);
  return 'path' in read && read.end === text.length ? read.path : null;
}
