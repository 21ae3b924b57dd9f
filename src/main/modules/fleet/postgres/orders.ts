import { FleetOutcome, type FleetOrder } from '../../../../shared/fleet';
import { parseJson } from '../../../../shared/parse-json';
import type { FleetOrdered } from '../../../ports/fleet-store';
import type { Me } from '../../../ports/fleet-calls';
import type { Ask } from './ask';
import { tellNews } from './news';

/** Where engines hear that there is a new order. */
export const ordersHeard = 'zeroclaw_orders';

interface OrderRow {
  readonly number: number;
  readonly kind: FleetOrder['kind'];
  readonly engine: string;
  readonly person: string;
  readonly via: string;
  readonly given: number;
}

const orderColumns =
  'o.number::float8, o.kind, o.engine, o.person, o.via, (extract(epoch FROM o.at) * 1000)::float8 AS given';

const toOrder = ({ number, kind, engine, person, via, given }: OrderRow): FleetOrder => ({
  number,
  kind,
  engine,
  by: person,
  via,
  at: Math.round(given),
});

export async function giveOrder(
  ask: Ask,
  { name, token }: Me,
  { kind, by, via }: FleetOrdered,
): Promise<number | null> {
  const [row] = await ask<{ number: number }>(
    `WITH given AS (
       INSERT INTO zeroclaw.orders (kind, engine, person, via)
       SELECT $3, name, $4, $5 FROM zeroclaw.engines WHERE name = $1 AND token = $2::bigint RETURNING number
     )
     SELECT number::float8, pg_notify('${ordersHeard}', number::text) FROM given`,
    [name, token, kind, by, via],
  );
  return row?.number ?? null;
}

/** The newest alone: what was ordered before it is over. */
export async function orderFor(ask: Ask, { name }: Me): Promise<FleetOrder | null> {
  const [row] = await ask<OrderRow>(
    `SELECT ${orderColumns} FROM zeroclaw.orders o
     WHERE o.number = (SELECT max(number) FROM zeroclaw.orders)
       AND NOT EXISTS (SELECT 1 FROM zeroclaw.acknowledgements a WHERE a.number = o.number AND a.engine = $1)`,
    [name],
  );
  return row === undefined ? null : toOrder(row);
}

export async function acknowledgeOrder(
  ask: Ask,
  { name, token }: Me,
  number: number,
  outcome: FleetOutcome,
): Promise<void> {
  await ask(
    `WITH done AS (
       INSERT INTO zeroclaw.acknowledgements (number, engine, outcome)
       SELECT $3, name, $4 FROM zeroclaw.engines WHERE name = $1 AND token = $2::bigint
       ON CONFLICT (number, engine) DO NOTHING RETURNING number
     )
     SELECT ${tellNews} FROM done`,
    [name, token, number, JSON.stringify(outcome)],
  );
}

/** With what each engine has made of it. */
export async function newestOrder(ask: Ask): Promise<FleetOrder | null> {
  const rows = await ask<OrderRow & { readonly by_engine: string | null; readonly outcome: string | null }>(
    `SELECT ${orderColumns}, a.engine AS by_engine, a.outcome FROM zeroclaw.orders o
     LEFT JOIN zeroclaw.acknowledgements a ON a.number = o.number
     WHERE o.number = (SELECT max(number) FROM zeroclaw.orders) ORDER BY a.engine`,
    [],
  );
  const [first] = rows;
  if (first === undefined) return null;
  const outcomes = rows.flatMap(({ by_engine: engine, outcome }) => {
    const { data } = FleetOutcome.safeParse(parseJson(outcome ?? ''));
    return engine === null || data === undefined ? [] : [{ engine, outcome: data }];
  });
  return { ...toOrder(first), outcomes };
}
