import { allowedText, type ConfigNode } from '../../../shared/config-keys';
import type { JsonObject } from '../../../shared/json';
import type { Language } from '../../../shared/language';
import { told } from '../../i18n/told';
import { titles } from './config-docs.en';
import { docs, tables } from './config-docs.ko';
import { titleOf, unitOf, wordKey, type Block, type Row } from './settings-state';
import type { Say } from '../../i18n/use-say';

/** The title and the sentence of a key. English sentences are those of the schema. */
export function docOf(
  { place, name, node, free = false }: Pick<Row, 'place' | 'name' | 'node'> & Partial<Pick<Row, 'free'>>,
  values: JsonObject | null,
  language: Language,
): { readonly title: string; readonly text: string } {
  if (free) return { title: name, text: '' };
  const key = wordKey(place, values);
  const [title, text] = language === 'ko' ? (docs[key] ?? []) : [];
  return { title: title ?? titles[key] ?? titleOf(name), text: text ?? node.description ?? '' };
}

/** The sentence of a table; one whose names are the person's own is told as a key. */
export function tableDocOf(
  { place, node }: Pick<Block, 'place' | 'node'>,
  values: JsonObject | null,
  language: Language,
): string {
  const key = wordKey(place, values);
  return (language === 'ko' ? (tables[key] ?? docs[key]?.[1]) : undefined) ?? node.description ?? '';
}

/** What may be written for a key. */
export const allowedIn = (node: ConfigNode, language: Language): string => told(allowedText(node), language);

/** The same in a sentence of a form, with the unit that its name says. */
export function wantedPhrase(
  node: ConfigNode,
  name: string,
  { say, language }: { readonly say: Say<'settings'>; readonly language: Language },
): string {
  const unit = unitOf(name);
  if (node.type === 'integer' || node.type === 'number') {
    const range =
      node.minimum === undefined || node.maximum === undefined
        ? null
        : { from: node.minimum, to: node.maximum };
    const kind =
      node.type === 'integer'
        ? unit === null
          ? say('wholeNumber')
          : say('wholeUnit', { unit: say(unit) })
        : say('aNumber');
    return range === null ? kind : say('inRange', { kind, ...range });
  }
  return allowedIn(node, language);
}
