/** A failure and those that it stands on, which libraries keep under names of their own. */
export function* withCauses(failure: unknown): Iterable<Error> {
  if (!(failure instanceof Error)) return;
  yield failure;
  const { cause, error, errors } = failure as {
    readonly cause?: unknown;
    readonly error?: unknown;
    readonly errors?: unknown;
  };
  for (const inner of [cause, error, ...(Array.isArray(errors) ? (errors as readonly unknown[]) : [])])
    yield* withCauses(inner);
}

/** Failures of a connection that never was, where nothing says what was asked of the system. */
const codes: ReadonlySet<unknown> = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const calls: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo']);

/** Whether a request failed before there was a connection, so that nothing of it was sent. */
export const neverConnected = (failure: unknown): boolean =>
  [...withCauses(failure)].some(
    (each) =>
      codes.has((each as NodeJS.ErrnoException).code) || calls.has((each as NodeJS.ErrnoException).syscall),
  );
