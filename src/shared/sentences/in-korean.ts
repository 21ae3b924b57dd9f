import { boardSentences } from './boards';
import { channelSentences } from './channels';
import { conditionSentences } from './conditions';
import { definitionSentences } from './definitions';
import { escalationSentences } from './escalation';
import { draftSentences } from './drafts';
import { fleetSentences } from './fleet';
import { modbusSentences } from './modbus';
import { modelSentences } from './models';
import { stepSentences } from './steps';
import { withParticlesBehind } from './particles';
import { pluginSentences } from './plugins';
import { runSentences } from './runs';
import { serviceSentences } from './services';
import { settingSentences } from './settings';
import { startSentences } from './starts';
import { toolDescriptions } from './tool-descriptions';
import { toolSentences } from './tools';

export const tables: readonly Readonly<Record<string, string>>[] = [
  definitionSentences,
  stepSentences,
  draftSentences,
  conditionSentences,
  startSentences,
  boardSentences,
  modbusSentences,
  runSentences,
  settingSentences,
  fleetSentences,
  serviceSentences,
  modelSentences,
  toolSentences,
  toolDescriptions,
  channelSentences,
  pluginSentences,
  escalationSentences,
];

/**
 * The engine speaks English, in records that outlive it. Every sentence of these tables stands there in
 * English and in Korean. In a sentence `{name}` is any value and stays as it is, `{name?}` a sentence of its
 * own where it is known, `{name!}` always one.
 */
export const sentences: Readonly<Record<string, string>> = Object.fromEntries(
  tables.flatMap((table) => Object.entries(table)),
);

interface Pattern {
  readonly regex: RegExp;
  readonly places: readonly { readonly name: string; readonly kind: '' | '?' | '!' }[];
  readonly korean: string;
}

/** Several sentences, one behind the other. */
const list = '{first!}; {rest!}';
const place = /\{(\w+)([?!]?)\}/gu;
/** Longer ones are reports and model texts, not sentences of the engine. */
const longest = 2000;
const remembered = 1000;

/**
 * The first sentence of each that has more: a model repeats why a call failed without the way out. Tried when
 * nothing else fits, and a value in it is no further sentence.
 */
const firstSentences = (): readonly Pattern[] =>
  Object.entries(sentences).flatMap(([english, korean]) => {
    const [, first] = /^(\p{Lu}[^.]+)\. \S/u.exec(english) ?? [];
    const [, told] = /^([^.]+)\. \S/u.exec(korean) ?? [];
    if (first === undefined || told === undefined || namesIn(first) !== namesIn(told)) return [];
    return [patternOf(first, told, String.raw`((?:(?!\. )[^])+?)`)];
  });

const namesIn = (text: string): string =>
  [...text.matchAll(place)]
    .map(([, name = '']) => name)
    .toSorted()
    .join();

const makePatterns = (): readonly Pattern[] =>
  Object.entries(sentences)
    .filter(([english]) => english.includes('{'))
    // What is a list of sentences is none of them. Lines of its own, and then a beginning of its own, say more
    // surely what a text is than a value, which may be anything.
    .toSorted(
      ([one], [other]) =>
        Number(other === list) - Number(one === list) ||
        Number(other.includes('\n')) - Number(one.includes('\n')) ||
        Number(one.startsWith('{')) - Number(other.startsWith('{')) ||
        ownLength(other) - ownLength(one),
    )
    .map(([english, korean]) => patternOf(english, korean));

/** `value`: what a value looks like there, where it is not anything. */
const patternOf = (english: string, korean: string, value?: string): Pattern => ({
  regex: new RegExp(
    `^${english
      .split(place)
      .map((part, index, parts) =>
        index % 3 === 0
          ? escaped(part)
          : index % 3 === 1
            ? (value ?? valueIn(parts[index - 1], parts[index + 2]))
            : '',
      )
      .join('')}$`,
    'u',
  ),
  places: [...english.matchAll(place)].map(([, name = '', kind = '']) => ({
    name,
    kind: kind as '' | '?' | '!',
  })),
  korean,
});

/** Most engines speak English all their life. */
let patterns: readonly Pattern[] | null = null;

const known = new Map<string, string | null>();

/** A sentence of the engine in Korean; null: it is none that we know, and is shown as it is. */
export function inKorean(text: string): string | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const korean = text.length > longest ? null : inLines(text);
  if (known.size >= remembered) known.clear();
  known.set(text, korean);
  return korean;
}

/** Some sentences are of several lines, and others stand in lines below each other. */
function inLines(text: string): string | null {
  const whole = translate(text);
  if (!text.includes('\n')) return whole;
  const lines = (whole ?? text).split('\n');
  const told = lines.map((line) => translate(line) ?? line).join('\n');
  return told === text ? whole : told;
}

function translate(text: string): string | null {
  if (Object.hasOwn(sentences, text)) return sentences[text] ?? null;
  for (const pattern of (patterns ??= [...makePatterns(), ...firstSentences()])) {
    const found = pattern.regex.exec(text);
    const values = found === null ? null : valuesOf(pattern, found.slice(1));
    if (values !== null)
      return withParticlesBehind(
        pattern.korean
          .split(place)
          .flatMap((part, index) =>
            index % 3 === 0
              ? [{ text: part }]
              : index % 3 === 1
                ? [{ text: values.get(part) ?? '', isValue: true }]
                : [],
          ),
      );
  }
  return null;
}

/** Null: what must be a sentence is none. */
function valuesOf({ places }: Pattern, found: readonly string[]): ReadonlyMap<string, string> | null {
  const values = new Map<string, string>();
  for (const [index, { name, kind }] of places.entries()) {
    const text = found[index] ?? '';
    const korean = kind === '' ? text : (inKorean(text) ?? unstopped(inKorean(`${text}.`)));
    if (korean === null && kind === '!') return null;
    values.set(name, korean ?? text);
  }
  return values;
}

/** A sentence within another has lost its full stop. */
const unstopped = (korean: string | null): string | null => korean?.replace(/\.$/u, '') ?? null;

/** Something; between quotes it may be nothing. */
function valueIn(before = '', after = ''): string {
  return before.endsWith('"') && after.startsWith('"') ? '([^]*?)' : '([^]+?)';
}

function ownLength(english: string): number {
  return english.replaceAll(place, '').length;
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}/]/gu, String.raw`\$&`);
}
