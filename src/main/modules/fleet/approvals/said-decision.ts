import { hash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../../../../shared/canonical-json';
import { parseJson } from '../../../../shared/parse-json';
import { Approval } from '../../../../shared/procedures';
import { isSignedBy } from '../../../platform/base/signed-text';

/** Longer names and reasons are no person's. */
const line = z.string().max(200);
const Home = z.object({ engine: line, home: line });

/** What a person decided at one engine about a run of another. All of it is signed. */
const Decided = z.object({
  kind: z.literal('decision'),
  /** Of the row that it stands in. */
  key: line,
  for: Home,
  from: Home,
  run: line,
  /** Names the step and the how-manieth question of the run it is. */
  gate: line,
  /** Hashes of the calls, and of all that the card showed. */
  shown: line,
  seen: line,
  decision: z.enum(['approve', 'deny']),
  reason: z.string().max(2_000),
  by: line,
  /** Milliseconds since 1970, by the clock where it was given. */
  at: z.number(),
});
export type Decided = z.infer<typeof Decided>;

const SaidDecision = Decided.extend({ signature: line });
export type SaidDecision = z.infer<typeof SaidDecision>;

/** Nothing is decided by asking for a card, so nobody signs it. */
const SaidLook = z.object({ kind: z.literal('card'), for: line, run: line, from: Home });

/** What one engine asks of another about a run that waits there. */
const Said = z.discriminatedUnion('kind', [SaidDecision, SaidLook]);
export type Said = z.infer<typeof Said>;

/** Null: it is something else. */
export const readSaid = (text: string): Said | null => Said.safeParse(parseJson(text)).data ?? null;

/** Nothing else that the key of a home signs begins so. */
const signedText = (decided: Decided): string => `zeroclaw-fleet-decision\n${canonicalJson(decided)}`;

export const signedBy = (signer: { sign(text: string): string }, decided: Decided): SaidDecision => ({
  ...decided,
  signature: signer.sign(signedText(decided)),
});

export const isSigned = ({ signature, ...decided }: SaidDecision): boolean =>
  isSignedBy(decided.from.home, signedText(decided), signature);

const SaidCard = z.object({
  /** Null: the run waits for nobody. */
  card: Approval.nullable(),
  home: line,
  /** Whether it takes decisions from who asks. */
  trusts: z.boolean(),
});
export type SaidCard = z.infer<typeof SaidCard>;

/** Null: it was carried out. */
const SaidOutcome = z.object({
  refused: z.object({ code: z.string(), message: z.string(), remedy: z.string() }).nullable(),
});
export type SaidOutcome = z.infer<typeof SaidOutcome>;

export const readCard = (text: string): SaidCard | null => SaidCard.safeParse(parseJson(text)).data ?? null;
export const readOutcome = (text: string): SaidOutcome | null =>
  SaidOutcome.safeParse(parseJson(text)).data ?? null;

/**
 * Over everything on a card that a person decides by, as it is read over the line. Not in it: what goes on while it waits,
 * such as who was told, and what stands there for convenience.
 */
export function hashOfCard(approval: Approval): string {
  const {
    fails: _fails,
    offer: _offer,
    askedOn: _askedOn,
    telling: _telling,
    lastRuns: _lastRuns,
    awaits: _awaits,
    gate: { expiresAt: _expiresAt, told: _told, movedMs: _movedMs, shownAt: _shownAt, ...gate },
    ...card
  } = Approval.parse(JSON.parse(JSON.stringify(approval)));
  return hash('sha256', canonicalJson({ ...card, gate }));
}
