import { isJsonObject } from './json-object';
import type { Json, JsonObject } from './json';
import { resolveReference } from './schema-reference';
import { isRounded, readWrittenJson, twiceWritten, type WrittenJson } from './written-json';

export type Fitted =
  | { readonly ok: true; readonly value: JsonObject }
  /** Why the arguments are refused, for the model that wrote them. */
  | { readonly ok: false; readonly error: string };

/**
 * The arguments of a call as its tool takes them, by the tool's JSON Schema and without losing anything: `"5"`
 * is 5 where a whole number is wanted, `85` and `true` are texts where a text is wanted, a whole number that no
 * number of the language holds is its digits where a text may stand. What fits no way stays as it is, for the
 * check of the arguments to name. Refused: a key that stands twice, and a number that would change.
 * `structures` says what a list or an object is where a text is wanted: its own text, as it was written, or
 * refused, because the quotes around it are missing.
 */
export function fitArguments(
  written: WrittenJson,
  schema: JsonObject,
  structures: 'are-texts' | 'are-refused' = 'are-texts',
): Fitted {
  if (written.kind !== 'object') return { ok: false, error: 'The arguments are no JSON object.' };
  const twice = twiceWritten(written);
  if (twice !== null) return { ok: false, error: `The key "${twice}" stands twice in the arguments.` };
  try {
    return { ok: true, value: fitObject(written, schema, new Schemas(schema, structures), '') };
  } catch (failure) {
    if (!(failure instanceof Unfit)) throw failure;
    return { ok: false, error: failure.message };
  }
}

class Unfit extends Error {}

const kinds = ['string', 'integer', 'number', 'boolean', 'null', 'object', 'array'] as const;
type Kind = (typeof kinds)[number];
const allKinds: ReadonlySet<Kind> = new Set(kinds);

function fit(written: WrittenJson, schema: Json, schemas: Schemas, path: string): Json {
  const wanted = schemas.kindsOf(schema);
  switch (written.kind) {
    case 'text':
      return wanted.has('string') && !isOtherChoice(schema, written.value)
        ? written.value
        : orText(fitText(written.value, schema, schemas, path), written.value);
    case 'untyped':
      return fitUntyped(written, schema, schemas, path);
    case 'number':
      return fitNumber(written.source, wanted, path);
    case 'word':
      return written.value !== null && onlyText(wanted) ? written.source : written.value;
    case 'list':
      return onlyText(wanted)
        ? textOf(written.source, schemas, path)
        : written.items.map((item, index) =>
            fit(item, schemas.ofItem(schema, index), schemas, `${path}[${String(index)}]`),
          );
    case 'object':
      return onlyText(wanted)
        ? textOf(written.source, schemas, path)
        : fitObject(written, schema, schemas, path);
  }
}

/** A text or a number may stand there, and no list or object. */
const onlyText = (wanted: ReadonlySet<Kind>): boolean =>
  wanted.has('string') && (['boolean', 'object', 'array'] as const).every((kind) => !wanted.has(kind));

function textOf(source: string, { structures }: Schemas, path: string): string {
  if (structures === 'are-texts') return source;
  throw new Unfit(`"${path}" must be a text, and what stands there has no quotes around it.`);
}

