/** A page of the documentation. */
export interface Doc {
  /** As in the folder of the documentation, without its ending: `how-to/boards`. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly sections: readonly Section[];
}

/** What stands under one heading. */
export interface Section {
  /** Null: before the first heading below the title. */
  readonly anchor: string | null;
  readonly heading: string;
  /** Without marks. */
  readonly text: string;
}

/** Pages of one subject, in the order in which they are read. */
export interface DocGroup {
  readonly title: string;
  readonly docs: readonly { readonly id: string; readonly title: string }[];
}

export interface Docs {
  readonly byId: ReadonlyMap<string, Doc>;
  readonly groups: readonly DocGroup[];
}

/** The documentation as it lies in its folder: texts by their paths, `how-to/boards.md`. */
export function docsOf(texts: Readonly<Record<string, string>>): Docs {
  const byId = new Map(
    Object.entries(texts).map(([path, text]) => {
      const id = path.replace(/\.md$/u, '');
      return [id, docOf(id, text)] as const;
    }),
  );
  return { byId, groups: groupsIn(texts['README.md'] ?? '', byId) };
}

function docOf(id: string, text: string): Doc {
  const title = /^# (.+)$/mu.exec(text)?.[1]?.trim() ?? id;
  const sections: { anchor: string | null; heading: string; lines: string[] }[] = [
    { anchor: null, heading: title, lines: [] },
  ];
  let fenced = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    const heading = fenced ? undefined : /^#{2,4} (.+)$/u.exec(line)?.[1];
    if (heading !== undefined) sections.push({ anchor: slugOf(heading), heading: plain(heading), lines: [] });
    else if (!/^# /u.test(line)) sections.at(-1)?.lines.push(line);
  }
  return {
    id,
    title: plain(title),
    text,
    sections: sections.map(({ lines, ...section }) => ({ ...section, text: plain(lines.join('\n')) })),
  };
}

/** The anchor of a heading, as links of the documentation write it. */
export const slugOf = (heading: string): string =>
  plain(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');

/** Words without the marks of Markdown. */
const plain = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/^```\w*$|[`*|]|^#+ /gmu, '')
    .replaceAll(/[ \t]+/gu, ' ')
    .trim();

/** The table of contents: a row for each line of the table in README.md, a group for each bold word. */
function groupsIn(contents: string, byId: ReadonlyMap<string, Doc>): readonly DocGroup[] {
  const groups: { title: string; docs: { id: string; title: string }[] }[] = [];
  for (const [, group = '', links = ''] of contents.matchAll(
    /^\| *(?:\*\*(.+?)\*\*)? *\| *(\[.+?) *\|.*$/gmu,
  )) {
    if (group !== '') groups.push({ title: group, docs: [] });
    for (const [, title = '', path = ''] of links.matchAll(/\[([^\]]+)\]\(([^)]+)\.md\)/gu))
      if (byId.has(path)) groups.at(-1)?.docs.push({ id: path, title });
  }
  return groups;
}

const korean = 'ko/';

/** The page in this language; where there is none, as it is. */
export function docIn({ byId }: Pick<Docs, 'byId'>, id: string, language: 'en' | 'ko'): Doc | undefined {
  const base = id.startsWith(korean) ? id.slice(korean.length) : id;
  return (language === 'ko' ? byId.get(`${korean}${base}`) : undefined) ?? byId.get(base) ?? byId.get(id);
}

export const isKorean = ({ id }: Pick<Doc, 'id'>): boolean => id.startsWith(korean);

/**
 * The heading of a page that a link means. It may be named as the page has it in the other language: there the
 * headings are the same in number and order.
 */
export function anchorIn({ byId }: Pick<Docs, 'byId'>, doc: Doc, anchor: string | null): string | null {
  if (doc.sections.some((section) => section.anchor === anchor)) return anchor;
  const other = byId.get(isKorean(doc) ? doc.id.slice(korean.length) : `${korean}${doc.id}`);
  const place = other?.sections.findIndex((section) => section.anchor === anchor) ?? -1;
  return doc.sections[place]?.anchor ?? anchor;
}

/** The contents in this language: a page stands there once. */
export const groupsFor = ({ byId, groups }: Docs, language: 'en' | 'ko'): readonly DocGroup[] =>
  groups
    .map(({ title, docs }) => ({
      title,
      docs: docs
        .filter((doc) => !isKorean(doc))
        .map(({ id, title: name }) => {
          const translated = language === 'ko' ? byId.get(`${korean}${id}`) : undefined;
          return { id, title: translated?.title ?? name };
        }),
    }))
    .filter(({ docs }) => docs.length > 0);

export interface Hit {
  readonly doc: Doc;
  readonly section: Section;
  /** Around what was found. */
  readonly excerpt: string;
}

const around = 90;

/** Sections with every word that is typed: titles first, then headings, then texts. */
export function searchDocs(
  { byId, groups }: Docs,
  query: string,
  most: number,
  language: 'en' | 'ko' = 'en',
): readonly Hit[] {
  const words = query
    .normalize('NFC')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const order = groups.flatMap(({ docs }) => docs.map(({ id }) => id));
  // The contents name everything, and answer nothing.
  const all = [...byId.values()]
    .filter((doc) => doc.id !== 'README' && docIn({ byId }, doc.id, language) === doc)
    .toSorted((a, b) => placeIn(order, a.id) - placeIn(order, b.id));
  const hits = all.flatMap((doc) =>
    doc.sections.flatMap((section) => {
      const heading = section.heading.toLowerCase();
      const whole = `${doc.title} ${heading} ${section.text}`.normalize('NFC').toLowerCase();
      if (!words.every((word) => whole.includes(word))) return [];
      const inHeading = words.every((word) => heading.includes(word));
      return [{ doc, section, rank: inHeading ? (section.anchor === null ? 0 : 1) : 2 }];
    }),
  );
  return hits
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ doc, section }) => ({ doc, section, excerpt: excerptOf(section.text, words) }));
}

/** What is not in the contents comes last. */
const placeIn = (order: readonly string[], id: string): number => {
  const at = order.indexOf(id);
  return at === -1 ? order.length : at;
};

function excerptOf(text: string, words: readonly string[]): string {
  const flat = text.replaceAll(/\s+/gu, ' ');
  const at = Math.max(
    0,
    Math.min(...words.map((word) => flat.toLowerCase().indexOf(word)).filter((each) => each >= 0)),
  );
  const from = Number.isFinite(at) ? Math.max(0, at - around / 3) : 0;
  const piece = flat.slice(from, from + 2 * around);
  return `${from > 0 ? '…' : ''}${piece}${from + 2 * around < flat.length ? '…' : ''}`;
}

/** Where a link of a page leads: to another page, or null: out of the documentation. */
export function linkTarget(
  from: string,
  href: string,
  byId: ReadonlyMap<string, Doc>,
): { readonly id: string; readonly anchor: string | null } | null {
  const [path = '', written = null] = href.split('#');
  // What draws Markdown writes Korean letters of an anchor as bytes.
  const anchor = written === null ? null : decodeURIComponent(written);
  if (path === '') return anchor === null ? null : { id: from, anchor };
  if (/^[a-z]+:/iu.test(path)) return null;
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const id = parts.join('/').replace(/\.md$/u, '');
  return byId.has(id) ? { id, anchor } : null;
}
