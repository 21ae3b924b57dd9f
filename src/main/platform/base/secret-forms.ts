const hidden = '***';
/** A part of an encoded secret that is shorter stands in too many other texts. */
const shortestPart = 8;
/** Of a secret that is cut off where an answer is, so many signs are hidden. */
const shortestBeginning = 4;
/** What tools write behind an answer that is longer than what is shown of it. */
const cutMark = '\n[cut here; ';

/** Where one sign of a form that begins at a place may end; none: it does not stand there. */
type Sign = (text: string, at: number) => readonly number[];

interface Form {
  readonly signs: readonly Sign[];
  /** What it may begin with. */
  readonly begins: ReadonlySet<string>;
}

/**
 * Finds a secret however an answer repeats it. Each sign of it may be written in a way of its own: as it is, as
 * JSON, addresses and HTML write it, in either letter case, also several times over, with a line end or a tag
 * behind it; or the whole in hexadecimal digits or in base64, also one within the other, alone or within a longer text
 * such as that of `Authorization: Basic`, in one line or in many; or its bytes as numbers, one behind the other. Its
 * many forms are found by what they may begin with: most signs of a text begin none.
 */
export type SecretPattern = ReadonlyMap<string, readonly Form[]>;

export function secretPattern(secret: string): SecretPattern {
  const pattern = new Map<string, Form[]>();
  for (const form of secret === '' ? [] : composedWays(secret).flatMap(formsOf))
    for (const sign of form.begins) pattern.set(sign, [...(pattern.get(sign) ?? []), form]);
  return pattern;
}

/** A letter with its mark may be one sign or two. */
const composedWays = (secret: string): readonly string[] => [
  ...new Set([secret, secret.normalize('NFC'), secret.normalize('NFD')]),
];

function formsOf(secret: string): readonly Form[] {
  const signs = secret.match(/\\+|[^\\]/gsu) ?? [];
  const breaks = signs.length >= shortestBroken;
  return [
    {
      signs: signs.map((sign, index) =>
        breaks && index + 1 < signs.length ? maybeBroken(written(sign)) : written(sign),
      ),
      begins: new Set([...casesOf(signs[0] ?? '').map((sign) => sign.charAt(0)), '\\', '%', '&', '+']),
    },
    ...casesOf(secret).flatMap(encoded),
    ...listed(secret),
    ...encodedTwice(secret),
  ];
}

/** A shorter one that is broken stands in too many other texts. */
const shortestBroken = 6;
/**
 * What breaks a text without being part of it: line ends, also as JSON, addresses and mail write them, with what
 * begins a quoted line; tags; signs that nobody sees.
 */
