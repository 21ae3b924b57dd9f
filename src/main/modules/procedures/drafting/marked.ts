import type { Unknown } from '../../../../domain/procedure/sketch/unknown-here';
import type { Diagnostic } from '../../../../shared/sop';

interface Texts {
  readonly toml: string;
  readonly markdown: string;
}

/** What is not known here, at the line of SOP.toml or SOP.md that says it. */
export const marked = (unknown: readonly Unknown[], texts: Texts): readonly Diagnostic[] =>
  unknown.map(({ at, message, remedy }) => ({
    severity: 'warning',
    file: 'trigger' in at ? 'SOP.toml' : 'SOP.md',
    ...('trigger' in at ? triggerPlace(texts.toml, at.trigger) : stepPlace(texts.markdown, at.step)),
    message,
    remedy,
  }));

/** Of texts that the writer of sketches made: a trigger says where it listens in the second line below its head. */
function triggerPlace(toml: string, index: number): { readonly line: number; readonly column: number } {
  const heads = toml.split('\n').flatMap((line, at) => (line === '[[triggers]]' ? [at + 1] : []));
  return { line: (heads[index] ?? 1) + 2, column: 1 };
}

/** The bullet that says what the step does, else its title. */
function stepPlace(markdown: string, index: number): { readonly line: number; readonly column: number } {
  const lines = markdown.split('\n');
  const heads = lines.flatMap((line, at) => (/^\d+\. \*\*/u.test(line) ? [at] : []));
  const from = heads[index] ?? 0;
  const to = heads[index + 1] ?? lines.length;
  const bullet = lines.findIndex(
    (line, at) => at > from && at < to && /^ +- (?:call|until|run|tools): /u.test(line),
  );
  return bullet < 0
    ? { line: from + 1, column: 1 }
    : { line: bullet + 1, column: (lines[bullet]?.indexOf('- ') ?? 0) + 1 };
}
