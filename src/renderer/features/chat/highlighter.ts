import { common, createLowlight } from 'lowlight';

const lowlight = createLowlight(common);

type Node = ReturnType<typeof lowlight.highlight>['children'][number];

/** Words of code, and what they are in its language: `keyword`, `string`. Joined, they are the code. */
export interface CodeWord {
  readonly text: string;
  readonly kind: string | null;
}

/** Null: the language is not known. */
export function codeWords(code: string, language: string): readonly CodeWord[] | null {
  if (!lowlight.registered(language)) return null;
  return lowlight.highlight(language, code).children.flatMap((node) => wordsOf(node, null));
}

function wordsOf(node: Node, kind: string | null): readonly CodeWord[] {
  if (node.type === 'text') return [{ text: node.value, kind }];
  if (node.type !== 'element') return [];
  const { className } = node.properties;
  const own = Array.isArray(className) ? String(className[0]).replace(/^hljs-/u, '') : kind;
  return node.children.flatMap((child) => wordsOf(child, own));
}
