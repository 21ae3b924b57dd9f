import type { z } from 'zod';
import { Config } from '../../../shared/config';
import { allowedText, type ConfigNode, type ConfigPath, keyText, nodeAt } from '../../../shared/config-keys';
import { shortened } from '../../../shared/shortened';
import type { Finding } from './finding';
import { didYouMean } from './key-text';

type Issue = z.core.$ZodIssue;

/**
 * Checks raw values against the schema. `config` is null when a value is wrong; unknown keys alone are only
 * left out.
 */
export function configFindings(raw: Record<string, unknown>): {
  readonly config: Config | null;
  readonly findings: readonly Finding[];
} {
  const value = structuredClone(raw);
  const warnings: Finding[] = [];
  // A table whose unknown keys are gone may show further ones below a variant that did not parse before.
  for (;;) {
    const parsed = Config.safeParse(value);
    if (parsed.success) return { config: withLocalProvider(parsed.data), findings: warnings };
    const unknown = parsed.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
    if (unknown.length === 0)
      return {
        config: null,
        findings: [...warnings, ...parsed.error.issues.map((issue) => wrongValue(issue, value))],
      };
    for (const issue of unknown)
      for (const key of issue.keys) warnings.push(takeOut(value, toPath(issue.path), key));
  }
}

/** "local" is there even when only other providers are written. */
const withLocalProvider = (config: Config): Config => ({
  ...config,
  providers: { ...Config.parse({}).providers, ...config.providers },
});

function takeOut(value: unknown, path: ConfigPath, key: string): Finding {
  const known = Object.keys(nodeAt(path, value)?.properties ?? {});
  // TOML gives a line below a [table] to that table, wherever its writer meant it to stand.
  const atTop = path.length === 0 ? null : nodeAt([key], value);
  const belongsToTop = atTop?.type === 'string' || atTop?.type === 'number';
  const table = path.reduce<unknown>((here, part) => (here as Record<string | number, unknown>)[part], value);
  delete (table as Record<string, unknown>)[key];
  const place = path.length === 0 ? 'at the top of the file' : `in ${keyText(path)}`;
  return {
    severity: 'warning',
    path: [...path, key],
    at: 'key',
    message: `There is no key "${key}" ${place}; it is ignored`,
    remedy: belongsToTop
      ? 'Write it at the top of the file, above the first line that begins with "[".'
      : `${didYouMean(key, known)}Known here: ${known.join(', ')}.`,
  };
}

function wrongValue(issue: Issue, raw: unknown): Finding {
  const path = toPath(issue.path);
  const node = nodeAt(path, raw) ?? {};
  const key = keyText(path);
  const given = path.reduce<unknown>(
    (here, part) =>
      typeof here === 'object' && here !== null
        ? (here as Record<string | number, unknown>)[part]
        : undefined,
    raw,
  );
  const allowed = allowedText(node);
  if (given === undefined) {
    return {
      severity: 'error',
      path,
      at: 'key',
      message: `${key} is missing`,
      remedy: `Write ${String(path.at(-1) ?? '')} = …; it must be ${allowed}.`,
    };
  }
  // What a table says as a whole, or its name, is put in words by its own rule.
  const rule =
    typeof given !== 'object'
      ? null
      : issue.code === 'custom'
        ? issue.message
        : issue.code === 'invalid_key'
          ? issue.issues[0]?.message
          : null;
  if (typeof rule === 'string')
    return {
      severity: 'error',
      path,
      at: 'key',
      message: `${key}: ${rule}`,
      remedy: 'Correct this table, or delete it.',
    };
  const shown = node.secret === true ? '' : `, not ${shownValue(given)}`;
  return {
    severity: 'error',
    path,
    at: 'value',
    message: `${key} must be ${allowed}${shown}`,
    remedy: `${choiceMeant(given, node)}Correct this value, or clear the field to use the default.`,
  };
}

const choiceMeant = (given: unknown, node: ConfigNode): string =>
  typeof given === 'string'
    ? didYouMean(
        given,
        (node.enum ?? [node.const]).filter((choice) => typeof choice === 'string'),
      )
    : '';

function shownValue(value: unknown): string {
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    return Array.isArray(value) ? 'a list' : 'a table';
  // An address may hold a name and a password.
  const text = (typeof value === 'number' ? String(value) : JSON.stringify(value)).replace(
    /(\/\/|^"(?=[^\s/@]*:))[^\s/@]*@/u,
    '$1…@',
  );
  return shortened(text, 60);
}

const toPath = (path: readonly PropertyKey[]): ConfigPath =>
  path.map((part) => (typeof part === 'number' ? part : String(part)));
