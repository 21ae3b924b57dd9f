import type { ProcedureValue } from '../../../shared/procedure-state';
import { longestStateValue } from '../../../shared/procedure-state';
import { ok, refuse, type Refusal } from '../../../shared/result';
import type { SopEntry } from '../../../shared/sop';
import { stateNamesOf } from '../../../domain/run/remembered';
import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import type { Handlers } from '../../platform/router';
import type { ProcedureStates } from '../../ports/procedure-state';
import { unknownSop } from './definition/sop-name';

interface Parts {
  readonly states: ProcedureStates;
  /** False: the table was changed outside of ZeroClaw, and nobody has accepted it. */
  readonly isTrusted: () => boolean;
  readonly named: (name: string) => SopEntry | undefined;
  readonly transaction: (durable: boolean, work: () => void) => void;
  readonly changed: () => void;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** What procedures remember, for people. */
export function stateHandlers({
  states,
  isTrusted,
  named,
  transaction,
  changed,
  clock,
  logger,
}: Parts): Pick<Handlers, 'sops.state' | 'sops.set-state'> {
  return {
    'sops.state': ({ name }) => {
      const entry = named(name);
      return entry === undefined ? refuse(unknownSop(name)) : ok([...valuesOf(states, entry)]);
    },
    'sops.set-state': ({ name, key, value }, caller) => {
      const entry = named(name);
      if (entry === undefined) return refuse(unknownSop(name));
      if (!isTrusted()) return refuse(doubted);
      if (value !== null && JSON.stringify(value.is).length > longestStateValue) return refuse(tooLong);
      transaction(true, () => {
        const who = { at: clock.now(), by: caller.by, via: caller.via, runId: null };
        states.write(entry.folder, key, value?.is, who);
      });
      logger.info('A person changes what a procedure remembers', { sop: entry.name, name: key, ...caller });
      changed();
      return ok([...valuesOf(states, entry)]);
    },
  };
}

/** With the names that its steps know. */
export function valuesOf(
  states: Pick<ProcedureStates, 'list'>,
  { folder, sop }: Pick<SopEntry, 'folder' | 'sop'>,
): readonly ProcedureValue[] {
  const known = states.list(folder);
  const names = sop === null ? [] : stateNamesOf(sop);
  return [
    ...known,
    ...names
      .filter((name) => !known.some((value) => value.name === name))
      .map((name): ProcedureValue => ({ name, now: null, before: [] })),
  ];
}

const doubted: Refusal = {
  code: 'record.held',
  message: 'What procedures remember was changed outside of ZeroClaw, and nobody has accepted it yet',
  remedy: 'See `zeroclaw runs verify`, and accept the record or restore a backup first.',
};

const tooLong: Refusal = {
  code: 'sop.value-too-long',
  message: `The value is longer than ${String(longestStateValue)} characters`,
  remedy: 'Let it remember less.',
};
