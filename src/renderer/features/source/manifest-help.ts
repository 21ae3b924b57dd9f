import { escalationKeys, sopKeys, type SopKey } from '../../../shared/sop-keys';
import type { Completion, Completions, HoverText, TextPlace } from '../../kit/text-editor/text-editor-props';
import { tomlPlace, type TomlPlace } from '../../kit/text-editor/toml-place';
import type { Language } from '../../../shared/language';
import { docFor, keysOf, wantedOf } from './sop-docs';

/** Names that the engine knows at present. */
export interface KnownNames {
  readonly boards: readonly string[];
  readonly tools: readonly KnownTool[];
}

export interface KnownTool {
  readonly name: string;
  readonly description: string;
  readonly arguments: readonly string[];
}

/** What may be written at a place of SOP.toml. */
export function completeManifest(
  lines: readonly string[],
  at: TextPlace,
  known: KnownNames,
  language: Language,
): Completions | null {
  const place = tomlPlace(lines, at);
  const items = itemsAt(place, lines, known, language);
  return items.length === 0 ? null : { items, start: place.start, end: place.end };
}

/** What the key, the value or the table at a place of SOP.toml is for. */
export function hoverManifest(lines: readonly string[], at: TextPlace, language: Language): HoverText | null {
  const place = tomlPlace(lines, at);
  if (at.column < place.start || at.column > place.end) return null;
  const section = sectionOf(place);
  const key = keysHere(place).find(({ name }) => name === place.key);
  if (place.part === 'nothing' || place.part === 'head' || section === null || key === undefined) return null;
  const value =
    place.part === 'value' ? written((lines[at.line - 1] ?? '').slice(place.start - 1, place.end - 1)) : '';
  const ofValue = docOfValue(key, value, language);
  return ofValue === ''
    ? { title: key.name, detail: wantedOf(key), doc: docFor(`${section}.${key.name}`, language) }
    : { title: value, doc: ofValue };
}

const docOfValue = ({ name }: SopKey, value: string, language: Language): string =>
  docFor(name === 'type' ? `kind.${value}` : `sop.${name}.${value}`, language);

const written = (text: string): string => text.replaceAll(/^["']|["']$/gu, '');

const sections = { sop: 'sop', triggers: 'trigger', escalation: 'escalation' } as const;

const sectionOf = ({ table: [head = '', ...deeper] }: TomlPlace): 'sop' | 'trigger' | 'escalation' | null =>
  deeper.length === 0 && Object.hasOwn(sections, head) ? sections[head as keyof typeof sections] : null;

function keysHere(place: TomlPlace): readonly SopKey[] {
  const section = sectionOf(place);
  if (section === 'escalation') return escalationKeys;
  return section === 'sop'
    ? sopKeys
    : section === 'trigger'
      ? keysOf(written(place.keys.get('type') ?? ''))
      : [];
}

function itemsAt(
  place: TomlPlace,
  lines: readonly string[],
  known: KnownNames,
  language: Language,
): readonly Completion[] {
  const section = sectionOf(place);
  if (place.part === 'head' || (place.part === 'key' && section === null)) {
    const hasSop = lines.some((line) => line.trim().startsWith('[sop]'));
    return ['[sop]', '[[triggers]]', '[[escalation]]']
      .filter((head) => head !== '[sop]' || !hasSop)
      .map((head) => ({ label: head, insert: head, kind: 'table' }));
  }
  if (place.part === 'key') {
    return keysHere(place)
      .filter(({ name }) => !place.keys.has(name) || name === place.key)
      .map((key) => ({
        label: key.name,
        insert: place.hasValue ? key.name : `${key.name} = `,
        kind: 'key',
        detail: wantedOf(key),
        doc: docFor(`${section ?? 'sop'}.${key.name}`, language),
      }));
  }
  const key = place.part === 'value' ? keysHere(place).find(({ name }) => name === place.key) : undefined;
  if (key === undefined) return [];
  const values = key.name === 'board' ? known.boards : (key.choices ?? []);
  return values.map((value): Completion => {
    const doc = docOfValue(key, value, language);
    return {
      label: value,
      insert: key.type === 'flag' ? value : JSON.stringify(value),
      kind: 'value',
      ...(doc === '' ? {} : { doc }),
    };
  });
}
