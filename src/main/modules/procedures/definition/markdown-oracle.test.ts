import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, test } from 'vitest';
import { parseSteps } from './steps';

/** A part of a Markdown tree, as far as it is looked at. */
interface Part {
  readonly type: string;
  readonly depth?: number;
  readonly ordered?: boolean | null | undefined;
  readonly value?: string;
  readonly children?: readonly Part[];
  readonly position?: { readonly start: { readonly line: number } } | undefined;
}

interface Shown {
  readonly what: 'question' | 'step';
  readonly line: number;
}

const lineOf = (part: Part): number => part.position?.start.line ?? 0;
const textOf = (part: Part): string =>
  part.type === 'html'
    ? ''
    : part.type === 'break'
      ? '\n'
      : (part.value ?? (part.children ?? []).map(textOf).join(''));
const asks = (text: string): boolean => {
  const [, value] = /^[^\p{L}]*requires[_ ]confirmation(?!\p{L})\W*(\w*)/iu.exec(text) ?? [];
  return value !== undefined && !['false', 'no', 'off', '0'].includes(value.toLowerCase());
};

/** The questions that Markdown shows in a part: at the start of a line of text, or of a cell. */
function questionsIn(part: Part): Shown[] {
  const question = (text: string, line: number): Shown[] => (asks(text) ? [{ what: 'question', line }] : []);
  if (part.type === 'tableRow')
    return (part.children ?? []).flatMap((_, index, cells) =>
      question(
        cells
          .slice(index, index + 2)
          .map(textOf)
          .join(' '),
        lineOf(part),
      ),
    );
  if (part.type === 'paragraph' || part.type === 'heading')
    return textOf(part)
      .split(/\r?\n/u)
      .flatMap((text, index) => question(text, lineOf(part) + index));
  return (part.children ?? []).flatMap(questionsIn);
}

