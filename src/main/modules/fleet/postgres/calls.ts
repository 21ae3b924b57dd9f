import type { Client } from 'pg';
import type { CallForMe, CallState, FleetCalls } from '../../../ports/fleet-calls';
import { hears, type Ask } from './ask';

/** Where engines hear that something became of a call. */
const callsHeard = 'zeroclaw_calls';

interface CallRow {
  readonly state: 'offered' | 'withdrawn' | 'taken' | 'answered';
  readonly taker: string | null;
  readonly here: boolean | null;
  readonly answer: string | null;
}

/** Every statement is a transaction of its own, asks for the token of who writes, and may be said twice. */
export function callsOver(client: Client, ask: Ask): FleetCalls {
  const stateOf = async (key: string): Promise<CallState> => {
    const [row] = await ask<CallRow>(
      `SELECT c.state, c.taker, c.answer, t.lease_until > clock_timestamp() AND t.left_at IS NULL AS here
       FROM zeroclaw.calls c LEFT JOIN zeroclaw.engines t ON t.name = c.taker WHERE c.key = $1`,
      [key],
    );
    if (row === undefined) return { kind: 'absent' };
    const { state, taker, here, answer } = row;
    if (state === 'taken') return { kind: 'taken', taker: taker ?? '', here: here === true };
    return state === 'answered'
      ? { kind: 'answered', taker: taker ?? '', answer: answer ?? '' }
      : { kind: state };
  };
  return {
    offerCall: async ({ name, token }, { key, reach, forMs, call }) => {
      if (forMs > 0)
        await ask(
          `WITH offered AS (
             INSERT INTO zeroclaw.calls (engine, key, token, reach, call, until, state)
             SELECT name, $3, token, $4, $5, clock_timestamp() + $6 * interval '1 millisecond', 'offered'
             FROM zeroclaw.engines WHERE name = $1 AND token = $2::bigint
             ON CONFLICT (key) DO UPDATE SET token = excluded.token
             WHERE calls.state = 'offered' AND calls.engine = excluded.engine AND calls.token <> excluded.token RETURNING key
           )
           SELECT pg_notify('${callsHeard}', '') FROM offered`,
          [name, token, key, reach, call, forMs],
        );
      return stateOf(key);
    },
    withdrawCall: async ({ name, token }, key) => {
      // One that never came is kept from coming late.
      await ask(
        `INSERT INTO zeroclaw.calls (engine, key, token, reach, call, until, state)
         SELECT name, $3, token, '', '', clock_timestamp(), 'withdrawn' FROM zeroclaw.engines WHERE name = $1 AND token = $2::bigint
         ON CONFLICT (key) DO UPDATE SET state = 'withdrawn' WHERE calls.state = 'offered'`,
        [name, token, key],
      );
      return stateOf(key);
    },
    callOff: async ({ name, token }, key) => {
      await ask(
        `WITH called AS (
           INSERT INTO zeroclaw.calls (engine, key, token, reach, call, until, state, called_off)
           SELECT name, $3, token, '', '', clock_timestamp(), 'withdrawn', true
           FROM zeroclaw.engines WHERE name = $1 AND token = $2::bigint
           ON CONFLICT (key) DO UPDATE SET called_off = true,
             state = CASE calls.state WHEN 'offered' THEN 'withdrawn' ELSE calls.state END
           WHERE calls.state IN ('offered', 'taken') RETURNING key
         )
         SELECT pg_notify('${callsHeard}', '') FROM called`,
        [name, token, key],
      );
    },
    callsFor: async ({ name, token }) => {
      const rows = await ask<
        Omit<CallForMe, 'engine' | 'key' | 'call'> & {
          readonly leaseMs: number | null;
          readonly engine: string | null;
          readonly key: string | null;
          readonly call: string | null;
        }
      >(
        `SELECT (extract(epoch FROM me.lease_until - clock_timestamp()) * 1000)::float8 AS "leaseMs",
           c.engine, c.key, c.call, c.state = 'taken' AS "isTaken", c.called_off AS "isCalledOff"
         FROM zeroclaw.engines me
         LEFT JOIN zeroclaw.calls c ON (c.state = 'taken' AND c.taker = me.name)
           OR (c.state = 'offered' AND (c.reach = me.name OR c.reach = ANY(me.tags)) AND ${isOffered})
         WHERE me.name = $1 AND me.token = $2::bigint ORDER BY c.offered_at, c.key`,
        [name, token],
      );
      return {
        leaseMs: rows[0]?.leaseMs ?? 0,
        calls: rows.flatMap(({ engine, key, call, isTaken, isCalledOff }) =>
          engine === null || key === null || call === null
            ? []
            : [{ engine, key, call, isTaken, isCalledOff }],
        ),
      };
    },
    takeCall: async ({ name, token }, { engine, key }, leaseMs) => {
      const taken = await ask(
        `UPDATE zeroclaw.calls c SET state = 'taken', taker = me.name, taker_token = me.token, taken_at = clock_timestamp()
         FROM zeroclaw.engines me
         WHERE c.engine = $3 AND c.key = $4 AND c.state = 'offered' AND ${isOffered}
           AND me.name = $1 AND me.token = $2::bigint AND me.lease_until > clock_timestamp() + $5 * interval '1 millisecond'
         RETURNING c.key`,
        [name, token, engine, key, leaseMs],
      );
      return taken.length > 0;
    },
    answerCall: async ({ name, token }, { engine, key }, answer) => {
      await ask(
        `WITH answered AS (
           UPDATE zeroclaw.calls c SET state = 'answered', answer = $5, answered_at = clock_timestamp()
           FROM zeroclaw.engines me
           WHERE c.engine = $3 AND c.key = $4 AND c.state = 'taken' AND c.taker = me.name
             AND me.name = $1 AND me.token = $2::bigint RETURNING c.key
         )
         SELECT pg_notify('${callsHeard}', '') FROM answered`,
        [name, token, engine, key, answer],
      );
    },
    hearCalls: hears(client, ask, callsHeard),
  };
}

/** Its time is not over, and who offers it is there, under the token under which it is offered. */
const isOffered = `c.until > clock_timestamp() AND EXISTS (
  SELECT 1 FROM zeroclaw.engines o WHERE o.name = c.engine AND o.token = c.token AND o.lease_until > clock_timestamp())`;
