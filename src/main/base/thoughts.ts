/** Names of the tags between which models think. */
export const thoughtTags = [
  'think',
  'thinking',
  'thought',
  'reasoning',
  'reflection',
  'scratchpad',
  'antthinking',
  'seed:think',
] as const;

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

const name = thoughtTags.join('|');
/**
 * Openers and closers of every way of thinking: tags, and the marks of Magistral, Kimi, Command and
 * OpenThinker; last the channel of gpt-oss, which opens only.
 */
const mark = new RegExp(
  [
    `<(?<tag>${name})(?:\\s[^<>]*)?>`,
    `</(?<closedTag>${name})\\s*>`,
    '(?<other>\\[THINK\\]|◁think▷|<\\|START_THINKING\\|>|<\\|begin_of_thought\\|>)',
    '(?<closedOther>\\[/THINK\\]|◁/think▷|<\\|END_THINKING\\|>|<\\|end_of_thought\\|>)',
    '(?<channel>(?:<\\|start\\|>assistant)?<\\|channel\\|>analysis\\b[^<]*(?:<\\|constrain\\|>[^<]*)?(?:<\\|message\\|>)?)',
  ].join('|'),
  'giu',
);

/**
 * The thoughts in an answer, in any letter case. One that stays open is thought to the end of the answer; a
 * closing mark that nothing opened ends a thought that began with the answer, as some chat templates write
 * it, or behind the thought before it, unless nothing follows.
 */
export function thoughtsIn(answer: string): readonly ThoughtSpan[] {
  const spans: ThoughtSpan[] = [];
  const lastSign = answer.trimEnd().length;
  mark.lastIndex = 0;
  for (let found = mark.exec(answer); found !== null; found = mark.exec(answer)) {
    const closer = closerOf(found);
    const inner = mark.lastIndex;
    const shown = /^<\/?[A-Z]{2,}\b/u.test(found[0]);
    if (closer !== null) {
      const closed = firstFrom(closer, answer, inner);
      const end = closed === null ? answer.length : closed.index + closed[0].length;
      spans.push({ start: found.index, end, thought: answer.slice(inner, closed?.index), shown });
      mark.lastIndex = end;
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

/** What ends the thought that a mark opens; null: the mark opens none. */
function closerOf({ groups = {} }: RegExpExecArray): RegExp | null {
  const { tag, other, channel } = groups;
  if (tag !== undefined) return new RegExp(`</${tag}\\s*>`, 'giu');
  if (other !== undefined) return new RegExp(closerOfOther(other.toLowerCase()), 'giu');
  return channel === undefined ? null : /<\|(?:end|call|return)\|>|(?=<\|(?:start|channel)\|>)/giu;
}

function closerOfOther(opener: string): string {
  if (opener === '[think]') return '\\[/THINK\\]';
  if (opener === '◁think▷') return '◁/think▷';
  return opener === '<|start_thinking|>' ? '<\\|END_THINKING\\|>' : '<\\|end_of_thought\\|>';
}

function firstFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