/** What Markdown shows below "## Steps": the items of numbered lists and the questions. */
function shownIn(text: string): readonly Shown[] {
  const tree: Part = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  let inSteps = false;
  return (tree.children ?? []).flatMap((part) => {
    // An HTML block takes all lines up to a blank one; whoever writes a heading there means one.
    const heading =
      part.type === 'heading' && part.depth === 2
        ? textOf(part)
        : part.type === 'html'
          ? [...(part.value ?? '').matchAll(/^ {0,3}##(?=\s|$)(.*)$/gmu)].at(-1)?.[1]
          : undefined;
    if (heading !== undefined) inSteps = heading.trim().toLowerCase() === 'steps';
    if (!inSteps) return [];
    const items = part.type === 'list' && part.ordered === true ? (part.children ?? []) : [];
    return [...items.map((item): Shown => ({ what: 'step', line: lineOf(item) })), ...questionsIn(part)];
  });
}

/** What is shown and not read, in a text that is carried out without a word. */
function lostIn(text: string): readonly Shown[] {
  const { steps, diagnostics, runnable } = parseSteps(text);
  if (!runnable || diagnostics.length > 0 || steps.length === 0) return [];
  return shownIn(text).filter(({ what, line }) => {
    const step = steps.findLast((each) => each.line <= line);
    return what === 'step' ? step?.line !== line : step?.requiresConfirmation !== true;
  });
}

const seeds = [
  '# Pump\n\nWords.\n\n## Steps\n\n1. **Look** — Read pin 3.\n   - tools: gpio_read\n\n2. **Open** — Set it.\n   Then wait.\n   - call: gpio_write {"pin": 5}\n\n## Notes\n\n1. words\n',
  '## Steps\n1. **A**\n   - Do this:\n     ```sh\n     ls\n     ```\n   - and that\n2. **B**\n   - call: gpio_read\n',
  '## Steps\n9. A\n10. **B** — b.\n    1. one\n    2. two\n11. **C**\n    - when: $.payload.level > 95\n',
  '## Steps\n\n  1. **A**\n     words\n\n     > note\n\n  2. **B**\n\n     | a | b |\n     |---|---|\n     | 1 | 2 |\n',
];
const indents = fc.constantFrom(
  '',
  ' ',
  '  ',
  '   ',
  '    ',
  '     ',
  '       ',
  '          ',
  '\t',
  '\t\t',
  '\u3000',
  '\u00A0\u00A0',
  '   \u200B',
);
const marks = fc.constantFrom(
  '- ',
  '* ',
  '+ ',
  '-',
  '• ',
  '> ',
  '> - ',
  '',
  '1. ',
  '2. ',
  '3) ',
  '- [ ] ',
  '- - ',
  '\\- ',
  '| x | ',
  '| ',
  '# ',
  '### ',
  '✅ ',
  '- ~~',
  '<b>',
  '(',
  '- ! ',
);
const questions = fc.constantFrom(
  'requires_confirmation: true',
  '**requires_confirmation**: true',
  '`requires_confirmation`: yes',
  'requires\\_confirmation: true',
  'requires_confirmation | true |',
  '_requires_ confirmation: on',
  'requires_confirmation',
  'Requires_Confirmation = true',
  '[requires_confirmation](x): true',
  'requires_confirmation: false',
);
const items = fc.constantFrom(
  '2. **X**',
  '3. X',
  '2) X',
  '1. X',
  '2.',
  '2.\tX',
  '12. **X**\n   - call: gpio_read',
  '2.     X',
  '-\n2. **X**',
);
const blocks = fc.constantFrom(
  '```',
  '~~~',
  '````',
  '~~~ `x`',
  '``` `x`',
  '- ```',
  '1. ~~~',
  '<div>',
  '<details>',
  '<!-- x -->',
  '---',
  '===',
  '-',
  'Notes',
  'Notes\n---',
  'Steps\n---',
  '## Steps',
  '## Safety',
  '## Steps ##',
  '## **Steps**',
  '##\u3000Notes',
  '### Safety',
  '# X',
  'words',
  '| a |\n|---|',
  '> ```',
  '- a',
  '- a\n  - b',
  '[a]: http://b',
  '* * *',
);
const line = fc
  .tuple(
    indents,
    fc.oneof(
      fc.tuple(marks, questions).map((parts) => parts.join('')),
      items,
      blocks,
    ),
  )
  .map((parts) => parts.join(''));
const mutations: fc.Arbitrary<(lines: readonly string[], at: number) => readonly string[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: line.map((put) => (lines: readonly string[], at: number) => [
      ...lines.slice(0, at),
      put,
      ...lines.slice(at),
    ]),
  },
  {
    weight: 2,
    arbitrary: indents.map(
      (indent) => (lines: readonly string[], at: number) =>
        lines.map((each, index) => (index === at ? indent + each.trimStart() : each)),
    ),
  },
  fc.constant((lines: readonly string[], at: number) => [...lines.slice(0, at), '', ...lines.slice(at)]),
  fc.constant((lines: readonly string[], at: number) => lines.filter((_, index) => index !== at)),
  fc.constant((lines: readonly string[], at: number) =>
    lines.map((each, index) => (index === at ? `> ${each}` : each)),
  ),
  fc
    .constantFrom('\r', '\f', '\u2028')
    .map((character) => (lines: readonly string[], at: number) => [
      ...lines.slice(0, at),
      `${lines[at] ?? ''}${character}${lines[at + 1] ?? ''}`,
      ...lines.slice(at + 2),
    ]),
);
const texts = fc
  .tuple(
    fc.constantFrom(...seeds),
    fc.array(fc.tuple(mutations, fc.nat(1000)), { minLength: 1, maxLength: 4 }),
    fc.constantFrom('\n', '\n', '\r\n'),
  )
  .map(([seed, changes, newline]) =>
    changes
      .reduce<readonly string[]>((lines, [mutate, at]) => mutate(lines, at % lines.length), seed.split('\n'))
      .join(newline),
  );

test('where Markdown shows a question or a step that is not read, the procedure does not run without a word', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(lostIn(text)).toEqual([]);
    }),
    { seed: 1, numRuns: 700 },
  );
});

test('the test would notice', () => {
  expect(
    shownIn(
      '## Steps\n1. **A**\n   - a\n     - **requires\\_confirmation**: true\n\n   words\n\n   | requires_confirmation | true |\n   |---|---|\n2. B\n   - requires_confirmation: no\n## Notes\n1. no\n',
    ),
  ).toEqual([
    { what: 'step', line: 2 },
    { what: 'step', line: 10 },
    { what: 'question', line: 4 },
    { what: 'question', line: 8 },
  ]);
});
