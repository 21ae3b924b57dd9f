import { expect, test } from 'vitest';
import { formulaOf, withFormulas } from './math-marks';

/** What a reader of Markdown takes for formulas. */
const formulasIn = (markdown: string) =>
  [...withFormulas(markdown).matchAll(/(`+)([\ue000\ue001][^`]*)\1/gu)].map(([, , code]) => {
    const formula = formulaOf(code ?? '');
    return `${formula?.display === true ? 'display' : 'inline'} ${formula?.tex ?? ''}`;
  });

test.each<[string, readonly string[]]>([
  ['The area is $\\pi r^2$.', ['inline \\pi r^2']],
  ['So \\(a+b\\) and \\[c = d\\]', ['inline a+b', 'display c = d']],
  ['$$\nx\n- y\n= z\n$$', ['display x - y = z']],
  ['It costs $5 and $10, or US$3 to $4.', []],
  ['Set $HOME/$USER and $PATH.', []],
  ['`$x$` is code, and \\$x\\$ is not a formula', []],
  ['```sh\necho $A$\n```\nbut $a$ is', ['inline a']],
  ['$$ opens\n\nand never closes $$ here', []],
  ['a $x', []],
  ['유량은 $Q = A \\cdot v$이고, 압력$p$는 일정합니다', ['inline Q = A \\cdot v', 'inline p']],
  ['値は$x_1$です', ['inline x_1']],
  ['값은 $5이고 US$는 달러, $6원이 아닙니다', []],
])('%j holds the formulas %j', (markdown, formulas) => {
  expect(formulasIn(markdown)).toEqual(formulas);
});

test('a text without a formula stays as it is, one of nothing but signs too', () => {
  expect(withFormulas('a `b` *c* \\* d')).toBe('a `b` *c* \\* d');
  for (const sign of ['$', '\\(', '`', '\\[a ', '$a ']) {
    const text = sign.repeat(2_000);
    expect(withFormulas(text)).toBe(text);
  }
});
