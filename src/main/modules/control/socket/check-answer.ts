import { z } from 'zod';
import { Notice } from '../../../../shared/notices';
import { procedures, type Output, type ProcedureName } from '../../../../shared/procedures';
import type { Result } from '../../../../shared/result';
import { ControlProtocolError } from '../../../platform/socket/errors';

/** A Result on the wire, its value not yet looked at. */
const ResultEnvelope = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error: z.object({ code: z.string(), message: z.string(), remedy: z.string().optional() }),
  }),
]);

/** Throws a ControlProtocolError for what this version does not understand. */
export function checkedAnswer<P extends ProcedureName>(procedure: P, text: string): Result<Output<P>> {
  const envelope = ResultEnvelope.safeParse(jsonOrUndefined(text));
  if (!envelope.success)
    throw new ControlProtocolError(`The engine's answer to ${procedure} is not understood`, envelope.error);
  if (!envelope.data.ok) return envelope.data;
  const value = procedures[procedure].output.safeParse(envelope.data.value);
  if (!value.success)
    throw new ControlProtocolError(
      `The engine's answer to ${procedure} has another shape than expected`,
      value.error,
    );
  return { ok: true, value: value.data as Output<P> };
}

/** Null: a newer engine may say things that this version does not know. */
export function noticeIn(line: string): Notice | null {
  const notice = Notice.safeParse(jsonOrUndefined(line));
  return notice.success ? notice.data : null;
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
