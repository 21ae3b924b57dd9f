import type { Bridge } from '../../shared/bridge';
import type { Input, Output, ProcedureName } from '../../shared/procedures';
import type { Result } from '../../shared/result';
import { createMemoryBridge } from './memory-bridge/memory-bridge';

type Answers = { readonly [P in ProcedureName]?: (input: Input<P>) => Result<Output<P>> };

/** The sample data, with answers of the test's own where it gives them; what was asked is kept. */
export class RecordingBridge implements Bridge {
  readonly asked: (readonly [ProcedureName, unknown])[] = [];
  readonly #sample = createMemoryBridge({ now: () => 1_800_000_000_000, later: () => undefined });

  constructor(private readonly answers: Answers = {}) {}

  ask<P extends ProcedureName>(procedure: P, input: Input<P>): Promise<Result<Output<P>>> {
    this.asked.push([procedure, input]);
    const answer: Answers[P] = this.answers[procedure];
    return answer === undefined ? this.#sample.ask(procedure, input) : Promise.resolve(answer(input));
  }

  onNotice(listener: Parameters<Bridge['onNotice']>[0]): () => void {
    return this.#sample.onNotice(listener);
  }

  /** What was asked under this name, oldest first. */
  inputsOf(procedure: ProcedureName): readonly unknown[] {
    return this.asked.filter(([name]) => name === procedure).map(([, input]) => input);
  }
}
