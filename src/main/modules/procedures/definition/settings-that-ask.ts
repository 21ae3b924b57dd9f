import { nearest } from '../../../platform/base/nearest';
import { demandsByKey, keyAsks } from './asks-for-approval';
import { nearConfirmation } from './near-confirmation';

/** Values as the TOML parser gives them: whole numbers are bigint, so that 1.0 is not 1. */
export type TomlTable = Readonly<Record<string, unknown>>;

export const isTable = (value: unknown): value is TomlTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A key for the mode or for an approval that is written wrong or in a wrong place loses no gate. */
export function meansToAsk(key: string, value: unknown): boolean {
  if (nearest(key, [modeKey]) !== null || nearConfirmation(key) !== null) return true;
  if (typeof value === 'string') return switches.test(value) && keyAsks(key, value);
  if (value === true && demandsByKey(key)) return true;
  if (typeof value === 'boolean' && keyAsks(key, value ? 'yes' : 'no')) return true;
  // In a table of its own, and in a list of them, as in [[steps]] with requires_confirmation = true.
  const tables =
    key === 'triggers' ? [] : Array.isArray(value) ? value.filter(isTable) : isTable(value) ? [value] : [];
  return (
    (isTable(value) && keyAsks(key, 'yes')) ||
    tables.some((table) => Object.entries(table).some(([name, inner]) => meansToAsk(name, inner)))
  );
}

/** `enabled = false`, also mistyped, and what says the same. */
export const isMeantOff = (key: string, value: unknown): boolean =>
  (value === false && nearest(key, ['enabled']) !== null) ||
  (value === true && nearest(key, ['disabled']) === 'disabled' && nearest(key, ['enabled']) === null) ||
  (typeof value === 'string' && value.toLowerCase() === 'disabled');

/** Other texts are notes about the document, as in `approved_by = "QA"`. */
const switches =
  /^(?:yes|no|true|false|on|off|always|never|required|needed|mandatory|manual|supervised|human|ask|step[ _-]by[ _-]step|예|네|필요|필수|아니요)$/iu;

const modeKey = 'execution_mode';

const setting = /^[\s>*_-]*["'`]?([\p{L}\p{N}][\p{L}\p{N} _.-]{0,59}?)["'`]?[*_]{0,2}\s*[:：=]\s*(.*)$/u;

/**
 * The setting that a line of text makes, as the head of a file does (`confirm: true`), and whether it asks or
 * switches off; null: it makes none of these.
 */
export function settingIn(line: string): { readonly key: string } | null {
  const [, key = '', rest = ''] = setting.exec(line.slice(0, 400)) ?? [];
  if (key === '') return null;
  const plain = rest
    .replace(/\s+#.*$/u, '')
    .replace(/^["'](.*)["'],?$/u, '$1')
    .trim();
  const value = /^(?:true|yes|on)$/iu.test(plain) ? true : /^(?:false|no|off)$/iu.test(plain) ? false : plain;
  return meansToAsk(key, value) || isMeantOff(key, value) ? { key } : null;
}