const broken =
  /^(?:(=?(?:\r\n|[\n\r\u0085\u2028\u2029]))[ \t]*(?:[>|#*] ?){0,4}|\\{1,8}[rn]|%0[ad]|<[^<>]{0,80}>|&shy;|[\u00ad\u200b-\u200d\u2060\ufeff])/iu;
const breakBegins = /[=\r\n\u0085\u2028\u2029\\%<&\u00ad\u200b-\u200d\u2060\ufeff]/u;

const mostBreaks = 6;

function maybeBroken(sign: Sign): Sign {
  return (text, at) => sign(text, at).flatMap((end) => behindBreaks(text, end));
}

/** Where the next sign may begin: what begins a quoted line may be a sign of the secret. */
function behindBreaks(text: string, end: number): readonly number[] {
  if (!breakBegins.test(text.charAt(end))) return [end];
  const ends = [end];
  let at = end;
  for (let times = 0; times < mostBreaks; times += 1) {
    const [over = '', lineEnd = over] = broken.exec(text.slice(at, at + 100)) ?? [];
    if (over === '') break;
    ends.push(at + lineEnd.length, at + over.length);
    at += over.length;
  }
  return [...new Set(ends)];
}

/** The text as it is, in small letters and in capitals; what would be of another length is left out. */
const casesOf = (text: string): readonly string[] => [
  ...new Set([text, text.toLowerCase(), text.toUpperCase()].filter((each) => each.length === text.length)),
];

function encoded(secret: string): readonly Form[] {
  const bytes = new TextEncoder().encode(secret);
  return [
    ...(bytes.length * 2 < shortestPart ? [] : [formOf([...bytes].flatMap(hexDigits), hexSign)]),
    ...[0, 1, 2]
      .map((before) => base64Part(bytes, before))
      .filter((part) => part.length >= shortestPart)
      .map((part) => formOf([...part], base64Sign)),
  ];
}

/** Base64 or hexadecimal digits of what already is one of the two. */
function encodedTwice(secret: string): readonly Form[] {
  const bytes = new TextEncoder().encode(secret);
  const once = [
    bytes.length * 2 < shortestPart ? '' : Buffer.from(bytes).toString('hex'),
    ...[0, 1, 2].map((before) => base64Part(bytes, before)),
  ].filter((text) => text.length >= shortestPart);
  return once.flatMap((text) => encoded(text));
}

/** Fewer numbers stand in too many other lists. */
const shortestList = 5;
/** What may stand between two numbers of a list: `[112, 38]`, `{0x70,0x26}`, `70 26`, `112-38`, one on each line. */
const betweenNumbers = String.raw`[\s,;:|/"'<>()[\]{}+._-]`;

interface Base {
  readonly radix: number;
  /** With one of these, numbers need nothing between them. */
  readonly prefix: string;
  /** What such a prefix begins with, beside a zero. */
  readonly marks: string;
}

const bases: readonly Base[] = [
  {
    radix: 16,
    prefix: String.raw`0x|\\{1,8}x|x|u\+0{0,4}|\\{1,8}u\{?0{0,4}|%|&?#x|16#|\$`,
    marks: '\\xu%\&#1$',
  },
  { radix: 10, prefix: String.raw`&?#|chr\(|char\(`, marks: '\&#c' },
  { radix: 8, prefix: String.raw`\\{1,8}o?\{?|0o|0|8#`, marks: '\\8' },
  { radix: 2, prefix: '0b|b|2#', marks: 'b2' },
];

/** The bytes of a secret as numbers, and its signs by their code points where those are others. */
function listed(secret: string): readonly Form[] {
  const bytes = [...new TextEncoder().encode(secret)];
  const points = Array.from(secret, (sign) => sign.codePointAt(0) ?? 0);
  const lists = points.length === bytes.length ? [bytes] : [bytes, points];
  return lists
    .filter((numbers) => numbers.length >= shortestList)
    .flatMap((numbers) => bases.map((base) => listOf(numbers, base)));
}

/** A digit or a letter of the Latin alphabet stands there. */
const isInWord = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

function listOf(numbers: readonly number[], { radix, prefix, marks }: Base): Form {
  const end = radix === 16 ? '(?![0-9a-f])' : String.raw`(?!\d)`;
  const signs = numbers.map((number, index): Sign => {
    const written = number.toString(radix);
    const gap = index + 1 === numbers.length ? '' : betweenNumbers;
    const some = gap === '' ? '' : `${gap}{1,12}`;
    const pattern = new RegExp(
      `(?:(?:${prefix})0{0,7}${written}(?:h|\\)|\\}|;)?${end}${some === '' ? '' : `(?:${some}|(?=${prefix}))`}|0{0,7}${written}h?${end}${some})`,
      'iuy',
    );
    return (text, at) => {
      // Nearly all numbers of a text begin no list.
      if (index === 0 && isInWord(text.charCodeAt(at - 1))) return [];
      pattern.lastIndex = at;
      return pattern.test(text) ? [pattern.lastIndex] : [];
    };
  });
  const [first = 0] = numbers;
  const begins = `0${marks}${first.toString(radix)[0] ?? ''}`;
  return { signs, begins: new Set(begins + begins.toUpperCase()) };
}

/** Of signs that each are written in a few ways. */
function formOf(signs: readonly string[], ways: (sign: string) => Ways): Form {
  const all = signs.map(ways);
  return {
    signs: all.map(({ as, between }) => (text, at) => {
      const found = as.find((way) => text.startsWith(way, at));
      return found === undefined ? [] : [behind(text, at + found.length, between)];
    }),
    begins: new Set(all[0]?.as.map((way) => way.charAt(0))),
  };
}

interface Ways {
  readonly as: readonly string[];
  /** What may stand behind it without being part of it. */
  readonly between: RegExp;
}

const behind = (text: string, at: number, between: RegExp): number =>
  at + (between.exec(text.slice(at, at + 16))?.[0].length ?? 0);

type Span = readonly [from: number, to: number];

/**
 * Where secrets stand; those that touch or lie over one another are one span, so that nothing of a longer one is
 * left over.
 */
export function secretSpans(text: string, secrets: Iterable<SecretPattern>): readonly Span[] {
  const cut = text.indexOf(cutMark);
  const found = [...secrets].flatMap((pattern) => spansOf(text, pattern, cut));
  const merged: Span[] = [];
  for (const [from, to] of found.sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last === undefined || from > last[1]) merged.push([from, to]);
    else merged[merged.length - 1] = [last[0], Math.max(last[1], to)];
  }
  return merged;
}

/** The text with `***` for every secret. */
export const withoutSecrets = (text: string, secrets: Iterable<SecretPattern>): string =>
  withoutSpans(text, secretSpans(text, secrets));

export const withoutSpans = (text: string, spans: readonly Span[]): string =>
  spans.reduceRight((masked, [from, to]) => masked.slice(0, from) + hidden + masked.slice(to), text);

function spansOf(text: string, pattern: SecretPattern, cut: number): readonly Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < text.length; at += 1)
    for (const { signs } of pattern.get(text.charAt(at)) ?? []) {
      const end = endOf(text, at, signs, cut);
      if (end !== null) spans.push([at, end]);
    }
  return spans;
}

