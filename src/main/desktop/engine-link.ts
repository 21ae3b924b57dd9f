import { userInfo } from 'node:os';
import { AppError, messageOf } from '../../shared/errors';
import type { Input, Output, ProcedureName } from '../../shared/procedures';
import { refuse, type Result } from '../../shared/result';
import type { Decider } from '../../shared/run';
import type { Engine } from '../ports/engine';

/** The engine as the window, the tray and the notifications see it: questions wait until it has started. */
export interface EngineLink {
  /** From the page: parsed by the router, answered in the name of the person in front of the screen. */
  ask(procedure: string, input: unknown): Promise<Result<unknown>>;
  /** From the shell itself; `via` names the surface, e.g. `notification`. */
  askAs<P extends ProcedureName>(via: string, procedure: P, input: Input<P>): Promise<Result<Output<P>>>;
  /** The person's name as set in the preferences; the system's user name while there is none. */
  setPerson(name: string): void;
}

export function linkEngine(
  starting: () => Promise<Pick<Engine, 'router'>>,
  userName = userInfo().username,
): EngineLink {
  let person = userName;
  const ask = async (procedure: string, input: unknown, via: string): Promise<Result<unknown>> => {
    const caller: Decider = { by: person, via };
    try {
      const { router } = await starting();
      return await router.ask(procedure, input, caller);
    } catch (failure) {
      return refuse({
        code: 'engine.not-started',
        message: messageOf(failure),
        remedy: failure instanceof AppError ? failure.remedy : 'Start the app again.',
      });
    }
  };
  return {
    ask: (procedure, input) => ask(procedure, input, 'app'),
    async askAs(via, procedure, input) {
      const answer = await ask(procedure, input, via);
      if (!answer.ok) return answer;
      // The engine has read the contract by now; the window is opened without it.
      const { procedures } = await import('../../shared/procedures');
      return { ok: true, value: procedures[procedure].output.parse(answer.value) as never };
    },
    setPerson(name) {
      person = name.trim() === '' ? userName : name;
    },
  };
}
