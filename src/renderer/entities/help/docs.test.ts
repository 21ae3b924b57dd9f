import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../window/route';
import { anchorIn, docIn, docsOf, groupsFor, linkTarget, searchDocs, slugOf } from './docs';
import { helpOf } from './help-store';

const docs = docsOf({
  'README.md':
    '# Documentation\n\n| | page | it answers |\n|---|---|---|\n| **Start** | [Start](start.md) | how? |\n| **Boards** | [Boards](how-to/boards.md), [Gone](gone.md) | pins |\n',
  'start.md': '# Start\n\nIt begins with **a pump**.\n\n```sh\n## no heading\n```\n',
  'how-to/boards.md':
    '# Boards\n\nPins.\n\n## Buttons and a `light`\n\nThe pump has a [button](../start.md#x).\n',
});

test('the contents are those of README.md, without pages that are not there', () => {
  expect(docs.groups).toEqual([
    { title: 'Start', docs: [{ id: 'start', title: 'Start' }] },
    { title: 'Boards', docs: [{ id: 'how-to/boards', title: 'Boards' }] },
  ]);
});

test('a page has its sections with their anchors; what stands in an example is no heading', () => {
  expect(docs.byId.get('start')?.sections.map(({ heading }) => heading)).toEqual(['Start']);
  expect(docs.byId.get('how-to/boards')?.sections).toEqual([
    { anchor: null, heading: 'Boards', text: 'Pins.' },
    { anchor: 'buttons-and-a-light', heading: 'Buttons and a light', text: 'The pump has a button.' },
  ]);
  expect(docs.byId.get('start')?.sections[0]?.text).toBe('It begins with a pump.\n\n\nno heading');
  expect(slugOf('Start procedures with a webhook?')).toBe('start-procedures-with-a-webhook');
});

test.each([
  ['pump', ['start', 'how-to/boards#buttons-and-a-light']],
  ['boards', ['how-to/boards', 'how-to/boards#buttons-and-a-light']],
  ['PUMP button', ['how-to/boards#buttons-and-a-light']],
  ['nothing of this', []],
  ['', []],
])('%s is found in %j', (query, found) => {
  expect(
    searchDocs(docs, query, 10).map(({ doc, section }) =>
      section.anchor === null ? doc.id : `${doc.id}#${section.anchor}`,
    ),
  ).toEqual(found);
});

test.each([
  ['how-to/boards', '../start.md#x', { id: 'start', anchor: 'x' }],
  ['how-to/boards', '#buttons', { id: 'how-to/boards', anchor: 'buttons' }],
  ['start', 'how-to/boards.md#%ED%95%80', { id: 'how-to/boards', anchor: '핀' }],
  ['start', 'how-to/boards.md', { id: 'how-to/boards', anchor: null }],
  ['start', 'https://example.org/a.md', null],
  ['start', '../src/main.ts', null],
])('from %s a link to %s leads to %j', (from, href, to) => {
  expect(linkTarget(from, href, docs.byId)).toEqual(to);
});

test('a heading that is named in the other language is the one in its place', () => {
  const both = docsOf({
    'a.md': '# A\n\n## Pins\n\n## Time\n',
    'ko/a.md': '# 가\n\n## 핀\n\n## 시간\n',
  });
  const named = (id: string, anchor: string | null) => {
    const doc = both.byId.get(id);
    return doc === undefined ? undefined : anchorIn(both, doc, anchor);
  };
  expect(named('ko/a', 'time')).toBe('시간');
  expect(named('ko/a', '시간')).toBe('시간');
  expect(named('a', '핀')).toBe('pins');
  expect(named('a', 'gone')).toBe('gone');
  expect(named('ko/a', null)).toBeNull();
});

test('a page that is there in Korean stands in the place of the English one, in the contents, in a search and by its address', () => {
  const both = docsOf({
    'README.md':
      '| **Start** | [Start](start.md) | how? |\n| **Korean** | [시작](ko/start.md) | how? |\n| | [Models](models.md) | which? |\n',
    'start.md': '# Start\n\npump\n',
    'models.md': '# Models\n\npump\n',
    'ko/start.md': '# 시작\n\npump\n',
  });
  const found = (language: 'en' | 'ko') => [
    docIn(both, 'start', language)?.id,
    docIn(both, 'ko/start', language)?.id,
    docIn(both, 'models', language)?.id,
    ...groupsFor(both, language).flatMap(({ docs: of }) => of.map(({ title }) => title)),
    ...searchDocs(both, 'pump', 10, language).map(({ doc }) => doc.id),
  ];
  expect(found('en')).toEqual(['start', 'start', 'models', 'Start', 'Models', 'start', 'models']);
  expect(found('ko')).toEqual(['ko/start', 'ko/start', 'models', '시작', 'Models', 'ko/start', 'models']);
});

const folder = join(import.meta.dirname, '../../../../docs');
const real = docsOf(
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  ),
);

test('every page of the window has its page of the documentation, and every page is in the contents', () => {
  const listed = new Set(real.groups.flatMap(({ docs: of }) => of.map(({ id }) => id)));
  expect(pages.filter((page) => !real.byId.has(helpOf[page]))).toEqual([]);
  expect(
    [...real.byId.keys()].filter(
      (id) => !listed.has(id) && !id.startsWith('decisions/') && id !== 'README' && id !== 'decisions/README',
    ),
  ).toEqual([]);
});

test('every anchor that a page links to is there', () => {
  const missing = [...real.byId.values()].flatMap(({ id, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/gu)].flatMap(([, href = '']) => {
      const target = linkTarget(id, href, real.byId);
      if (target?.anchor == null) return [];
      const there =
        real.byId.get(target.id)?.sections.some(({ anchor }) => anchor === target.anchor) === true;
      return there ? [] : [`${id}: ${href}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('a Korean page has the headings of the English one, in number', () => {
  const others = [...real.byId.values()].flatMap((doc) => {
    const english = doc.id.startsWith('ko/') ? real.byId.get(doc.id.slice(3)) : undefined;
    return english !== undefined && english.sections.length !== doc.sections.length ? [doc.id] : [];
  });
  expect(others).toEqual([]);
});
