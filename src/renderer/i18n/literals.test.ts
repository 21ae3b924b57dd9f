import ts from 'typescript';
import { expect, test } from 'vitest';

/** I18N-01 of docs/security-checklist.md: what somebody reads or hears comes from a catalogue. */

const sources = import.meta.glob<string>(['../{entities,features,kit,pages,shell}/**/*.tsx', '../*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Names, units and keys, the same in every language. */
const same =
  /^(?:ZeroClaw(?: Desktop)?|Ctrl|Shift|Enter|Esc|Korean|English|한국어|MQTT|GGUF|TOML|JSON|Markdown|SOP\.(?:toml|md)|config\.toml|ms|s|MB|GB|px)$/u;
const heard = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label']);
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !same.test(text.trim());

function literalsIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, verbatim: boolean): void => {
    // Code, keys and paths are shown as they are written.
    const inside =
      verbatim ||
      (ts.isJsxElement(node) &&
        ['code', 'kbd', 'pre', 'samp'].includes(node.openingElement.tagName.getText()));
    if (!inside && ts.isJsxText(node) && isWords(node.text)) found.push(node.text.trim());
    if (
      ts.isJsxAttribute(node) &&
      heard.has(node.name.getText()) &&
      node.initializer !== undefined &&
      ts.isStringLiteral(node.initializer) &&
      isWords(node.initializer.text)
    )
      found.push(`${node.name.getText()}="${node.initializer.text}"`);
    ts.forEachChild(node, (child) => {
      visit(child, inside);
    });
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false);
  return found.map((literal) => `${path}: ${literal}`);
}

test('no page writes words of its own', () => {
  const pages = Object.entries(sources).filter(([path]) => !path.includes('.test.'));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap(([path, text]) => literalsIn(path, text))).toEqual([]);
});

test.each(['<p>Write it down</p>', '<button aria-label="Close">×</button>', '<input placeholder="Name" />'])(
  'the reading above finds %s',
  (code) => {
    expect(literalsIn('example.tsx', code)).toHaveLength(1);
  },
);