/** Where at the end of a text that is still being written a secret may have begun, in whatever form. */
export function secretBegun(text: string, secrets: Iterable<SecretPattern>): number {
  let begun = text.length;
  for (const pattern of secrets)
    for (let at = 0; at < begun; at += 1)
      if ((pattern.get(text.charAt(at)) ?? []).some(({ signs }) => isBegun(text, at, signs))) begun = at;
  return begun;
}

/** Nothing is left behind `end`, or what may be a sign that is written in a longer way, up to somewhere in it. */
const isOver = (text: string, end: number): boolean =>
  text.length - end <= longestSign && /^(?:[\\%&][\\%&#;{}\w]*|<[^<>]*|=\r?)?$/u.test(text.slice(end));
const longestSign = 64;

function isBegun(text: string, from: number, signs: readonly Sign[]): boolean {
  let ends: readonly number[] = [from];
  for (const sign of signs) {
    if (ends.some((end) => isOver(text, end))) return true;
    ends = [...new Set(ends.flatMap((end) => sign(text, end)))];
    if (ends.length === 0) return false;
  }
  return false;
}

/** All ways are followed at once, so that none is gone back on. */
function endOf(text: string, from: number, signs: readonly Sign[], cut: number): number | null {
  let ends: readonly number[] = [from];
  for (const [index, sign] of signs.entries()) {
    if (index >= shortestBeginning && ends.some((end) => isCutAt(text, end, cut))) return cut;
    const next = ends.flatMap((end) => sign(text, end));
    if (next.length === 0) return null;
    ends = next.length === 1 ? next : [...new Set(next)];
  }
  return Math.max(...ends);
}

/** The text is cut there, or in the middle of a sign that is written in a longer way. */
const isCutAt = (text: string, end: number, cut: number): boolean =>
  cut >= 0 && (end === cut || (end < cut && cut - end < 12 && /[\\%&]/u.test(text.charAt(end))));

const mostBackslashes = 16;
const references: Readonly<Record<string, string>> = {
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
  '&': 'amp',
};
const letters: Readonly<Record<string, string>> = { '\n': 'n', '\r': 'r', '\t': 't', '\b': 'b', '\f': 'f' };
const percentSign = /^%(?:25){0,4}([\da-f]{2})/iu;
const htmlSign = /^&(?:amp;){0,4}(?:#0{0,6}(\d{1,7});?|#x0{0,6}([\da-f]{1,6});?|([a-z]{2,4});)/iu;
const escapedSign = /^(?:u([\da-f]{4})|u\{0{0,4}([\da-f]{1,6})\}|x([\da-f]{2}))/iu;

/** One sign, or several backslashes, as it is or as texts within texts write it. */
function written(sign: string): Sign {
  const cases = casesOf(sign);
  const ways = cases.map(writtenSo);
  return (text, at) => {
    if (/[\\%&+]/u.test(text.charAt(at))) return ways.flatMap((way) => way(text, at));
    const found = cases.find((each) => text.startsWith(each, at));
    return found === undefined ? [] : [at + found.length];
  };
}

function writtenSo(sign: string): Sign {
  const bytes = new TextEncoder().encode(sign);
  const code = sign.codePointAt(0) ?? 0;
  const hasBackslash = sign.startsWith('\\');
  const isQuoted = /["'`/]/u.test(sign);
  return (text, at) => {
    const ends: number[] = [];
    switch (text.charAt(at)) {
      case '\\': {
        const run = backslashes(text, at);
        if (hasBackslash && run >= sign.length) ends.push(at + run, at + sign.length);
        if (!hasBackslash && isQuoted && text.startsWith(sign, at + run)) ends.push(at + run + sign.length);
        const letter = letters[sign];
        if (letter !== undefined && text.startsWith(letter, at + run)) ends.push(at + run + letter.length);
        break;
      }
      case '%': {
        const end = inPercent(text, at, bytes);
        if (end !== null) ends.push(end);
        break;
      }
      case '&': {
        const [whole, decimal, hex, name] = htmlSign.exec(text.slice(at, at + 40)) ?? [];
        if (whole === undefined || sign.length > 2 || (hasBackslash && sign.length > 1)) break;
        const found =
          decimal === undefined ? (hex === undefined ? null : Number.parseInt(hex, 16)) : Number(decimal);
        if (found === null ? references[sign] === name?.toLowerCase() : found === code)
          ends.push(at + whole.length);
        break;
      }
      case '+':
        if (sign === ' ') ends.push(at + 1);
        break;
    }
    const end = escapedUnits(text, at, sign);
    if (end !== null) ends.push(end);
    if (text.startsWith(sign, at)) ends.push(at + sign.length);
    return ends;
  };
}

function backslashes(text: string, at: number): number {
  let run = 0;
  while (run < mostBackslashes && text.charAt(at + run) === '\\') run += 1;
  return run;
}

function inPercent(text: string, from: number, bytes: Uint8Array): number | null {
  let at = from;
  for (const byte of bytes) {
    const [whole, hex = ''] = percentSign.exec(text.slice(at, at + 12)) ?? [];
    if (whole === undefined || Number.parseInt(hex, 16) !== byte) return null;
    at += whole.length;
  }
  return at;
}

/** `\u0041`, of a sign beyond the first plane two of them or `\u{1f600}`. */
function escapedUnits(text: string, from: number, sign: string): number | null {
  let [at, index] = [from, 0];
  while (index < sign.length) {
    const run = backslashes(text, at);
    const [whole, four, braces, two] =
      run === 0 ? [] : (escapedSign.exec(text.slice(at + run, at + run + 16)) ?? []);
    if (whole === undefined) return null;
    const code = Number.parseInt(four ?? braces ?? two ?? '', 16);
    if (code === sign.charCodeAt(index)) index += 1;
    else if (code === sign.codePointAt(index)) index += String.fromCodePoint(code).length;
    else return null;
    at += run + whole.length;
  }
  return at;
}

const hexDigits = (byte: number): readonly string[] => [...byte.toString(16).padStart(2, '0')];
const hexSign = (digit: string): Ways => ({
  as: [...new Set([digit, digit.toUpperCase()])],
  between: /^[\s:-]?/u,
});

/** With what breaks a long text into lines. */
const base64Sign = (sign: string): Ways => ({
  as:
    sign === '+'
      ? ['+', '-', '%2B', '%2b']
      : sign === '/'
        ? ['/', '_', '%2F', '%2f', '\\/', '\\\\/', '\\\\\\/']
        : [sign],
  between: /^(?:\s|\\{1,8}[rn]|%0[ad]){0,4}/iu,
});

/**
 * What stands in every base64 text that holds these bytes behind `before` others, counted from a multiple of
 * three.
 */
function base64Part(bytes: Uint8Array, before: number): string {
  const text = Buffer.from([...new Uint8Array(before), ...bytes]).toString('base64');
  const from = Math.ceil((before * 8) / 6);
  return text.slice(from, Math.floor(((before + bytes.length) * 8) / 6));
}
