import type { MakersSampling } from '../../../../shared/sampling';
import { bytesOfTensor, fileTypeNames } from './types';

/** What a model file says about itself before any weight is read. */
export interface GgufHeader {
  readonly architecture: string;
  /** Tokens; null when the file does not say. */
  readonly contextLength: number | null;
  readonly quantisation: string | null;
  /** Bytes one token takes in the key-value cache at 16 bits; null when the file does not say. */
  readonly cacheBytesPerToken: number | null;
  /** Words of the vocabulary; null when the file does not say. */
  readonly vocabulary: number | null;
  /** Rules by which words of the vocabulary are joined; absent: it has none. */
  readonly joins?: number | undefined;
  /** Numbers that stand for one token; null when the file does not say. */
  readonly width: number | null;
  /** It was made for vectors and writes nothing that could be read; absent: it answers. */
  readonly embeds?: true;
  /** It has no chat template: it goes on with texts, and was not made to talk. */
  readonly base?: true;
  /** As its makers call it; null when the file does not say. */
  readonly name: string | null;
  /** How its makers draw its words; null when the file does not say. */
  readonly sampling: MakersSampling | null;
  /** Its template can be told whether the model thinks. */
  readonly canThink: boolean;
  /** Bytes the whole file must have for its last tensor to be in it. */
  readonly neededBytes: number;
}

export type GgufReading =
  | { readonly kind: 'header'; readonly header: GgufHeader }
  /** `start` was too short; read more of the file, if there is more. */
  | { readonly kind: 'more' }
  | { readonly kind: 'broken'; readonly reason: string }
  /** It is whole, and no model. */
  | { readonly kind: 'beside'; readonly reason: string };

/** Longest arrays and texts believed: beyond, the file is damaged. */
const mostItems = 10_000_000;

/** Reads the header from the first bytes of a file. Versions 2 and 3 of the format. */
export function readGgufHeader(start: Uint8Array): GgufReading {
  const cursor = new Cursor(start);
  try {
    return { kind: 'header', header: readHeader(cursor) };
  } catch (failure) {
    if (failure instanceof RanOut) return { kind: 'more' };
    if (failure instanceof Beside) return { kind: 'beside', reason: failure.message };
    if (failure instanceof Broken) return { kind: 'broken', reason: failure.message };
    throw failure;
  }
}

function readHeader(cursor: Cursor): GgufHeader {
  if (cursor.fixedText(4) !== 'GGUF') throw new Broken('it is not a GGUF file');
  const version = cursor.unsigned32();
  if (version < 2 || version > 3)
    throw new Broken(`its GGUF version is ${String(version)}; 2 and 3 are known`);
  const tensorCount = cursor.count();
  const values = readValues(cursor, cursor.count());
  if (isBesideModels(values)) throw new Beside('it belongs to a model and is none itself');
  const tensorsEnd = readTensors(cursor, tensorCount);
  const alignment = numberIn(values, 'general.alignment') ?? 32;
  const architecture = values.get('general.architecture');
  if (typeof architecture !== 'string') throw new Broken('it names no architecture');
  return {
    architecture,
    contextLength: numberIn(values, `${architecture}.context_length`),
    quantisation: fileTypeNames[numberIn(values, 'general.file_type') ?? -1] ?? null,
    cacheBytesPerToken: cacheBytes(values, architecture),
    vocabulary: lengthIn(values, 'tokenizer.ggml.tokens'),
    joins: lengthIn(values, 'tokenizer.ggml.merges') ?? undefined,
    width: numberIn(values, `${architecture}.embedding_length`),
    ...(isForVectors(values, architecture)
      ? { embeds: true }
      : textIn(values, 'tokenizer.chat_template') === null
        ? { base: true }
        : {}),
    name: nameIn(values),
    sampling: samplingIn(values),
    canThink: thinkingSwitch.test(textIn(values, 'tokenizer.chat_template') ?? ''),
    neededBytes: Math.ceil(cursor.position / alignment) * alignment + tensorsEnd,
  };
}

/** What templates ask when they want to know whether the model shall think. */
const thinkingSwitch = /\b(?:enable_thinking|reasoning_effort)\b/u;

const nameIn = (values: ReadonlyMap<string, Value>): string | null =>
  [...new Set(['general.name', 'general.basename', 'general.size_label'].map((key) => textIn(values, key)))]
    .filter((part) => part !== null && part !== '')
    .join(' ') || null;

function samplingIn(values: ReadonlyMap<string, Value>): MakersSampling | null {
  const sampling = Object.fromEntries(
    Object.entries(samplingPlaces).flatMap(([key, place]) => {
      const value = numberIn(values, `general.sampling.${place}`);
      return value === null ? [] : [[key, rounded(value)]];
    }),
  ) as MakersSampling;
  return Object.keys(sampling).length === 0 ? null : sampling;
}

const samplingPlaces: Readonly<Record<keyof Omit<MakersSampling, 'presence_penalty'>, string>> = {
  temperature: 'temp',
  top_p: 'top_p',
  top_k: 'top_k',
  min_p: 'min_p',
  repeat_penalty: 'penalty_repeat',
};

