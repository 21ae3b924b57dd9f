import type { Notice } from '../../../shared/notices';
import type { Output } from '../../../shared/procedures';
import type { RunEvent, RunRepeat, RunSummary } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import type { LiveText } from './activity';
import { noRunsListed, withRun, type RunList } from './run-list';
import { runSheetOf, writeEvent, writeEvents, type RunSheet } from '../../../domain/run/run-sheet';

/** Everything the run pages know. Updates are pure; the store only asks and applies. */
export interface RunsState {
  readonly list: RunList;
  /** Runs that were opened, the newest last; of these alone the events are here. */
  readonly opened: readonly string[];
  readonly sheets: Readonly<Record<string, RunSheet>>;
  /** What ties a run to others and to files, by run; it is not in its events. */
  readonly ties: Readonly<Record<string, RunTies>>;
  /** Text being written, by run. */
  readonly live: Readonly<Record<string, LiveText>>;
}

export interface RunTies {
  /** When it came from a file; null: it ran here. */
  readonly importedAt: number | null;
  /** What its file brought with it, see RunDetail. */
  readonly procedure?: EventPage['procedure'];
  /** Runs that repeat it, oldest first. */
  readonly repeats: readonly RunRepeat[];
}

export const noTies: RunTies = { importedAt: null, repeats: [] };

/** A stretch of a run's events, as the engine sends it. */
export type EventPage = Output<'runs.events'>;

export const noRuns: RunsState = { list: noRunsListed, opened: [], sheets: {}, ties: {}, live: {} };

/** Sheets to go back and forth between; one that was opened before is read again. */
const mostOpened = 20;

/** The run whose sheet is on show from now on. What is known of runs that were opened long ago goes. */
export function withOpened(state: RunsState, runId: string): RunsState {
  if (state.opened.at(-1) === runId) return state;
  const opened = [...state.opened.filter((each) => each !== runId), runId].slice(-mostOpened);
  return { ...state, opened, sheets: only(opened, state.sheets), ties: only(opened, state.ties) };
}

const only = <Value>(
  runIds: readonly string[],
  values: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(values).filter(([runId]) => runIds.includes(runId)));

/** Runs that may have gone on while nobody listened. */
export const openSheets = (state: RunsState): readonly string[] =>
  Object.values(state.sheets).flatMap((sheet) => (isFinished(sheet.status) ? [] : [sheet.runId]));

/**
 * The sheet with one more stretch on it; what it has already is left out, and a stretch that does not follow
 * on it, or of a run that is not open any more, changes nothing.
 */
export function withPage(
  before: RunsState,
  runId: string,
  { events, importedAt, procedure, repeats }: EventPage,
): RunsState {
  if (!before.opened.includes(runId)) return before;
  const state = { ...before, ties: { ...before.ties, [runId]: { importedAt, procedure, repeats } } };
  const known = state.sheets[runId];
  if (known === undefined) {
    const sheet = runSheetOf(events);
    return sheet === null ? state : withSheet(state, sheet);
  }
  const last = known.lastEvent.seq;
  const fresh = events.filter((stored) => stored.seq > last);
  return fresh[0]?.seq === last + 1 ? withSheet(state, writeEvents(known, fresh)) : state;
}

/**
 * The state after a `run-changed` notice, and whether the run's events must be asked for again because some
 * are missing.
 */
export function withRunChanged(
  state: RunsState,
  notice: Extract<Notice, { type: 'run-changed' }>,
): { readonly state: RunsState; readonly missed: boolean } {
  const { summary, seq, event } = notice;
  const listed = withLiveBegun(
    withRepeat({ ...state, list: withRun(state.list, summary, event) }, summary),
    summary.runId,
    event,
  );
  const known = state.sheets[summary.runId];
  if (known === undefined) return { state: listed, missed: false };
  if (seq <= known.lastEvent.seq) return { state: listed, missed: false };
  if (seq > known.lastEvent.seq + 1) return { state: listed, missed: true };
  return { state: withSheet(listed, writeEvent(known, { seq, event })), missed: false };
}

/** The run that is repeated names its repetition, and how that fares. */
function withRepeat(state: RunsState, { runId, again, startedAt, status }: RunSummary): RunsState {
  const known = again === undefined ? undefined : state.ties[again.runId];
  if (again === undefined || known === undefined) return state;
  const repeats = [
    ...known.repeats.filter((repeat) => repeat.runId !== runId),
    { runId, step: again.step, at: startedAt, status },
  ].sort((a, b) => a.at - b.at);
  return { ...state, ties: { ...state.ties, [again.runId]: { ...known, repeats } } };
}

const withSheet = (state: RunsState, sheet: RunSheet): RunsState => ({
  ...state,
  sheets: { ...state.sheets, [sheet.runId]: sheet },
});

/** A stored event takes the place of the text written so far; a request to the model begins a new text. */
function withLiveBegun(state: RunsState, runId: string, event: RunEvent): RunsState {
  const { [runId]: _written, ...others } = state.live;
  return {
    ...state,
    live:
      event.type === 'model-requested'
        ? { ...others, [runId]: { step: event.step, text: '', lastAt: event.at } }
        : others,
  };
}

/** One more piece of the text that the model writes in a step. */
export function withStepText(
  state: RunsState,
  notice: Extract<Notice, { type: 'step-text' }>,
  now: number,
): RunsState {
  const known = state.live[notice.runId];
  // Whoever begins to look in the middle sees that something came before.
  const text = known?.step === notice.step ? known.text + notice.text : `… ${notice.text}`;
  return { ...state, live: { ...state.live, [notice.runId]: { step: notice.step, text, lastAt: now } } };
}
