import { harmless } from '../../domain/answer/inert';
import { fromOutside, outsideNotes, runRecords, type MemoryRecord } from './memory';

/**
 * A note as a model is told it, without live marks: whoever wrote it. What others wrote is a quotation, and
 * says so; records of runs hold events and answers of tools.
 */
export const toldNote = ({
  key,
  content,
  category,
}: Pick<MemoryRecord, 'key' | 'content' | 'category'>): string =>
  harmless(
    category === outsideNotes || category === runRecords
      ? `${quotedKey(key)} ${fromOutside}: ${JSON.stringify(content)}`
      : `${key}: ${content}`,
  );

/** A key of others may be a whole sentence, or several lines. */
const quotedKey = (key: string): string => (/^[\w.-]+$/u.test(key) ? key : JSON.stringify(key));
