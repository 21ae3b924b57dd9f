import type { ModelDelta } from '../ports/provider';
import { ServerSentEvents } from '../modules/models/http/server-sent-events';

interface AnswerReader {
  push(data: string): readonly ModelDelta[];
  end(): readonly ModelDelta[];
}

/** Reads a recorded answer as it would come over a network that cuts it into pieces of so many bytes. */
export function readRecorded(
  reader: AnswerReader,
  bytes: Uint8Array,
  pieceLength: number,
): readonly ModelDelta[] {
  const events = new ServerSentEvents();
  const deltas: ModelDelta[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength)
    for (const data of events.push(bytes.subarray(at, at + pieceLength))) deltas.push(...reader.push(data));
  for (const data of events.end()) deltas.push(...reader.push(data));
  return [...deltas, ...reader.end()];
}

/** Text and thoughts in one piece each, then everything else in order. */
export const joinedDeltas = (
  deltas: readonly ModelDelta[],
): { readonly text: string; readonly thought: string; readonly rest: readonly ModelDelta[] } => ({
  text: deltas.flatMap((delta) => (delta.type === 'text' ? [delta.text] : [])).join(''),
  thought: deltas.flatMap((delta) => (delta.type === 'thought' ? [delta.text] : [])).join(''),
  rest: deltas.filter((delta) => delta.type !== 'text' && delta.type !== 'thought'),
});
