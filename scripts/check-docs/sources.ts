import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './page';
import { root, type Repository } from './repository';

/** The test of this check names pages that are not there, on purpose. */
const ownTest = 'tests/integration/setup/docs-check.test.ts';

const isSource = (file: string): boolean =>
  file !== ownTest &&
  (/^(?:src|tests|e2e|scripts|bench|bin)\/.*\.(?:tsx?|mjs)$/u.test(file) ||
    /^(?:[\w.]+\.(?:ts|jsonc)|.*\.md)$/u.test(file));

export type Sources = ReadonlyMap<string, string>;

export const readSources = ({ files }: Repository): Sources =>
  new Map([...files].filter(isSource).map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** The environment variables of ours that some source names. */
export const variablesOf = (sources: Sources): ReadonlySet<string> =>
  new Set([...sources.values()].flatMap((text) => text.match(/ZEROCLAW_[A-Z0-9_]+/gu) ?? []));

/** Pages that are named in words, in a comment, a sentence of the product or another page, and that are not there. */
export function sourceFindings(sources: Sources, { files }: Repository): readonly Finding[] {
  const decisions = [...files].filter((file) => file.startsWith('docs/decisions/'));
  const isThere = (name: string): boolean =>
    /^docs\/decisions\/\d{4}$/u.test(name)
      ? decisions.some((page) => page.startsWith(`${name}-`))
      : !name.endsWith('.md') || files.has(name);
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/(?<![\w/.-])docs\/[\w/-]+(?:\.md\b)?/gu)]
      .filter(([name]) => !isThere(name))
      .map(({ 0: name, index }) => ({
        file,
        line: text.slice(0, index).split('\n').length,
        message: `There is no page ${name}.`,
      })),
  );
}
