import { withTextsForNumbers, type ExactJson } from '../../shared/exact-json';
import type { Json, JsonObject } from '../../shared/json';
import { ok, refuse, type Refusal, type Result } from '../../shared/result';
import type { Provenance, Run, SameAs } from '../../shared/run';
import { secretNameIn, secretNames } from '../../shared/secret-reference';
import type { PlannedCall } from '../../shared/sop';
import { positionOf } from '../../shared/step-numbers';
import { textOf } from './expression/compare';
import { doubtsOfTemplate } from './expression/doubts';
import type { Budget } from './expression/evaluate';
import { lookUp, printPath, readPath, type JsonPath } from './expression/path';
import { withoutFrame } from './expression/payload';
import { readOnce } from './expression/read-once';
import { neededFor, type PathNode } from './expression/syntax';
import { documentFor } from './guards';
import { metaOf, outputOf } from './step-values';
import {
  readExpression,
  resultTypeOf,
  valueOf,
  type ResultType,
  type TemplateExpression,
} from './template-expression';
import { withoutGroup } from './topics';

/** What the templates of a planned call may refer to. */
export type TemplateSource = Pick<Run, 'trigger' | 'steps' | 'dry' | 'state'> & {
  /** Of a step that goes through a list: the item that the call is for. */
  readonly item?: { readonly value: Json; readonly index: number; readonly from: Provenance } | null;
  /** When the step began, or its card was asked: what `now()` is, however often the call is filled in. */
  readonly now?: number | null;
  /** What may be spent on the expressions of all the calls of a list together; absent: on each alone. */
  readonly budget?: Budget;
};

/**
 * The run as the calls of the step are filled in, whenever that is: what time it is then is in the log. While its card
 * waits it is the time at which that was asked, also where the step was tried before; one that is parked began already.
 */
export const atStep = <R extends Pick<Run, 'steps' | 'gate'>>(
  run: R,
  step: number,
): R & Pick<TemplateSource, 'now'> => {
  const { gate } = run;
  const asked = gate?.step === step && gate.resumes !== true ? gate.requestedAt : null;
  return { ...run, now: asked ?? run.steps[step - 1]?.startedAt ?? gate?.requestedAt ?? null };
};

