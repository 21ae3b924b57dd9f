import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../shared/canonical-json';
import type { Language } from '../../../shared/language';
import { ok, refuse, type Result } from '../../../shared/result';
import type { Decider, RunEvent } from '../../../shared/run';
import type { SopEntry } from '../../../shared/sop';
import { pinSetting } from '../../../domain/procedure/pin-setting';
import { boardOf, pinsLeftSet, type SetPin } from '../../../domain/run/put-back';
import type { LiveWorld } from '../../ports/live-world';
import type { SopEngine } from './engine';
import { byHand } from './runnable';

/** By this name such runs are listed; no procedure of the library is meant. */
const name = 'put-back';

const texts: Readonly<Record<Language, (pin: SetPin, of: string) => { title: string; body: string }>> = {
  en: ({ board, pin, was, is }, of) => ({
    title: `Put pin ${String(pin)} back to ${String(was)}`,
    body: `Pin ${String(pin)} of ${board} was ${String(was)} before run ${of} set it to ${String(is)}.`,
  }),
  ko: ({ board, pin, was, is }, of) => ({
    title: `핀 ${String(pin)}을 ${String(was)}로 되돌리기`,
    body: `실행 ${of}에서 ${String(is)}로 바꾸기 전에 ${board} 핀 ${String(pin)}은 ${String(was)}이었습니다.`,
  }),
};

/** One step that asks, then writes what the pin was: on record, with its card, like any other call. */
function procedureFor(pin: SetPin, of: string, language: Language): SopEntry {
  const { title, body } = texts[language](pin, of);
  const sop = pinSetting(
    { name, description: title, priority: 'high', maxConcurrent: 100 },
    { title, body, suggestedTools: [] },
    { board: pin.board, pin: pin.pin, value: pin.was },
  );
  return {
    // No folder of the library has such a name.
    folder: `:${name}`,
    name,
    state: 'valid',
    diagnostics: [],
    sop,
    hash: createHash('sha256').update(canonicalJson(sop)).digest('hex'),
  };
}

interface PutBackPorts {
  readonly engine: Pick<SopEngine, 'dispatchTo'>;
  readonly live: Pick<LiveWorld, 'board'>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Asks a person to put a pin back that a run has set. Nothing is sent before they sign. */
export function putBack(
  events: readonly RunEvent[],
  { runId, board, pin, language }: { runId: string; board: string; pin: number; language: Language },
  by: Decider,
  { engine, live, at }: PutBackPorts,
): Result<{ readonly runId: string }> {
  const left = pinsLeftSet(events).find((each) => each.board === board && each.pin === pin);
  if (left === undefined)
    return refuse({
      code: 'run.nothing-to-put-back',
      message: `Run ${runId} has not left pin ${String(pin)} of ${board} otherwise than it was, or what it was is not known`,
      remedy: 'Set the pin on the page Boards.',
    });
  // Nobody knows what the pins of another board do.
  const then = boardOf(events, board);
  const now = live.board(board);
  if (then !== null && now !== null && then !== now)
    return refuse({
      code: 'run.other-board',
      message: `Another board answers to ${board} than the one that run ${runId} was for: pin ${String(pin)} would be set there`,
      remedy:
        'Connect the board of then, or look at the one that answers now and set the pin on the page Boards.',
    });
  const [row] = engine.dispatchTo(
    [procedureFor(left, runId, language)],
    byHand(JSON.stringify({ run: runId }), at),
    by.by,
  );
  return row?.result === 'started'
    ? ok({ runId: row.runId })
    : refuse({
        code: 'sop.skipped',
        message: `"${name}" was not started: ${row?.reason ?? 'not known'}`,
        remedy: row?.detail ?? 'Look at its definition.',
      });
}
