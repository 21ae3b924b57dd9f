import {
  exactJsonText,
  parseExactJson,
  withTextsForNumbers,
  type ExactJson,
} from '../../../shared/exact-json';
import type { Json, JsonObject } from '../../../shared/json';
import { ok, refuse, type Refusal, type Result } from '../../../shared/result';
import type { Provenance, Run } from '../../../shared/run';
import type { PlannedCall } from '../../../shared/sop';
import { saidBy } from './flow';
import { lookUp, readPath } from './json-path';

/** What the templates of a planned call may refer to. */
export type TemplateSource = Pick<Run, 'trigger' | 'steps'>;

export interface FilledCall {
  readonly arguments: JsonObject;
  /** By argument name. 'payload': the event had a say in it; 'result': an earlier step's output had. */
  readonly provenance: Record<string, Provenance>;
}

const template = /\{\{((?:(?!\{\{|\}\}).)*)\}\}/gsu;

type Reference =
  | { readonly kind: 'topic' }
  | { readonly kind: 'payload'; readonly path: readonly string[] }
  | { readonly kind: 'output'; readonly step: number };

/**
 * Fills `{{payload.value}}`, `{{topic}}` and `{{steps.1.output}}` in as data: what is filled in is never read
 * for templates again. A string that is one template keeps the JSON type of the value, unless the tool wants
 * text there; a number that would be rounded is its text. Refuses with code `template` when something is
 * missing.
 */
export function fillTemplates(planned: PlannedCall, source: TemplateSource): Result<FilledCall> {
  const filled: JsonObject = {};
  const provenance: Record<string, Provenance> = {};
  for (const [name, value] of Object.entries(planned.arguments)) {
    const used = new Set<Provenance>();
    const result = fillValue(value, [name], { ...source, used, texts: planned.texts ?? [] });
    if (!result.ok)
      return refuse({
        ...result.error,
        message: `${planned.tool}, argument "${name}": ${result.error.message}`,
      });
    filled[name] = result.value;
    provenance[name] = used.has('payload') ? 'payload' : used.has('result') ? 'result' : 'sop';
  }
  return ok({ arguments: filled, provenance });
}

interface Filling {
  readonly trigger: TemplateSource['trigger'];
  readonly steps: TemplateSource['steps'];
  readonly used: Set<Provenance>;
  readonly texts: readonly string[];
}

/** The name of a place within arguments. */
export const placeName = (path: readonly string[]): string =>
  path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

/** Whether the text is one template and nothing else. */
export const isWholeTemplate = (text: string): boolean => [...text.matchAll(template)][0]?.[0] === text;

/**
 * Whether the text is one template of the payload, whose value keeps its JSON type; what is filled in for
 * every other one is text.
 */
export const isPayloadTemplate = (text: string): boolean =>
  isWholeTemplate(text) && readReference(text.slice('{{'.length, -'}}'.length))?.kind === 'payload';

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
 * What is wrong with the templates of a call, as sentences. `hasRun`: whether a step may have run by then.
 */
export function templateMistakes(value: Json, hasRun: (step: number) => boolean): readonly string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(template)].flatMap(([whole, inner = '']) => {
      const reference = readReference(inner);
      if (reference === null)
        return [
          `${whole} is not known; what is filled in is payload, payload.key, topic or steps.1.output in double braces`,
        ];
      return reference.kind === 'output' && !hasRun(reference.step)
        ? [`${whole} refers to a step that has not run by then`]
        : [];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => templateMistakes(inner, hasRun));
}

/** A template that is filled in from the event. */
export interface EventReference {
  readonly template: string;
  readonly part: 'payload' | 'topic';
  /** As a condition of a step names it. */
  readonly path: string;
}

/** What of the event stands in templates anywhere in the value. */
export function eventReferences(value: Json): readonly EventReference[] {
  if (typeof value === 'string') {
    return [...value.matchAll(template)].flatMap(([whole, inner = '']) => {
      const kind = readReference(inner)?.kind ?? 'output';
      return kind === 'output' ? [] : [{ template: whole, part: kind, path: `$.${inner.trim()}` }];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(eventReferences);
}

function fillValue(value: Json, path: readonly string[], filling: Filling): Result<Json> {
  if (typeof value === 'string') {
    const filled = fillText(value, filling, filling.used);
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

function fillText(text: string, source: TemplateSource, used: Set<Provenance>): Result<ExactJson> {
  const matches = [...text.matchAll(template)];
  const values: ExactJson[] = [];
  for (const [whole, inner = ''] of matches) {
    const result = resolve(whole, inner, source, used);
    if (!result.ok) return result;
    values.push(result.value);
  }
  const [only] = matches;
  if (matches.length === 1 && only?.[0] === text) return ok(values[0] ?? null);
  let next = 0;
  return ok(
    text.replaceAll(template, () => {
      return asText(values[next++] ?? null);
    }),
  );
}

const asText = (value: ExactJson): string => (typeof value === 'string' ? value : exactJsonText(value));

function resolve(
  whole: string,
  inner: string,
  source: TemplateSource,
  used: Set<Provenance>,
): Result<ExactJson> {
  const reference = readReference(inner);
  if (reference === null) return missing(whole, 'is not known');
  if (reference.kind === 'output') {
    used.add('result');
    const output = saidBy(source.steps[reference.step - 1]);
    return output === null ? missing(whole, 'has no value: that step has no output') : ok(output);
  }
  used.add('payload');
  if (reference.kind === 'topic')
    return source.trigger.topic === null
      ? missing(whole, 'has no value: the event has no topic')
      : ok(source.trigger.topic);
  return payloadValue(whole, reference.path, source.trigger.payload);
}

function payloadValue(whole: string, path: readonly string[], payload: string | null): Result<ExactJson> {
  if (payload === null) return missing(whole, 'has no value: the event has no payload');
  const parsed = parseExactJson(payload);
  if (path.length === 0) return ok(parsed ?? payload);
  if (parsed === undefined) return missing(whole, 'has no value: the payload is not JSON');
  const value = lookUp(parsed, path);
  return value === undefined ? missing(whole, 'has no value: the payload has no such key') : ok(value);
}

const missing = (whole: string, why: string): { readonly ok: false; readonly error: Refusal } =>
  refuse({
    code: 'template',
    message: `${whole} ${why}`,
    mend: 'Correct the call in SOP.md, or send an event that has the value.',
  });

function readReference(inner: string): Reference | null {
  const text = inner.trim();
  if (text === 'topic') return { kind: 'topic' };
  const output = /^steps\.([1-9]\d*)\.output$/u.exec(text);
  if (output !== null) return { kind: 'output', step: Number(output[1]) };
  if (!text.startsWith('payload')) return null;
  const path = readPath(text, 'payload'.length);
  return 'path' in path && path.end === text.length ? { kind: 'payload', path: path.path } : null;
}
