import { posix } from 'node:path';
import type { Finding, Page } from './page';
import { exists, type Repository } from './repository';

/** Links that lead to nothing: no such file, no such heading. The web is not asked. */
export function linkFindings(
  page: Page,
  pages: ReadonlyMap<string, Page>,
  repository: Repository,
): readonly Finding[] {
  return page.links.flatMap(({ line, text }) => {
    const message = brokenBecause(page, text, pages, repository);
    return message === null ? [] : [{ file: page.file, line, message }];
  });
}

/** Pages of a folder that its list, README.md, does not name: nobody would find them. */
export function unlistedPages(pages: ReadonlyMap<string, Page>): readonly Finding[] {
  return [
    { list: 'docs/README.md', listed: /^docs\/(?!decisions\/\d).*\.md$/u },
    { list: 'docs/decisions/README.md', listed: /^docs\/decisions\/.*\.md$/u },
  ].flatMap(({ list, listed }) => {
    const named = new Set(pages.get(list)?.links.map(({ text }) => posix.join(posix.dirname(list), text)));
    return [...pages.keys()]
      .filter((file) => listed.test(file) && file !== list && !named.has(file))
      .map((file) => ({ file: list, line: 1, message: `The list does not name ${file}.` }));
  });
}

function brokenBecause(
  page: Page,
  link: string,
  pages: ReadonlyMap<string, Page>,
  repository: Repository,
): string | null {
  if (/^[a-z][a-z+.-]*:/iu.test(link)) return null;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page.file : posix.join(posix.dirname(page.file), decodeURIComponent(path));
  if (!exists(target, repository)) return `The link ${link} leads to no file.`;
  if (anchor === undefined) return null;
  const read = pages.get(target);
  if (read === undefined) return `The link ${link} names a heading of what is no page.`;
  return read.anchors.has(decodeURIComponent(anchor))
    ? null
    : `The link ${link} names no heading of ${target}.`;
}
