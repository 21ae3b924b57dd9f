import type { Hook } from '../../../ports/hooks';

/**
 * Keeps secrets of config.toml out of what tools tell the model and the record, and out of what is sent to
 * people. It comes last, so that no other hook brings one back.
 */
export function redactSecrets({
  known: masked,
  knownSoFar,
}: {
  readonly known: (text: string) => string;
  readonly knownSoFar: (text: string) => string;
}): Hook {
  return {
    name: 'redact-secrets',
    priority: -1_000_000,
    on: {
      after_tool_call: ({ output }) =>
        masked(output) === output ? undefined : { change: { output: masked(output) } },
      on_message_sending: ({ text }) =>
        masked(text) === text ? undefined : { change: { text: masked(text) } },
    },
    soFar: knownSoFar,
  };
}
