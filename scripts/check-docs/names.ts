import { commandMistake } from './command-lines';
import type { Finding, Page } from './page';
import { exists, someEndsWith, type Repository } from './repository';

const folders = 'src|tests|e2e|scripts|bench|bin|docs|sops|resources|model-lab';
const fromTop = new RegExp(`^(?:${folders})/[\\w./*{},-]*$`, 'u');
const sourceFile = /^[\w*.-]+(?:\/[\w*.-]+)*\.(?:tsx?|mjs|py|[ch])$/u;

/** Names in the text that mean something of ours which is not there: files, commands, variables. */
export function nameFindings(
  page: Page,
  repository: Repository,
  variables: ReadonlySet<string>,
): readonly Finding[] {
  return page.codes.flatMap(({ line, text }) => {
    const message = mistake(page, text, repository, variables);
    return message === null ? [] : [{ file: page.file, line, message }];
  });
}

function mistake(
  page: Page,
  code: string,
  repository: Repository,
  variables: ReadonlySet<string>,
): string | null {
  if (code.startsWith('zeroclaw ')) return commandMistake(code.slice('zeroclaw '.length));
  const variable = /^(ZEROCLAW_[A-Z0-9_]+)(?:=|$)/u.exec(code)?.[1];
  if (variable !== undefined)
    return variables.has(variable) ? null : `Nothing reads the variable ${variable}.`;
  // A plugin of one's own is in the home folder, and NAME stands for a name.
  if (/^plugins\/|[A-Z]{3}|…/u.test(code) && !exists(code, repository)) return null;
  const spread = expand(code);
  if (fromTop.test(code))
    return spread.every((path) => exists(path, repository)) || isNearby(page, code, repository)
      ? null
      : `There is no ${code} in the repository.`;
  if (sourceFile.test(code))
    return spread.every((path) => someEndsWith(path, repository))
      ? null
      : `No file of the repository is ${code}.`;
  return null;
}

/** A page of a folder may name what lies beside it. */
const isNearby = (page: Page, code: string, repository: Repository): boolean =>
  exists(page.file.replace(/[^/]*$/u, code), repository);

/** `a/{b,c}.ts` is two paths. */
export function expand(path: string): readonly string[] {
  const group = /\{([^{}]*)\}/u.exec(path);
  return group === null
    ? [path]
    : (group[1] ?? '').split(',').flatMap((choice) => expand(path.replace(group[0], choice)));
}
