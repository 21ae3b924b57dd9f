import { matchAt } from './template';
import { ofTag, thoughtTags, turnFormats, type ThoughtMarks } from './turn-format';

/** A thought within an answer, its marks included. */
export interface ThoughtSpan {
  readonly start: number;
  readonly end: number;
  readonly thought: string;
  /**
   * Readers see it as it stands: its tag is in capitals, or only a closing mark too many says that it is a
   * thought.
   */
  readonly shown: boolean;
}

const ways: readonly ThoughtMarks[] = turnFormats.flatMap((row) => row.thoughts ?? []);
/** What ends the thought of a model that never opens one. */
const lonelyClosers = ['\\[BEGIN FINAL RESPONSE\\]'];

const name = thoughtTags.join('|');
const openers = [
  `<(?<tag>${name})(?:\\s[^<>]*)?>`,
  ...ways.map(({ open }, index) => `(?<open${String(index)}>${open})`),
];
const closers = [
  `</(?<closedTag>${name})\\s*>`,
  ...ways.filter(({ shared }) => shared !== true).map(({ close }) => close.replace(/\|\(\?=.*$/u, '')),
  ...lonelyClosers,
].map((closer, index) => (index === 0 ? closer : `(?:${closer})`));
const pattern = [...openers, `(?<closer>${closers.join('|')})`].join('|');
const everywhere = new RegExp(pattern, 'giu');
const here = new RegExp(pattern, 'iuy');

export interface ThoughtMark {
  readonly kind: 'open' | 'close';
  /** Behind the mark. */
  readonly end: number;
  /** What ends the thought that it opens. */
  readonly closer: RegExp | null;
  /** It is in capitals, which people see. */
  readonly shown: boolean;
}

/** The mark of a thought that stands there. */
export function thoughtMarkAt(text: string, at: number): ThoughtMark | null {
  const found = matchAt(here, text, at);
  return found === null ? null : toMark(found);
}

function toMark(found: RegExpExecArray): ThoughtMark {
  const closer = closerOf(found);
  return {
    kind: closer === null ? 'close' : 'open',
    end: found.index + found[0].length,
    closer,
    shown: /^<\/?[A-Z]{2,}\b/u.test(found[0]) && !found[0].includes('|'),
  };
}

const wayOf = ({ groups = {} }: Pick<RegExpExecArray, 'groups'>): ThoughtMarks | undefined =>
  ways.find((_, at) => groups[`open${String(at)}`] !== undefined);

/** What ends the thought that a mark opens; null: the mark opens none. */
function closerOf({ groups = {} }: RegExpExecArray): RegExp | null {
  const { tag } = groups;
  if (tag !== undefined) return new RegExp(`</${tag}\\s*>`, 'giu');
  const way = wayOf({ groups });
  return way === undefined ? null : new RegExp(way.close, 'giu');
}

/**
 * The thoughts in an answer, in any letter case. One that stays open is thought to the end of the answer; a
 * closing mark that nothing opened ends a thought that began with the answer, as some chat templates write
 * it, or behind the thought before it, unless nothing follows.
 */
export function thoughtsIn(answer: string): readonly ThoughtSpan[] {
  const spans: ThoughtSpan[] = [];
  const lastSign = answer.trimEnd().length;
  everywhere.lastIndex = 0;
  for (let found = everywhere.exec(answer); found !== null; found = everywhere.exec(answer)) {
    const { closer, shown, end: inner } = toMark(found);
    if (closer !== null) {
      const closed = firstFrom(closer, answer, inner);
      const end = closed === null ? answer.length : closed.index + closed[0].length;
      spans.push({ start: found.index, end, thought: answer.slice(inner, closed?.index), shown });
      everywhere.lastIndex = end;
    } else {
      const before = spans.at(-1);
      const start = before?.end ?? 0;
      if (before === undefined || inner < lastSign)
        spans.push({
          start,
          end: inner,
          thought: answer.slice(start, found.index),
          shown: shown || before !== undefined,
        });
    }
  }
  return spans;
}

/** A thought ends there that did not begin there. */
export const endsThoughtFromBefore = (text: string): boolean =>
  thoughtsIn(text).some(({ start, shown }) => thoughtMarkAt(text, start)?.kind !== 'open' && !shown);

export function firstFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** What gpt-oss writes around the words that are for the reader. */
const frameOfAnswer =
  /(?:<\|start\|>assistant)?<\|channel\|>final\b[^<]*(?:<\|constrain\|>[^<]*)?<\|message\|>|<\|(?:end|return)\|>/giu;

/** Tells the thoughts in an answer without calls from what is meant for the reader. */
export function splitThoughts(answer: string): { readonly text: string; readonly thought: string } {
  let text = '';
  let from = 0;
  const thoughts: string[] = [];
  for (const { start, end, thought, shown } of thoughtsIn(answer)) {
    if (shown) continue;
    text += answer.slice(from, start);
    thoughts.push(thought.trim());
    from = end;
  }
  return {
    text: (text + answer.slice(from)).replace(frameOfAnswer, ''),
    thought: thoughts.filter((thought) => thought !== '').join('\n'),
  };
}

const anyTag = /<([|｜]?)(\w[\w:]*)(?:\s[^<>]*)?([|｜]?)>\s*$/u;

/**
 * What the runtime writes behind this text to end the thought that is open at its end; null: none is open there,
 * or nobody knows how it ends.
 */
export function endOfThought(opened: string): string | null {
  const last = thoughtsIn(opened).at(-1);
  if (last === undefined || last.end !== opened.length) return null;
  // The thought itself may hold anything: only its mark says how it ends.
  const mark = opened.slice(last.start, opened.length - last.thought.length);
  const found = matchAt(here, mark, 0);
  const ended = found === null ? null : wayOf(found)?.ended;
  if (ended !== null && ended !== undefined && ended !== ofTag) return ended;
  const tag = anyTag.exec(mark);
  return tag === null ? null : `\n<${tag[1] ?? ''}/${tag[2] ?? ''}${tag[3] ?? ''}>\n\n`;
}
