import type { Diagnostic } from '../../shared/sop';

interface Clue {
  readonly pattern: RegExp;
  readonly message: string;
  readonly mend: string;
  /** Only below the heading, or only where there is none. */
  readonly where?: 'below' | 'without';
}

const item = /^\s*\d+\. +\S/u;
const clues: readonly Clue[] = [
  { pattern: /^\s{0,3}(?:#|#{3,6})\s+steps?\b/iu, message: 'the heading of the steps has another level', mend: 'Write it with two signs: "## Steps".' },
  { pattern: /^\s{0,3}#+steps?\b/iu, message: 'the heading of the steps has no blank after its signs', mend: 'Write "## Steps".' },
  { pattern: /^\s*\d+\)\s/u, where: 'below', message: 'steps are numbered with a dot', mend: 'Write "1. **Title** — what to do".' },
  { pattern: /^\s*\d+\.\S/u, where: 'below', message: 'a blank is missing after the number', mend: 'Write "1. **Title** — what to do".' },
  { pattern: /^\s*[-*+]\s/u, where: 'below', message: 'steps are a numbered list', mend: 'Write "1. **Title** — what to do".' },
  { pattern: item, where: 'without', message: 'the numbered list does not stand under the heading "## Steps"', mend: 'Write "## Steps" above it.' },
];

/** Where somebody most likely meant to write the steps of a SOP.md that has none. `markdown` null: there is no such file. */
export function whyNoSteps(markdown: string | null): Diagnostic {
  const warning = (line: number, message: string, mend: string): Diagnostic => ({ severity: 'warning', file: 'SOP.md', line, column: 1, message, mend });
  const general = 'Write a numbered list under the heading "## Steps" in SOP.md.';
  if (markdown === null) return warning(1, 'There is no SOP.md, so it has no steps and cannot start', general);
  const lines = markdown.replace(/^\uFEFF/u, '').split(/\r?\n/u);
  const heading = lines.findIndex((line) => /^ {0,3}## steps\s*$/iu.test(line));
  for (const { pattern, where, message, mend } of clues) {
    const at = lines.findIndex((line, index) => pattern.test(line) && (where === undefined || (where === 'below' ? heading >= 0 && index > heading : heading < 0)));
    if (at >= 0) return warning(at + 1, `It has no steps, so it cannot start: ${message}`, mend);
  }
  return warning(Math.max(0, heading) + 1, 'It has no steps, so it cannot start', general);
}
