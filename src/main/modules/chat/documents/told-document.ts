import { harmless } from '../../../../domain/answer/inert';
import { refuse, type Result } from '../../../../shared/result';
import { startOf } from '../../../../shared/shortened';
import { inertText, inPlainLines, notOrders, shownAsData } from '../../../ports/shown-as-data';

/** Of the context, what one message's documents may take. */
const shareOfContext = 0.4;
/** As texts are written, a safe guess for every script. */
const charactersOfAToken = 2;
/** Where nobody knows how much a model holds. */
const usualCharacters = 24_000;
/** What a message may have in all is 200,000. */
const mostCharacters = 120_000;
const longestName = 120;

export interface ToldDocument {
  /** What stands in the message, for the model. */
  readonly block: string;
  /** Characters of the text that stand in it, and all that it has. */
  readonly shown: number;
  readonly total: number;
}

/** Less says nothing of a document. */
export const leastRoom = 200;

export const noRoom = (name: string): Result<never> =>
  refuse({
    code: 'chat.no-room',
    message: `${name} does not fit into the message beside the files that are in it`,
    remedy: 'Send the message first, or choose a model with a larger context.',
  });

/** How much of documents fits a model's context; `contextTokens` null: it is not known. */
export const roomForDocuments = (contextTokens: number | null): number =>
  contextTokens === null
    ? usualCharacters
    : Math.min(mostCharacters, Math.floor(contextTokens * shareOfContext * charactersOfAToken));

/**
 * A document as it stands in a message: as data, each line marked, up to the end of a line that fits. What did not fit
 * is said to the model as well.
 */
export function toldDocument(name: string, text: string, room: number): ToldDocument {
  const whole = inPlainLines(text).trim();
  const cut = whole.length <= room ? whole : upToLine(whole, room);
  const shownName = startOf(harmless(name).replaceAll(/\s+/gu, ' '), longestName).replaceAll('"', "'");
  const howMuch =
    cut.length === whole.length
      ? ''
      : ` Only its first ${String(cut.length)} of ${String(whole.length)} characters fit; you do not have the rest. Say so when it matters.`;
  return {
    block: shownAsData(`File "${shownName}". ${notOrders}${howMuch}`, inertText(cut).split('\n')),
    shown: cut.length,
    total: whole.length,
  };
}

/** A line is kept whole where that loses little. */
function upToLine(text: string, room: number): string {
  const cut = startOf(text, room);
  const end = cut.lastIndexOf('\n');
  return (end > cut.length * 0.8 ? cut.slice(0, end) : cut).trimEnd();
}
