import { messageOf } from '../../../../shared/errors';
import type { Failure } from './protocol';

/** A failure with its words for people; crosses the process boundary as a report. */
export class InferenceFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.message);
  }
}

export const toFailure = (thrown: unknown): Failure =>
  thrown instanceof InferenceFailure
    ? thrown.failure
    : {
        code: 'provider.protocol',
        message: `The model could not answer: ${messageOf(thrown)}`,
        remedy: null,
        retryable: true,
      };
