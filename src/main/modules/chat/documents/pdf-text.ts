import { inflateSync } from 'node:zlib';

/*
 * The text of a PDF, as far as the file says which letters its pages show (ISO 32000-1, 9.4 and 9.10). Pages that are
 * pictures have none. Nothing of a PDF is carried out, and what it holds beyond text is not looked at.
 */

/** What a person reads in a file; more is none that anybody writes. */
const mostInflated = 64 * 2 ** 20;
const mostPages = 2_000;
const deepestTree = 32;
/** A font has at most as many codes as two bytes name. */
const mostCodes = 2 * 65_536;

interface PdfObject {
  readonly dictionary: string;
  /** Where its stream begins and ends; null: it has none. */
  readonly stream: readonly [from: number, to: number] | null;
}

/** Why a file gives no text. */
export type PdfReading =
  | { readonly kind: 'text'; readonly pages: readonly string[] }
  | { readonly kind: 'none'; readonly why: 'encrypted' | 'pictures' | 'damaged' };

export function readPdf(bytes: Buffer): PdfReading {
  try {
    return new Pdf(bytes).read();
  } catch {
    return { kind: 'none', why: 'damaged' };
  }
}

class Pdf {
  readonly #raw: string;
  readonly #objects = new Map<number, PdfObject>();
  readonly #fonts = new Map<PdfObject, Letters>();
  #inflated = 0;

  constructor(private readonly bytes: Buffer) {
    this.#raw = bytes.toString('latin1');
  }