export interface FilledCall {
  readonly arguments: JsonObject;
  /** By argument name. 'payload': the event had a say in it; 'result': an earlier step's output had. */
  readonly provenance: Record<string, Provenance>;
  /** By argument that was worked out: what of. */
  readonly same?: Record<string, SameAs[]>;
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
  | { readonly kind: 'output' | 'meta'; /** As written. */ readonly step: number; readonly path: JsonPath }
  | { readonly kind: 'status'; readonly step: number };

/** One whose value is known here. */
type Named = Exclude<Reference, { kind: 'secret' }>;

/** What stands in double braces. One path means what it has always meant; all else is an expression. */
type Read =
  | Reference
  | { readonly kind: 'expression'; readonly expression: TemplateExpression }
  | { readonly kind: 'mistake'; readonly message: string };

/**
 * Fills `{{payload.value}}`, `{{topic}}`, `{{steps.1.output.key}}`, `{{steps.1.meta.status}}` and expressions over them
 * in as data: what is filled in is never read for templates again. A string that is one template keeps the JSON type of the
 * value, unless the tool wants text there; a number that would be rounded is its text. Refuses with code `template`
 * when something is missing.
 */
export function fillTemplates(planned: PlannedCall, source: TemplateSource): Result<FilledCall> {
  // Entries, so that a name of any kind is a name: what is no own key would be sent and stand on no card.
  const filled: [string, Json][] = [];
  const provenance: [string, Provenance][] = [];
  const same: [string, SameAs[]][] = [];
  const unknown = new Set<string>();
  for (const [name, value] of Object.entries(planned.arguments)) {
    const used = new Set<Provenance>();
    const made = new Map<string, SameAs>();
    const beside = new Map<string, SameAs>();
    const texts = planned.texts ?? [];
    const result = fillValue(value, [name], { ...source, used, made, beside, unknown, texts });
    if (!result.ok)
      return refuse({
        ...result.error,
        message: `${planned.tool}, argument "${name}": ${result.error.message}`,
      });
    filled.push([name, result.value]);
    provenance.push([name, byWhom.find((from) => used.has(from)) ?? 'sop']);
    // What stands beside a value that was worked out has its say too.
    if (made.size > 0) same.push([name, [...new Map([...made, ...beside]).values()]]);
  }
  return ok({
    arguments: Object.fromEntries(filled),
    provenance: Object.fromEntries(provenance),
    ...(same.length === 0 ? {} : { same: Object.fromEntries(same) }),
    ...(unknown.size === 0 ? {} : { unknown: true }),
  });
}

/** Who had the most to do with a value that several filled. */
const byWhom = ['payload', 'handed', 'result'] as const;

interface Filling extends TemplateSource {
  readonly used: Set<Provenance>;
  /** What expressions were worked out of. */
  readonly made: Map<string, SameAs>;
  /** What stands there as it is. */
  readonly beside: Map<string, SameAs>;
  /** Templates whose value only a run that acts would know. */
  readonly unknown: Set<string>;
  readonly texts: readonly string[];
}

/** The name of a place within arguments. */
export const placeName = (path: readonly string[]): string =>
  path.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

/** Whether the text is one template and nothing else. */
export const isWholeTemplate = (text: string): boolean => [...text.matchAll(template)][0]?.[0] === text;

/** What stands between the braces of a text that is one template; null: it is none, or more than that. */
const innerOf = (text: string): string | null =>
  isWholeTemplate(text) ? text.slice('{{'.length, -'}}'.length) : null;

/** The template that the text is; null: it is none, or more than that. */
const readWhole = (text: string): Read | null => {
  const inner = innerOf(text);
  return inner === null ? null : readTemplate(inner);
};

/** Whether the text is one template of one value, with nothing worked out. */
export const isOnePath = (text: string): boolean => {
  const inner = innerOf(text);
  return inner !== null && readReference(inner) !== null;
};

/** Whether the text is written as one template: of a value, or of what is worked out of values. It may be misspelt. */
export const isOneTemplate = (text: string): boolean => {
  const read = readWhole(text);
  return read !== null && read.kind !== 'secret';
};

/** The text with something plain in the place of each template. */
export const withoutTemplates = (text: string): string => text.replaceAll(template, 'x');

/**
 * Whether the text is one template of the payload, of what a step gave, or of what is worked out of such values, whose
 * value keeps its JSON type; what is filled in for every other one is text, words of a step among them. `isOneCall`: the
 * output of such a step is what its call gave.
 */
export function keepsType(text: string, isOneCall: (step: number) => boolean): boolean {
  const read = readWhole(text);
  if (read === null || read.kind === 'mistake' || read.kind === 'topic' || read.kind === 'secret')
    return false;
  return read.kind !== 'output' || read.path.length > 0 || isOneCall(read.step);
}

/** Of what type the value of a text is that is one expression, whatever comes; null: that depends. */
export function workedOutType(text: string): ResultType | null {
  const read = readWhole(text);
  return read?.kind === 'expression' ? resultTypeOf(read.expression.node) : null;
}

/** Every template in the value, in the order they are written, and what stands between its braces. */
function writtenIn(value: Json): readonly { readonly whole: string; readonly inner: string }[] {
  if (typeof value === 'string')
    return [...value.matchAll(template)].map(([whole, inner = '']) => ({ whole, inner }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(writtenIn);
}

const templatesOf = (value: Json): readonly { readonly whole: string; readonly read: Read }[] =>
  writtenIn(value).map(({ whole, inner }) => ({ whole, read: readTemplate(inner) }));

/** What the templates in the value name, in the order they are written. */
const referencesIn = (value: Json): readonly Reference[] =>
  templatesOf(value).flatMap(({ read }) => referencesOf(read));

function referencesOf(read: Read): readonly Reference[] {
  if (read.kind === 'mistake') return [];
  return read.kind === 'expression' ? read.expression.paths.map(toReference) : [read];
}

/**
 * Who will have the most to do with a value that its templates fill; `sop`: there are none, or of what is written there
 * alone. `list`: of a step that goes through one, as its procedure names it.
 */
export function originOfTemplates(value: Json, list?: string): Provenance {
  const from = new Set(referencesIn(value).map((reference) => writtenOrigin(reference, list)));
  return byWhom.find((each) => from.has(each)) ?? 'sop';
}

function writtenOrigin({ kind }: Reference, list: string | undefined): Provenance {
  switch (kind) {
    case 'secret':
      return 'sop';
    case 'payload':
    case 'topic':
    case 'event-meta':
      return 'payload';
    case 'item':
    case 'index':
      return list === undefined ? 'sop' : originOfTemplates(listTemplate(list));
    default:
      return 'result';
  }
}

/** As a call has it: a path as a template names what a condition names, and what is a template or a list as it is. */
export const listTemplate = (list: string): string =>
  list.startsWith('$') ? `{{${list.replace(/^\$\.?/u, '')}}}` : list;

/** Whether the value names an item of a list that is gone through. */
export const namesItem = (value: Json): boolean =>
  referencesIn(value).some(({ kind }) => kind === 'item' || kind === 'index');

/** The names of what is remembered that templates in the value name. */
export const stateNamesIn = (value: Json): readonly string[] =>
  referencesIn(value).flatMap((reference) => (reference.kind === 'state' ? reference.path.slice(0, 1) : []));

/** The templates in the text that are filled in where it is one of a call. */
export const templatesIn = (text: string): readonly string[] =>
  templatesOf(text).flatMap(({ whole, read }) => (read.kind === 'mistake' ? [] : [whole]));

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
    return templatesOf(value).flatMap(({ whole, read }) => {
      if (read.kind === 'mistake') return [`${whole} ${read.message}`];
      return referencesOf(read).flatMap((reference) => {
        const wrong = 'step' in reference ? wrongStep(reference.step, whole) : null;
        return wrong === null ? [] : [wrong];
      });
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

interface TemplateDoubt {
  readonly template: string;
  readonly message: string;
  readonly remedy: string;
}

/** What can be read in the templates of a call and is hardly meant, with what to do about it. */
export const templateDoubts = (value: Json): readonly TemplateDoubt[] => [
  ...writtenIn(value).flatMap(({ whole, inner }) => {
    const read = readExpression(inner.trim());
    if (!read.ok) return [];
    return doubtsOfTemplate(inner.trim(), read.expression.node).map(({ message, remedy }) => ({
      template: whole,
      message,
      remedy,
    }));
  }),
  ...leftOpen(value),
];

const mostOfOpen = 40;

/** Braces that are opened and not closed are no template: what stands there would be sent. */
function leftOpen(value: Json): readonly TemplateDoubt[] {
  if (typeof value === 'string') {
    const [, open] = /(\{\{.*)/su.exec(withoutTemplates(value)) ?? [];
    return open === undefined
      ? []
      : [
          {
            template: open.slice(0, mostOfOpen),
            message: 'two braces are opened here and never closed, so that it is sent as it is written',
            remedy: 'Close it with two braces.',
          },
        ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leftOpen);
}

/** A template that is filled in from the event. */
export interface EventReference {
  readonly template: string;
  readonly part: 'payload' | 'topic' | 'meta';
  /** As a condition of a step names it. */
  readonly path: string;
  /** Of the payload; absent: it is named as a whole. */
  readonly key?: string;
}

/** What of the event has to be there for the templates anywhere in the value. */
export function eventReferences(value: Json): readonly EventReference[] {
  return templatesOf(value).flatMap(({ whole, read }) => {
    if (read.kind === 'mistake') return [];
    const needed =
      read.kind === 'expression'
        ? neededFor(read.expression.node).map(({ path }) => path)
        : read.kind === 'payload'
          ? [['payload', ...read.path]]
          : read.kind === 'topic'
            ? [['topic']]
            : [];
    return needed.flatMap((path): readonly EventReference[] => {
      const [part] = path;
      return part === 'payload' || part === 'topic' || part === 'meta'
        ? [
            {
              template: whole,
              part,
              path: printPath(path),
              ...(part === 'payload' && path[1] !== undefined ? { key: path[1] } : {}),
            },
          ]
        : [];
    });
  });
}

function fillValue(value: Json, path: readonly string[], filling: Filling): Result<Json> {
  if (typeof value === 'string') {
    const filled = fillText(value, filling);
    if (!filled.ok) return filled;
    return ok(
      filling.texts.includes(placeName(path)) ? textOf(filled.value) : withTextsForNumbers(filled.value),
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
  const whole = text.replaceAll(template, () => textOf(values[next++] ?? null));
  const secrets = secretNames(text);
  if (secrets.length > 0 && secretNames(whole).length !== secrets.length)
    return refuse({
      code: 'template',
      message: 'what is filled in beside the secret names one itself',
      remedy: 'Look at where the value comes from: the procedure alone says where a secret goes.',
    });
  return ok(whole);
}

function resolve(whole: string, inner: string, filling: Filling): Result<ExactJson> {
  const reference = readTemplate(inner);
  if (reference.kind === 'mistake')
    return missing(whole, reference.message.replace(/; what is filled in .*$/u, ''));
  // The name stays: the secret is put in when the call leaves.
  if (reference.kind === 'secret') return ok(whole);
  if (reference.kind === 'expression') return workedOut(whole, reference.expression, filling);
  return valueAt(whole, reference, filling);
}

/** The value of an expression, which is made of all that it looks at. */
function workedOut(whole: string, expression: TemplateExpression, filling: Filling): Result<ExactJson> {
  const references = expression.paths.map(toReference);
  for (const reference of references) note(reference, filling, filling.made);
  if (expression.asksTime) filling.made.set('clock', { in: 'clock' });
  if (references.some((reference) => 'step' in reference && isUnknown(reference.step, filling))) {
    filling.unknown.add(whole);
    return ok(whole);
  }
  const { item } = filling;
  const found = valueOf(
    expression,
    {
      ...documentFor(
        expression.paths.map(({ path }) => path),
        filling,
      ),
      ...(item == null ? {} : { item: item.value, index: item.index }),
    },
    filling.now ?? null,
    filling.budget,
  );
  if ('value' in found) return ok(found.value);
  if (found.why === 'too-long' || found.why === 'too-much')
    return missing(whole, 'cannot be worked out: it would be too long, or too much work');
  // What is needed and is not there is said as where it stands alone.
  const needed = neededFor(expression.node);
  for (const node of needed.length > 0 ? needed : expression.paths) {
    const alone = valueAt(pathText(node, expression), toReference(node), filling);
    if (!alone.ok) return missing(whole, `cannot be worked out: ${alone.error.message}`);
  }
  return missing(
    whole,
    expression.asksTime && filling.now == null
      ? 'cannot be worked out: what time it is then is not known'
      : 'cannot be worked out: something in it is not of the kind that is needed, such as a text where a number is, or a place that a list does not have',
  );
}

const pathText = ({ span }: PathNode, { text }: TemplateExpression): string =>
  text.slice(span.start, span.end);

/** Who had a say in the value; and the same as a card says it of one that was worked out. */
function note(reference: Named, { used, trigger, item }: Filling, places: Map<string, SameAs>): void {
  const notePlace = (place: SameAs): void => void places.set(JSON.stringify(place), place);
  switch (reference.kind) {
    case 'payload':
    case 'topic':
    case 'event-meta': {
      const isHanded = trigger.handed !== undefined;
      used.add(isHanded ? 'handed' : 'payload');
      notePlace({ in: isHanded ? 'handed' : 'event' });
      return;
    }
    case 'item':
    case 'index':
      if (item != null) used.add(item.from);
      notePlace({ in: 'item' });
      return;
    case 'state':
      used.add('result');
      notePlace({ in: 'remembered' });
      return;
    default:
      used.add('result');
      notePlace({ in: 'result', step: reference.step });
  }
}

function valueAt(whole: string, reference: Named, filling: Filling): Result<ExactJson> {
  note(reference, filling, filling.beside);
  if ('step' in reference) return stepValue(whole, reference, filling);
  if (reference.kind === 'item' || reference.kind === 'index') return itemValue(whole, reference, filling);
  if (reference.kind === 'state') return stateValue(whole, reference.path, filling);
  if (reference.kind === 'topic')
    return filling.trigger.topic === null
      ? missing(whole, 'has no value: the event has no topic')
      : ok(withoutGroup(filling.trigger.topic));
  if (reference.kind === 'event-meta') return metaValue(whole, reference.path, filling.trigger.meta);
  return payloadValue(whole, reference.path, filling.trigger.payload);
}

function metaValue(whole: string, path: JsonPath, meta: JsonObject | undefined): Result<ExactJson> {
  const value = lookUp(meta ?? {}, path);
  return value === undefined
    ? missing(whole, 'has no value: the sender said no such thing of the message')
    : ok(value);
}

/** What acts gives nothing in a dry run: what rests on it stays as it is written. */
function isUnknown(step: number, { steps, dry }: Filling): boolean {
  const state = steps[(positionOf(steps, step) ?? 0) - 1];
  return (
    dry === true &&
    (state?.would === true ||
      state?.toolCalls.some(({ output }) => output?.startsWith('would have: ') === true) === true)
  );
}

function stepValue(
  whole: string,
  reference: Extract<Reference, { step: number }>,
  filling: Filling,
): Result<ExactJson> {
  const { steps, unknown } = filling;
  const { kind, step } = reference;
  const state = steps[(positionOf(steps, step) ?? 0) - 1];
  if (reference.kind === 'status')
    return state === undefined ? missing(whole, 'has no value: there is no such step') : ok(state.status);
  const { path } = reference;
  const value = kind === 'output' ? outputOf(state, path) : metaOf(state, path);
  if (value !== undefined && state?.would !== true) return ok(value);
  if (isUnknown(step, filling)) {
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
  { item }: Filling,
): Result<ExactJson> {
  if (item == null) return missing(whole, 'has no value: the step goes through no list');
  if (reference.kind === 'index') return ok(item.index);
  const value = lookUp(item.value, reference.path);
  return value === undefined ? missing(whole, 'has no value: the item has no such key') : ok(value);
}

/** What is remembered was a result once: of an event, of a step, or of a person. */
function stateValue(whole: string, path: JsonPath, { state }: Filling): Result<ExactJson> {
  const value = lookUp(state ?? {}, path);
  return value === undefined ? missing(whole, 'has no value: the procedure remembers none') : ok(value);
}

function payloadValue(whole: string, path: readonly string[], payload: string | null): Result<ExactJson> {
  if (payload === null) return missing(whole, 'has no value: the event has no payload');
  // As conditions read it: what frames a payload is no part of it.
  const content = withoutFrame(payload);
  const parsed = readOnce(content);
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

const whatIsFilledIn =
  'what is filled in is payload, payload.key, topic, meta.key, steps.1.output, steps.1.output.key, steps.1.meta.status or state.name in double braces, or what is worked out of them';

function readTemplate(inner: string): Read {
  const reference = readReference(inner);
  if (reference !== null) return reference;
  const text = inner.trim();
  const read = readExpression(text);
  if (read.ok && !isMetaAlone(read.expression)) return { kind: 'expression', expression: read.expression };
  const { message, column } = read.ok ? { message: 'meta has keys', column: 1 } : read.mistake;
  // One word that is no path: a slip in a name rather than in an expression.
  if (/^[\p{L}_][\p{L}\p{N}_.[\]-]*$/u.test(text) && !text.startsWith('secret'))
    return { kind: 'mistake', message: `is not known; ${whatIsFilledIn}` };
  const rest = text.slice(column - 1, column + 19);
  return {
    kind: 'mistake',
    message: `cannot be read${rest === '' || column === 1 ? '' : ` at "${rest}"`}: ${message}`,
  };
}

/** What a tool says about its answer is filled in key by key. */
const isMetaAlone = ({ node }: TemplateExpression): boolean =>
  node.kind === 'path' && node.path[0] === 'steps' && node.path[2] === 'meta' && node.path.length === 3;

/** A path of an expression, as one that stands alone. */
function toReference({ path: [root, ...path] }: PathNode): Named {
  switch (root) {
    case 'topic':
    case 'index':
      return { kind: root };
    case 'steps': {
      const [step, kind, ...rest] = path;
      return kind === 'output' || kind === 'meta'
        ? { kind, step: Number(step), path: rest }
        : { kind: 'status', step: Number(step) };
    }
    case 'item':
    case 'state':
      return { kind: root, path };
    case 'meta':
      return { kind: 'event-meta', path };
    default:
      return { kind: 'payload', path };
  }
}

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
