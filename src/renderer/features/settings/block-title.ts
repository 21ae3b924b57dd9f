import type { Language } from '../../../shared/language';
import type { Block } from '../../entities/settings/settings-state';
import { tableTitle } from '../../entities/settings/table-titles';

/** What a table is called in words, and an entry of several with its own name. */
export function blockTitle(block: Block, language: Language): string {
  const title = tableTitle(block.place, language);
  const own = ownNameOf(block);
  return own === null ? title : `${title}: ${own}`;
}

/** What an entry calls itself, or is called in config.toml. */
function ownNameOf({ place, rows, kind }: Block): string | null {
  const last = place.at(-1);
  if (kind !== 'entry') return null;
  if (typeof last === 'string')
    return place.length > 1 && last !== place[0] && namedByPerson.has(String(place[0])) ? last : null;
  return listedName(rows, last ?? 0);
}

/** Tables whose entries have names of the person's own. */
const namedByPerson = new Set(['providers', 'model_settings', 'mcp', 'secrets']);

/** Entries of a list have a number, and the name that they give themselves. */
export function entryName({ head, place, rows, kind }: Block): string {
  const last = place.at(-1);
  return kind === 'entry' && typeof last === 'number' ? `${head} ${listedName(rows, last)}` : head;
}

/** The first text of an entry of a list, or its number. */
function listedName(rows: Block['rows'], index: number): string {
  const own = rows.find(({ written }) => typeof written === 'string')?.written;
  return typeof own === 'string' ? own : String(index + 1);
}
