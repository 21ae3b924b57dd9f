import { harmless } from '../../../domain/answer/inert';
import { fromOutside, outsideNotes, type MemoryRecord } from '../../ports/memory';

/** A note as a model is told it. What others wrote is a quotation, and says so. */
export const toldNote = ({
  key,
  content,
  category,
}: Pick<MemoryRecord, 'key' | 'content' | 'category'>): string =>
  category === outsideNotes
    ? harmless(`${key} ${fromOutside}: ${JSON.stringify(content)}`)
    : `${key}: ${content}`;
