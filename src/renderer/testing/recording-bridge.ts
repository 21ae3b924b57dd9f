import type { Bridge } from '../../shared/bridge';
import type { Notice } from '../../shared/notices';
import type { Input, Output, ProcedureName } from '../../shared/procedures';
import { refuse, type Result } from '../../shared/result';

export type Answers = {
  readonly [P in ProcedureName]?: (input: Input<P>) => Result<Output<P>> | Promise<Result<Output<P>>>;
};

/** An engine of which a test says what it answers; what was asked is kept. Anything else is refused by name. */
export class RecordingBridge implements Bridge {
  readonly asked: (readonly [ProcedureName, unknown])[] = [];
  readonly #listeners = new Set<(notice: Notice) => void>();

  constructor(private readonly answers: Answers = {}) {}

  ask<P extends ProcedureName>(procedure: P, input: Input<P>): Promise<Result<Output<P>>> {
    this.asked.push([procedure, input]);
    const answer: Answers[P] = this.answers[procedure];
    return Promise.resolve(
      answer === undefined
        ? refuse({ code: 'test.unanswered', message: `This test has no answer to ${procedure}`, remedy: '' })
        : answer(input),
    );
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Tells the window what the engine would. */
  tell(notice: Notice): void {
    for (const listener of [...this.#listeners]) listener(notice);
  }

  /** What was asked under this name, oldest first. */
  inputsOf(procedure: ProcedureName): readonly unknown[] {
    return this.asked.filter(([name]) => name === procedure).map(([, input]) => input);
  }
}
