import { nodeAt, type ConfigPath } from '../../shared/config-keys';
import type { Finding } from './finding';
import { keyText } from './key-text';

/** What is set and has no effect in this version: of a table as a whole one finding. */
export function notYetFindings(raw: Record<string, unknown>): readonly Finding[] {
  const below = (value: unknown, path: ConfigPath): readonly Finding[] => {
    if (path.length > 0 && nodeAt(path, raw)?.notYet === true) return saysSomething(value) ? [toFinding(path)] : [];
    if (Array.isArray(value)) return value.flatMap((item, index) => below(item, [...path, index]));
    return isTable(value) ? Object.entries(value).flatMap(([key, item]) => below(item, [...path, key])) : [];
  };
  return below(raw, []);
}

/** A table's head alone sets nothing. */
const saysSomething = (value: unknown): boolean => !isTable(value) || Object.values(value).some(saysSomething);

/** A date is an object too, and no table. */
const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !(value instanceof Date);

const toFinding = (path: ConfigPath): Finding => ({
  severity: 'warning',
  path,
  at: 'key',
  message: `${keyText(path)} is not used yet: it changes nothing in this version`,
  mend: 'Leave it out; docs/configuration.md says what counts.',
});