function fitObject(
  { entries }: Extract<WrittenJson, { kind: 'object' }>,
  schema: Json,
  schemas: Schemas,
  path: string,
): JsonObject {
  // A key of any name is an own one, `__proto__` too.
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      fit(value, schemas.ofProperty(schema, key), schemas, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

/** What a text holds, when no text is wanted; undefined: nothing that is. */
function fitText(text: string, schema: Json, schemas: Schemas, path: string): Json | undefined {
  const wanted = schemas.kindsOf(schema);
  const trimmed = text.trim();
  // Python writes True; where a text may stand as well, that is one.
  const isWord = !wanted.has('string') && /^(?:true|false|null|none)$/iu.test(trimmed);
  const plain = isWord ? trimmed.toLowerCase().replace('none', 'null') : trimmed;
  const read = readWrittenJson(plain, 0);
  if (!read.ok || read.end !== plain.length) return undefined;
  const { value } = read;
  const isWanted =
    (value.kind === 'number' && (wanted.has('number') || (wanted.has('integer') && isWhole(value.source)))) ||
    (value.kind === 'word' && wanted.has(value.value === null ? 'null' : 'boolean')) ||
    (value.kind === 'list' && wanted.has('array')) ||
    (value.kind === 'object' && wanted.has('object'));
  if (!isWanted || twiceWritten(value) !== null) return undefined;
  // An address or a serial number too long for a number stays a text, which the check refuses.
  if (value.kind === 'number' && isRounded(value.source)) return undefined;
  return fit(value, schema, schemas, path);
}

/** What is JSON of a kind that may stand there is taken for it; everything else is a text. */
function fitUntyped(
  { value: text, elements }: Extract<WrittenJson, { kind: 'untyped' }>,
  schema: Json,
  schemas: Schemas,
  path: string,
): Json {
  const wanted = schemas.kindsOf(schema);
  if (elements !== undefined && (wanted.has('object') || wanted.has('array')))
    return fit(elements, schema, schemas, path);
  const isText = wanted.has('string') && !isOtherChoice(schema, text);
  if (isText && wanted.size === 1) return text;
  // A text may say that nothing is known, where everything may stand.
  if (isText && wanted.size === kinds.length && text.trim() === 'null') return text;
  return orText(fitText(text, schema, schemas, path), text);
}

const orText = (value: Json | undefined, text: string): Json => (value === undefined ? text : value);

function fitNumber(source: string, wanted: ReadonlySet<Kind>, path: string): Json {
  const isNumber = wanted.has('number') || (wanted.has('integer') && isWhole(source));
  if (isNumber && !isRounded(source)) return Number(source);
  if (wanted.has('string')) return source;
  if (isRounded(source))
    throw new Unfit(
      `The number ${source} of "${path}" has more digits than can be kept, so it would change.`,
    );
  return Number(source);
}

const isWhole = (source: string): boolean => Number.isInteger(Number(source));

/** The schema lists what may stand there, and lists another value than the text that reads the same. */
function isOtherChoice(schema: Json, text: string): boolean {
  if (!isJsonObject(schema)) return false;
  const choices = choicesOf(schema);
  return (
    choices.length > 0 &&
    !choices.includes(text) &&
    choices.some((choice) => typeof choice !== 'string' && JSON.stringify(choice) === text.trim())
  );
}

/** Deep enough for every schema that means something. */
const deepestReference = 64;

/**
 * What a schema and those that it refers to and joins say of a value. Each is looked at once: a schema may
 * come from a server that nobody here wrote.
 */
class Schemas {
  readonly #kinds = new Map<JsonObject, ReadonlySet<Kind>>();
  readonly #joined = new Map<JsonObject, readonly JsonObject[]>();

  constructor(
    private readonly root: JsonObject,
    readonly structures: 'are-texts' | 'are-refused',
  ) {}

  kindsOf(schema: Json, depth = 0): ReadonlySet<Kind> {
    if (!isJsonObject(schema) || depth > deepestReference) return allKinds;
    const known = this.#kinds.get(schema);
    if (known !== undefined) return known;
    this.#kinds.set(schema, allKinds);
    const found = this.#findKinds(schema, depth);
    this.#kinds.set(schema, found);
    return found;
  }

  #findKinds(schema: JsonObject, depth: number): ReadonlySet<Kind> {
    const { type } = schema;
    const named = kinds.filter((kind) => (Array.isArray(type) ? type.includes(kind) : type === kind));
    if (named.length > 0) return new Set(schema['nullable'] === true ? [...named, 'null'] : named);
    const parts = [this.#referenced(schema), ...listOf(schema['allOf'])].map((part) =>
      this.kindsOf(part, depth + 1),
    );
    for (const choice of [listOf(schema['anyOf']), listOf(schema['oneOf'])])
      if (choice.length > 0)
        parts.push(new Set(choice.flatMap((part) => [...this.kindsOf(part, depth + 1)])));
    const choices = choicesOf(schema);
    if (choices.length > 0) parts.push(new Set(choices.map(kindOf)));
    return new Set(kinds.filter((kind) => parts.every((part) => part.has(kind))));
  }

  ofProperty(schema: Json, key: string): Json {
    const all = this.#allOf(schema);
    for (const { properties } of all)
      if (isJsonObject(properties) && Object.hasOwn(properties, key)) return properties[key] ?? true;
    return all.map((each) => each['additionalProperties']).find((each) => isJsonObject(each)) ?? true;
  }

  ofItem(schema: Json, index: number): Json {
    for (const { items, prefixItems } of this.#allOf(schema)) {
      const first = listOf(prefixItems)[index] ?? listOf(items)[index];
      if (first !== undefined) return first;
      if (isJsonObject(items)) return items;
    }
    return true;
  }

  /** Every schema that a schema joins, itself first. */
  #allOf(schema: Json): readonly JsonObject[] {
    if (!isJsonObject(schema)) return [];
    const known = this.#joined.get(schema);
    if (known !== undefined) return known;
    const found = new Set<JsonObject>([schema]);
    // What is added while it is walked through is walked through as well.
    for (const each of found)
      for (const part of [
        this.#referenced(each),
        ...listOf(each['allOf']),
        ...listOf(each['anyOf']),
        ...listOf(each['oneOf']),
      ])
        if (isJsonObject(part)) found.add(part);
    this.#joined.set(schema, [...found]);
    return [...found];
  }

  #referenced(schema: JsonObject): Json {
    const reference = schema['$ref'];
    return typeof reference === 'string' ? (resolveReference(this.root, reference) ?? true) : true;
  }
}

function kindOf(value: Json): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'number' ? 'number' : 'object';
}

function choicesOf(schema: JsonObject): readonly Json[] {
  if (Array.isArray(schema['enum'])) return schema['enum'];
  return 'const' in schema ? [schema['const'] ?? null] : [];
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
