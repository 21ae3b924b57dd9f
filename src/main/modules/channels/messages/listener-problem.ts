import { AppError, messageOf } from '../../../../shared/errors';

/** What is wrong with a channel, for people. */
export interface ListenerProblem {
  readonly message: string;
  readonly remedy: string;
}

/**
 * Some libraries throw failures without a word, such as one of several addresses that were tried; what they
 * hold says more.
 */
export function toListenerProblem(failure: unknown, channel: string): ListenerProblem {
  const within = [
    failure,
    ...(failure instanceof AggregateError ? (failure.errors as readonly unknown[]) : []),
    ...(failure instanceof Error ? [failure.cause] : []),
  ];
  const message =
    within
      .filter((each) => each !== undefined)
      .map(messageOf)
      .find((text) => text.trim() !== '') ?? `The channel ${channel} failed without saying why`;
  return {
    message,
    remedy:
      (failure instanceof AppError ? failure.remedy : undefined) ??
      `Check [channels_config.${channel}] in config.toml.`,
  };
}
