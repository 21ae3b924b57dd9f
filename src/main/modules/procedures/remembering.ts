import { knownNow, remembers } from '../../../domain/run/remembered';
import type { SopEnginePorts, SopSettings } from './engine-ports';
import { decide, evolve, type RunCommand } from '../../../domain/run/run';
import { ok, type Result } from '../../../shared/result';
import type { Run, RunEvent } from '../../../shared/run';
import { isFinished } from '../../../shared/run-facts';
import type { Sop } from '../../../shared/sop';
import type { ProcedureStates } from '../../ports/procedure-state';

type States = Pick<ProcedureStates, 'read' | 'write'>;

/**
 * Decides on what is remembered at this moment: a start is told, and of a run that knew another the log says so first. A dry
 * run goes on with what it has set for itself.
 */
export function decideKnowing(
  states: States,
  run: Run | null,
  command: RunCommand,
  now: number,
): Result<readonly RunEvent[]> {
  if (run === null)
    return decide(
      null,
      command.type === 'start' && remembers(command.sop)
        ? { ...command, state: states.read(folderOf(command)) }
        : command,
    );
  const known =
    run.dry === true || isFinished(run.status) || !remembers(run.sop)
      ? null
      : knownNow(run, states.read(folderOf(run)), now);
  if (known === null) return decide(run, command);
  const decided = decide(evolve(run, known), command);
  return decided.ok && decided.value.length > 0 ? ok([known, ...decided.value]) : decided;
}

/** What of the settings holds for all of a run, where its procedure does not say it. */
export const pinnedOf = ({ approvalTimeoutSecs, escalation = [] }: SopSettings) => ({
  approvalTimeoutSecs,
  escalation,
});

/**
 * Writes what has to be there with the events, within the transaction that writes them: what the procedure remembers, and
 * what is owed to whom a question is told.
 */
export function writeAlong(
  { states, told }: { readonly states: States } & Pick<SopEnginePorts, 'told'>,
  run: Run,
  events: readonly RunEvent[],
): void {
  remember(states, run, events);
  for (const event of events) if (event.type === 'approval-told') told?.(run, event);
}

function remember(states: States, run: Run, events: readonly RunEvent[]): void {
  if (run.dry === true) return;
  for (const event of events)
    if (event.type === 'state-set' && event.value !== undefined)
      states.write(folderOf(run), event.name, event.value, {
        at: event.at,
        by: 'ZeroClaw',
        via: 'engine',
        runId: run.runId,
      });
}

const folderOf = ({
  folder,
  sop,
}: {
  readonly folder?: string | undefined;
  readonly sop: Pick<Sop, 'name'>;
}): string => folder ?? sop.name;
