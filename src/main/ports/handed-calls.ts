import type { JsonObject } from '../../shared/json';
import type { Run } from '../../shared/run';
import type { HandedOutcome } from '../../domain/run/run-command';
import type { Part } from './parts';

/** A call that a run hands over to another engine of the fleet. */
export interface HandedCall {
  /** Of the call in the record of its run: what is said twice of one key is said once. */
  readonly key: string;
  /** The name of an engine, or a tag. */
  readonly on: string;
  readonly tool: string;
  readonly arguments: JsonObject;
  /** Of the tool as a card showed it, where others define it. */
  readonly definition?: string | undefined;
  /** Milliseconds since 1970: when it was written down that it is handed over. */
  readonly sentAt: number;
  /** For whoever stands at the other engine. */
  readonly procedure: string;
  readonly run: string;
  /** As people number it. */
  readonly step: number;
  readonly title: string;
  /** Who said yes to it; null: nobody was asked. */
  readonly approvedBy: string | null;
}

/** What calls are handed over through. */
export interface HandingOver {
  /** What such a call waits for before it is written down; null: this engine is in no fleet. */
  part(on: string, tool: string): Part | null;
  /**
   * Offers it, unless that was done, and waits until it is known what became of it. `isAsked`: a person is asked whether
   * anybody knows; only an answer counts then. Rejects with the signal's reason.
   */
  outcomeOf(call: HandedCall, isAsked: () => boolean, signal: AbortSignal): Promise<HandedOutcome>;
  /** Nobody waits for it any more: it is withdrawn, or whoever has taken it is asked to end. */
  callOff(key: string): void;
  /** Names and tags of the engines of the fleet; null: nobody can say now. */
  known(): ReadonlySet<string> | null;
  /** Why this run, which carries out what another engine hands over, may send nothing now; null: it may. */
  whyNotSent(run: Pick<Run, 'runId' | 'folder'>): string | null;
}
