import { thoughtsIn } from '../../../../domain/answer/thoughts';

/** Closing marks that are not the opening one with a stroke. */
const closers: readonly (readonly [opened: RegExp, closer: string])[] = [
  [/<\|channel>(?:thought|analysis)\b/iu, '<channel|>'],
  [/<\|channel\|>\s*analysis\b/iu, '<|end|><|start|>assistant<|channel|>final<|message|>'],
  [/<\|START_THINKING\|>\s*$/u, '<|END_THINKING|>'],
  [/<\|begin_of_thought\|>\s*$/u, '<|end_of_thought|>'],
  [/<\|inner_prefix\|>\s*$/u, '<|inner_suffix|>'],
  [/<\|open\|>think<\|sep\|>\s*$/u, '<|close|>think<|sep|>'],
  [/\[BEGIN THINKING\]\s*$/iu, '[END THINKING]'],
  [/◁think▷\s*$/u, '◁/think▷'],
  [/\[THINK\]\s*$/iu, '[/THINK]'],
];

const anyTag = /<([|｜]?)(\w[\w:]*)(?:\s[^<>]*)?([|｜]?)>\s*$/u;

/**
 * What ends the thought that was opened at the end of this text; null: none is open there, or nobody knows how it
 * ends.
 */
export function endOfThought(opened: string): string | null {
  const last = thoughtsIn(opened).at(-1);
  if (last === undefined || last.end !== opened.length) return null;
  // The thought itself may hold anything: only its mark says how it ends.
  const mark = opened.slice(last.start, opened.length - last.thought.length);
  const known = closers.find(([pattern]) => pattern.test(mark));
  if (known !== undefined) return known[1];
  const tag = anyTag.exec(mark);
  return tag === null ? null : `\n<${tag[1] ?? ''}/${tag[2] ?? ''}${tag[3] ?? ''}>\n\n`;
}
