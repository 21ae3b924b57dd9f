import { createHash } from 'node:crypto';
import { canonicalJson } from '../../shared/canonical-json';
import type { JsonObject } from '../../shared/json';

/** A call as a person is shown it. */
export interface ShownCall {
  readonly tool: string;
  readonly arguments: JsonObject;
  /** Of the tool as it was then, where others define it. */
  readonly definition?: string | undefined;
  /** The engine of the fleet, or the tag, that it is handed over to. */
  readonly on?: string | undefined;
}

/** What waits for a person's word: a gate of a run, or a call of a conversation. */
export interface ApprovalRequest {
  readonly id: string;
  /** Null: not known yet; nothing is approved before. */
  readonly calls: readonly ShownCall[] | null;
  /** Milliseconds since 1970; null: it waits without end. */
  readonly expiresAt: number | null;
}

/** What a yes is for: the request, and the hash of the calls that the person was shown. */
export interface Signature {
  readonly id: string;
  readonly shown: string;
}

/**
 * The same for the same calls in the same order, and for no others. Calls that are not known yet are others
 * than no calls.
 */
export const shownHash = (calls: ApprovalRequest['calls']): string =>
  sha256(
    canonicalJson(
      calls?.map(({ tool, arguments: args, definition, on }) => {
        const call = [tool, args, definition ?? null];
        return on === undefined ? call : [...call, on];
      }) ?? null,
    ),
  ).toString('hex');

/** The same of calls that are asked about once more: another one than that of the card before, whatever stands there. */
export const shownAgainHash = (calls: ApprovalRequest['calls'], before: string): string =>
  sha256(canonicalJson([before, shownHash(calls)])).toString('hex');

/** Why a yes is not for what is asked now; null: it is. */
export function whyNotFor(
  request: ApprovalRequest,
  { id, shown }: Signature,
  at: number,
): 'other-request' | 'other-calls' | 'expired' | null {
  if (id !== request.id) return 'other-request';
  if (request.expiresAt !== null && at >= request.expiresAt) return 'expired';
  return shown === shownHash(request.calls) ? null : 'other-calls';
}

/** No two of these look alike, in whatever hand or type they are written. */
const codeDigits = '3479';
const codeLetters = 'ACEFHKMNPRTVWXY';
const codeSigns = codeDigits + codeLetters;
const codeLength = 4;

/**
 * What a person types to say which card they have seen. It has a digit and a letter, so that no word of a
 * sentence is taken for one.
 */
export function codeOf({ id, calls }: Pick<ApprovalRequest, 'id' | 'calls'>): string {
  for (let round = 0; ; round += 1) {
    const code = [...sha256(canonicalJson([id, shownHash(calls), round])).subarray(0, codeLength)]
      .map((byte) => codeSigns.charAt(byte % codeSigns.length))
      .join('');
    if (isCode(code)) return code;
  }
}

/** Whether a word may be a code, in letters of either case. */
export const isCode = (word: string): boolean => {
  const signs = word.toUpperCase().split('');
  return (
    signs.length === codeLength &&
    signs.every((sign) => codeSigns.includes(sign)) &&
    signs.some((sign) => codeDigits.includes(sign)) &&
    signs.some((sign) => codeLetters.includes(sign))
  );
};

/** Whether a person typed the code of what is asked now. */
export const isCodeOf = (word: string, request: Pick<ApprovalRequest, 'id' | 'calls'>): boolean =>
  word.toUpperCase() === codeOf(request);

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