  read(): PdfReading {
    if (!this.#raw.slice(0, 1024).includes('%PDF-')) return { kind: 'none', why: 'damaged' };
    if (/\/Encrypt\s+\d+\s+\d+\s+R/u.test(this.#raw)) return { kind: 'none', why: 'encrypted' };
    this.#findObjects();
    const pages = this.#pages();
    if (pages.length === 0) return { kind: 'none', why: 'damaged' };
    const texts = pages.map((page) => this.#textOf(page));
    return texts.every((text) => text.trim() === '')
      ? { kind: 'none', why: 'pictures' }
      : { kind: 'text', pages: texts };
  }

  #findObjects(): void {
    const raw = this.#raw;
    const packed: PdfObject[] = [];
    const [endAfter, streamAfter, streamEndAfter] = ['endobj', 'stream', 'endstream'].map((word) =>
      finder(raw, word),
    ) as [Finder, Finder, Finder];
    const heads = [...raw.matchAll(/(\d{1,10})\s+\d{1,5}\s+obj\b/gu)];
    for (const [at, { index, 0: head, 1: number }] of heads.entries()) {
      const from = index + head.length;
      const end = Math.min(endAfter(from), heads[at + 1]?.index ?? raw.length);
      const begun = streamAfter(from);
      const hasStream = begun < end;
      const dictionary = raw.slice(from, hasStream ? begun : end);
      const object: PdfObject = {
        dictionary,
        stream: hasStream ? this.#streamAt(begun, dictionary, streamEndAfter) : null,
      };
      this.#objects.set(Number(number), object);
      if (/\/Type\s*\/ObjStm\b/u.test(dictionary)) packed.push(object);
    }
    for (const object of packed) this.#unpack(object);
  }

  #streamAt(begun: number, dictionary: string, streamEndAfter: Finder): readonly [number, number] {
    const raw = this.#raw;
    let from = begun + 'stream'.length;
    if (raw[from] === '\r') from += 1;
    if (raw[from] === '\n') from += 1;
    const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/u.exec(dictionary)?.[1] ?? NaN);
    if (/^\s*endstream/u.test(raw.slice(from + length, from + length + 20))) return [from, from + length];
    return [from, streamEndAfter(from)];
  }

  /** Objects that stand within the stream of another one. */
  #unpack(object: PdfObject): void {
    const text = this.#contentOf(object);
    const first = Number(/\/First\s+(\d+)/u.exec(object.dictionary)?.[1] ?? 0);
    const numbers = text.slice(0, first).trim().split(/\s+/u).map(Number);
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const next = numbers[at + 3];
      const dictionary = text.slice(
        first + (numbers[at + 1] ?? 0),
        next === undefined ? undefined : first + next,
      );
      this.#objects.set(numbers[at] ?? 0, { dictionary, stream: null });
    }
  }

  #contentOf({ dictionary, stream }: PdfObject): string {
    if (stream === null) return '';
    const held = this.bytes.subarray(...stream);
    if (!/\/Filter\b/u.test(dictionary)) {
      const plain = held.subarray(0, Math.max(0, mostInflated - this.#inflated)).toString('latin1');
      this.#inflated += plain.length;
      return plain;
    }
    if (!/\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)\b\s*(?:\]|\/(?!\w*Decode)|>>|$)/u.test(dictionary))
      return '';
    // A predictor is for tables of objects and pictures, and not for text.
    if (/\/Predictor\s+(?:1[0-5]|2)\b/u.test(dictionary)) return '';
    const left = mostInflated - this.#inflated;
    if (left <= 0) return '';
    const inflated = inflateSync(held, { maxOutputLength: left, finishFlush: 2 });
    this.#inflated += inflated.length;
    return inflated.toString('latin1');
  }

  #of(reference: string | undefined): PdfObject | null {
    return reference === undefined ? null : (this.#objects.get(Number(reference)) ?? null);
  }

  /** In their order, each with what it inherits. */
  #pages(): readonly { readonly page: PdfObject; readonly resources: string }[] {
    const catalog = [...this.#objects.values()].find(({ dictionary }) =>
      /\/Type\s*\/Catalog\b/u.test(dictionary),
    );
    const pages: { page: PdfObject; resources: string }[] = [];
    const seen = new Set<PdfObject>();
    const walk = (node: PdfObject | null, inherited: string, depth: number): void => {
      if (node === null || seen.has(node) || depth > deepestTree || pages.length >= mostPages) return;
      // A tree whose branches meet again has more ways than anybody can go.
      seen.add(node);
      const own = this.#dictionaryAt(node.dictionary, 'Resources');
      const resources = own === '' ? inherited : own;
      const kids = /\/Kids\s*\[([^\][]*)\]/u.exec(node.dictionary)?.[1];
      if (kids === undefined) {
        pages.push({ page: node, resources });
        return;
      }
      for (const [, kid] of kids.matchAll(reference)) walk(this.#of(kid), resources, depth + 1);
    };
    walk(this.#of(/\/Pages\s+(\d+)\s+\d+\s+R/u.exec(catalog?.dictionary ?? '')?.[1]), '', 0);
    return pages;
  }

  /** The dictionary that stands under a key, itself or by its number; empty: there is none. */
  #dictionaryAt(dictionary: string, key: string): string {
    const at = new RegExp(`/${key}\\s*(?:(\\d+)\\s+\\d+\\s+R|(?=<<))`, 'u').exec(dictionary);
    if (at === null) return '';
    if (at[1] !== undefined) return this.#of(at[1])?.dictionary ?? '';
    const from = at.index + at[0].length;
    let depth = 0;
    for (const { 0: mark, index } of dictionary.slice(from).matchAll(/<<|>>/gu)) {
      depth += mark === '<<' ? 1 : -1;
      if (depth === 0) return dictionary.slice(from, from + index + 2);
    }
    return dictionary.slice(from);
  }

  #textOf({ page, resources }: { readonly page: PdfObject; readonly resources: string }): string {
    const fonts = new Map<string, Letters>();
    for (const [, name = '', reference] of this.#dictionaryAt(resources, 'Font').matchAll(
      /\/([^\s/<>[\]()]+)\s+(\d+)\s+\d+\s+R/gu,
    ))
      fonts.set(name, this.#lettersOf(this.#of(reference)));
    const contents = /\/Contents\s*(?:\[([^\][]*)\]|(\d+)\s+\d+\s+R)/u.exec(page.dictionary);
    const references =
      contents?.[1] === undefined
        ? [contents?.[2]]
        : [...contents[1].matchAll(reference)].map(([, number]) => number);
    const content = references
      .map((reference) => this.#of(reference))
      .map((object) => (object === null ? '' : this.#contentOf(object)))
      .join('\n');
    return shownText(content, fonts);
  }

  #lettersOf(font: PdfObject | null): Letters {
    if (font === null) return latin;
    // Pages share fonts, whose tables are read once.
    const known = this.#fonts.get(font);
    if (known !== undefined) return known;
    const letters = this.#readLetters(font);
    this.#fonts.set(font, letters);
    return letters;
  }

  #readLetters(font: PdfObject): Letters {
    const map = this.#of(/\/ToUnicode\s+(\d+)\s+\d+\s+R/u.exec(font.dictionary)?.[1]);
    const isWide = /\/Subtype\s*\/Type0\b/u.test(font.dictionary);
    return map === null
      ? isWide
        ? unknown
        : latin
      : { width: isWide ? 2 : 1, letter: lettersIn(this.#contentOf(map), isWide ? null : latin) };
  }
}

/** Where the word stands next; the end of the text: nowhere. Asked for ever later places it looks at each once. */
type Finder = (from: number) => number;
function finder(text: string, word: string): Finder {
  let found = -1;
  return (from) => {
    if (found < from) found = text.indexOf(word, from);
    if (found === -1) found = text.length;
    return found;
  };
}

/** What stands between the words that begin and end a part of a table. */
const blocksOf = (table: string, word: string): readonly string[] =>
  table
    .split(`begin${word}`)
    .slice(1)
    .map((part) => part.split(`end${word}`, 1)[0] ?? '');

/** How the codes of a font are read. */
interface Letters {
  readonly width: 1 | 2;
  readonly letter: (code: number) => string;
}

const windowsLetters = new TextDecoder('windows-1252');
const latin: Letters = { width: 1, letter: (code) => windowsLetters.decode(Uint8Array.of(code)) };
/** Codes whose letters the file does not say. */
const unknown: Letters = { width: 2, letter: () => '' };

/** Of a table of codes (Adobe Technical Note 5411). */
function lettersIn(table: string, otherwise: Letters | null): (code: number) => string {
  const known = new Map<number, string>();
  const letters = (hex: string): string => {
    const units = hex.replaceAll(/\s/gu, '').match(/.{4}/gu) ?? [];
    return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
  };
  for (const block of blocksOf(table, 'bfchar'))
    for (const [, code = '', to = ''] of block.matchAll(/<([\da-f\s]+)>\s*<([\da-f\s]+)>/giu))
      known.set(Number.parseInt(code, 16), letters(to));
  let left = mostCodes;
  for (const block of blocksOf(table, 'bfrange'))
    for (const [, low = '', high = '', to, list] of block.matchAll(
      /<([\da-f\s]+)>\s*<([\da-f\s]+)>\s*(?:<([\da-f\s]+)>|\[([^\][]*)\])/giu,
    )) {
      const [from, until] = [Number.parseInt(low, 16), Number.parseInt(high, 16)];
      const each = [...(list ?? '').matchAll(/<([\da-f\s]+)>/giu)].map(([, one = '']) => letters(one));
      const first = to === undefined ? '' : letters(to);
      for (let code = from; code <= until && left > 0; code += 1, left -= 1)
        known.set(
          code,
          to === undefined
            ? (each[code - from] ?? '')
            : first.slice(0, -1) + String.fromCharCode(first.charCodeAt(first.length - 1) + code - from),
        );
    }
  return (code) => known.get(code) ?? otherwise?.letter(code) ?? '';
}

/** As a dictionary names other objects. */
const reference = /(?<!\d)(\d{1,10})\s{1,20}\d{1,5}\s{1,20}R/gu;
/** `(` begins a text, whose end `endOfText` finds. */
const token =
  /\(|<[\da-f\s]*>|\[|\]|\/[^\s/<>[\]()]+|[-+]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})|[A-Za-z'"*][A-Za-z\d*]*/giu;

function* tokensOf(content: string): Generator<string> {
  const next = new RegExp(token);
  for (let found = next.exec(content); found !== null; found = next.exec(content)) {
    if (found[0] === '(') {
      const end = endOfText(content, found.index);
      yield content.slice(found.index, end);
      next.lastIndex = end;
    } else yield found[0];
  }
}

/** After the bracket that closes the one at `from`, which may hold others. */
function endOfText(content: string, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; at += 1) {
    const sign = content[at];
    if (sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return content.length;
}
/** A gap within shown text, in thousandths of its size, that is as wide as a blank. */
const blankGap = 180;

/** The text that a page shows, in the order in which it is drawn. */
function shownText(content: string, fonts: ReadonlyMap<string, Letters>): string {
  const written: string[] = [];
  let last = '';
  let letters = latin;
  let before: string[] = [];
  let isList = false;
  let list: string[] = [];
  const write = (text: string): void => {
    if (text === '') return;
    written.push(text);
    last = text.at(-1) ?? '';
  };
  const newLine = (): void => {
    if (last !== '' && last !== '\n') write('\n');
  };
  const blank = (): void => {
    if (!/\s/u.test(last)) write(' ');
  };
  const show = (text: string): void => {
    write(decoded(text, letters));
  };
  for (const each of tokensOf(content)) {
    if (each === '[') [isList, list] = [true, []];
    else if (each === ']') isList = false;
    else if (isList) list.push(each);
    else {
      switch (each) {
        case 'Tf':
          letters = fonts.get((before.at(-2) ?? '').slice(1)) ?? latin;
          break;
        case 'Tj':
          show(before.at(-1) ?? '');
          break;
        case "'":
        case '"':
          newLine();
          show(before.at(-1) ?? '');
          break;
        case 'TJ':
          for (const part of list)
            if (/^[(<]/u.test(part)) show(part);
            else if (-Number(part) > blankGap) blank();
          list = [];
          break;
        case 'Td':
        case 'TD':
          if (Number(before.at(-1)) !== 0) newLine();
          else if (last !== '') blank();
          break;
        case 'T*':
        case 'Tm':
        case 'ET':
          newLine();
          break;
        default:
          before = [...before.slice(-5), each];
          continue;
      }
      // What an operator took is shown once.
      before = [];
    }
  }
  return written
    .join('')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .trim();
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function decoded(written: string, { width, letter }: Letters): string {
  const codes = written.startsWith('<')
    ? (
        written
          .slice(1, -1)
          .replaceAll(/\s/gu, '')
          .match(/.{1,2}/gu) ?? []
      ).map((pair) => Number.parseInt(pair.padEnd(2, '0'), 16))
    : [
        ...written
          .slice(1, -1)
          .replaceAll(
            /\\(?:([0-7]{1,3})|(\r\n|[\r\n])|([\s\S]))/gu,
            (_, octal?: string, lineEnd?: string, sign = '') =>
              octal === undefined
                ? lineEnd === undefined
                  ? (escapes[String(sign)] ?? String(sign))
                  : ''
                : String.fromCharCode(Number.parseInt(octal, 8) & 255),
          ),
      ].map((sign) => sign.charCodeAt(0) & 255);
  let text = '';
  for (let at = 0; at + width <= codes.length; at += width)
    text += letter(width === 1 ? (codes[at] ?? 0) : (codes[at] ?? 0) * 256 + (codes[at + 1] ?? 0));
  return text;
}