/** Files keep 32 bits of 0.95, which are 0.949999988. */
const rounded = (value: number): number => Number(value.toPrecision(6));

/** A model that looks ahead in a text, or whose states are pooled into one, is no model that goes on with it. */
const isForVectors = (values: ReadonlyMap<string, Value>, architecture: string): boolean =>
  values.get(`${architecture}.attention.causal`) === false ||
  (numberIn(values, `${architecture}.pooling_type`) ?? 0) > 0;

/** Projectors of pictures and sounds, adapters, and statistics of quantisation, whatever their file is called. */
const isBesideModels = (values: ReadonlyMap<string, Value>): boolean =>
  /^(?:mmproj|adapter|imatrix)$/u.test(textIn(values, 'general.type') ?? '') ||
  textIn(values, 'general.architecture') === 'clip';

/** Of an array its length is enough here. */
type Value = number | string | boolean | { readonly length: number };

function readValues(cursor: Cursor, count: number): Map<string, Value> {
  const values = new Map<string, Value>();
  for (let index = 0; index < count; index += 1) {
    const key = cursor.text();
    values.set(key, readValue(cursor, cursor.unsigned32()));
  }
  return values;
}

function readValue(cursor: Cursor, type: number): Value {
  const width = widths[type];
  if (width !== undefined) return cursor.number(type, width);
  if (type === 8) return cursor.text();
  if (type !== 9) throw new Broken(`it has a value of the unknown type ${String(type)}`);
  const itemType = cursor.unsigned32();
  const length = cursor.count();
  const itemWidth = widths[itemType];
  if (itemWidth !== undefined) cursor.skip(itemWidth * length);
  else for (let index = 0; index < length; index += 1) readValue(cursor, itemType);
  return { length };
}

const widths: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};

/** Where the last tensor ends, counted from the start of the weights. */
function readTensors(cursor: Cursor, count: number): number {
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    cursor.text();
    let elements = 1;
    for (let left = cursor.unsigned32(); left > 0; left -= 1)
      elements *= cursor.count(Number.MAX_SAFE_INTEGER);
    const type = cursor.unsigned32();
    end = Math.max(end, cursor.count(Number.MAX_SAFE_INTEGER) + bytesOfTensor(type, elements));
  }
  return end;
}

function cacheBytes(values: ReadonlyMap<string, Value>, architecture: string): number | null {
  const of = (key: string): number | null => numberIn(values, `${architecture}.${key}`);
  const layers = of('block_count');
  const width = of('embedding_length');
  const heads = of('attention.head_count');
  if (layers === null || width === null || heads === null || heads === 0) return null;
  const keyWidth = of('attention.key_length') ?? width / heads;
  const valueWidth = of('attention.value_length') ?? width / heads;
  return layers * (of('attention.head_count_kv') ?? heads) * (keyWidth + valueWidth) * 2;
}

function numberIn(values: ReadonlyMap<string, Value>, key: string): number | null {
  const value = values.get(key);
  return typeof value === 'number' ? value : null;
}

function textIn(values: ReadonlyMap<string, Value>, key: string): string | null {
  const value = values.get(key);
  return typeof value === 'string' ? value : null;
}

function lengthIn(values: ReadonlyMap<string, Value>, key: string): number | null {
  const value = values.get(key);
  return typeof value === 'object' ? value.length : null;
}

class RanOut extends Error {}
class Broken extends Error {}
class Beside extends Error {}

/** Reads little-endian values one after the other. */
class Cursor {
  position = 0;
  readonly #view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  skip(length: number): number {
    const from = this.position;
    if (from + length > this.bytes.byteLength) throw new RanOut();
    this.position += length;
    return from;
  }

  unsigned32(): number {
    return this.#view.getUint32(this.skip(4), true);
  }

  count(most = mostItems): number {
    const value = this.#view.getBigUint64(this.skip(8), true);
    if (value > BigInt(most)) throw new Broken('its header is damaged');
    return Number(value);
  }

  fixedText(length: number): string {
    const from = this.skip(length);
    return new TextDecoder().decode(this.bytes.subarray(from, from + length));
  }

  text(): string {
    return this.fixedText(this.count());
  }

  number(type: number, width: number): number | boolean {
    const at = this.skip(width);
    switch (type) {
      case 0:
        return this.#view.getUint8(at);
      case 1:
        return this.#view.getInt8(at);
      case 2:
        return this.#view.getUint16(at, true);
      case 3:
        return this.#view.getInt16(at, true);
      case 4:
        return this.#view.getUint32(at, true);
      case 5:
        return this.#view.getInt32(at, true);
      case 6:
        return this.#view.getFloat32(at, true);
      case 7:
        return this.#view.getUint8(at) !== 0;
      case 10:
        return Number(this.#view.getBigUint64(at, true));
      case 11:
        return Number(this.#view.getBigInt64(at, true));
      default:
        return this.#view.getFloat64(at, true);
    }
  }
}
