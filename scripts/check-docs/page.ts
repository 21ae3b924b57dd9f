import { fromMarkdown } from 'mdast-util-from-markdown';

type Tree = ReturnType<typeof fromMarkdown>;
type Nodes = Tree | Tree['children'][number];

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

interface At {
  readonly line: number;
  readonly text: string;
}

export interface Example extends At {
  /** What stands behind the fence: `toml`, `sh`. */
  readonly language: string;
}

/** What of a Markdown page is checked. */
export interface Page {
  /** Relative to the repository, with `/`. */
  readonly file: string;
  readonly links: readonly At[];
  readonly anchors: ReadonlySet<string>;
  readonly examples: readonly Example[];
  /** Code within a line. */
  readonly codes: readonly At[];
}

export function readPage(file: string, text: string): Page {
  const links: At[] = [];
  const anchors = new Set<string>();
  const examples: Example[] = [];
  const codes: At[] = [];
  const visit = (node: Nodes): void => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      links.push({ line, text: node.url });
    if (node.type === 'heading') addAnchor(anchors, textOf(node));
    if (node.type === 'code') examples.push({ line, language: node.lang ?? '', text: node.value });
    if (node.type === 'inlineCode') codes.push({ line, text: node.value.replaceAll('\\|', '|') });
    if (node.type === 'html')
      for (const [, name = ''] of node.value.matchAll(/\bid="([^"]+)"/gu)) anchors.add(name);
    if ('children' in node) node.children.forEach(visit);
  };
  // A table's cells are read as text of a paragraph, in which links and code are the same: reading tables takes half as long again.
  visit(fromMarkdown(text));
  return { file, links, anchors, examples, codes };
}

const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';

/** As GitHub names headings: letters and digits stay, blanks become hyphens, a second one gets a number. */
function addAnchor(anchors: Set<string>, heading: string): void {
  const name = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .replaceAll(' ', '-');
  let numbered = name;
  for (let number = 1; anchors.has(numbered); number++) numbered = `${name}-${String(number)}`;
  anchors.add(numbered);
}
