import { isDull, isLostWithBroker, newsOf } from './judge';
import { isTimed } from './plan';
import { realTimeOf } from './real-time';
import type { Sent } from './senders';
import type { Tortured } from './torture';

const lateMs = 2_000;

/** What was sent, and what became of it: one line for each way in. */
export function tableOf({ findings, rounds, tookMs, plant, record, senders }: Tortured): readonly string[] {
  const rows = new Map<string, Map<string, number>>();
  const reasons = new Map<string, number>();
  const ends = new Map<string, number>();
  const add = (counts: Map<string, number>, name: string): void => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const sent of senders.sent.values()) {
    const counts = rows.get(wayOf(sent)) ?? new Map<string, number>();
    rows.set(wayOf(sent), counts);
    add(counts, 'sent');
    if (sent.outcome === 'acknowledged') add(counts, 'promised');
    const trail = record.trails.get(sent.n);
    if (trail === undefined || sent.by === 'telegram') continue;
    for (const { result, reason } of [...trail.rows.values()].flat()) {
      add(counts, result);
      if (result === 'skipped') add(reasons, reason ?? '');
    }
    const startsNothing = isDull(sent) || (isTimed(sent.topic) && trail.runs.size === 0);
    if (startsNothing) add(counts, 'dull');
    if (
      isLostWithBroker(sent, trail, plant.circumstances) &&
      sent.outcome === 'acknowledged' &&
      !startsNothing
    )
      add(counts, 'with broker');
    for (const events of trail.runs.values()) {
      const [first] = events;
      if (
        first !== undefined &&
        !isTimed(sent.topic) &&
        realTimeOf(first.at, plant.shifts) - sent.at > lateMs
      )
        add(counts, 'late');
    }
    if (newsOf(trail).length === 0 && !startsNothing && trail.runs.size === 0) add(counts, 'never came');
  }
  for (const events of record.runs.values()) {
    const last = events.findLast(({ type }) => /^run-(completed|failed|cancelled)$/u.test(type));
    add(
      ends,
      last?.type === 'run-failed' || last?.type === 'run-cancelled'
        ? `${last.type.slice(4)}: ${plain(last.reason)}`
        : (last?.type.slice(4) ?? 'open'),
    );
  }
  const columns = [
    'sent',
    'promised',
    'started',
    'skipped',
    'queued',
    'dull',
    'never came',
    'with broker',
    'late',
  ];
  const perSecond = senders.sent.size / (tookMs / 1000);
  const totals = columns.map((column) =>
    [...rows.values()].reduce((sum, counts) => sum + (counts.get(column) ?? 0), 0),
  );
  const of = (kind: string): number => findings.filter((finding) => finding.kind === kind).length;
  return [
    '',
    `${String(rounds)} rounds in ${(tookMs / 60_000).toFixed(1)} min, ${String(senders.sent.size)} events sent (${perSecond.toFixed(1)} a second), ${String(record.runs.size)} runs, ${String(record.totals.queued)} waited for a place`,
    ['', ...columns].map((text, index) => cell(text, index)).join(''),
    ...[...rows]
      .toSorted()
      .map(([way, counts]) =>
        [way, ...columns.map((column) => String(counts.get(column) ?? 0))]
          .map((text, index) => cell(text, index))
          .join(''),
      ),
    ['all', ...totals.map(String)].map((text, index) => cell(text, index)).join(''),
    `skipped: ${told(reasons)}`,
    `runs: ${told(ends, 12)}`,
    `harmed: ${told(plant.faults)}`,
    ...plant.missing.map((why) => `not done: ${why}`),
    `lost ${String(of('lost'))}, twice ${String(of('twice'))}, unexplained ${String(of('unexplained'))}`,
    ...groupsOf(findings),
  ];
}

/** Those of one kind together, with the first of them. */
export function groupsOf(findings: Tortured['findings']): readonly string[] {
  const groups = new Map<string, Tortured['findings']>();
  for (const finding of findings) {
    const name = `${finding.kind}: ${plain(finding.what.replaceAll(/\(.*\)|\w+\.txt/gu, '…'))}`;
    groups.set(name, [...(groups.get(name) ?? []), finding]);
  }
  return [...groups].map(
    ([name, [first, ...others]]) =>
      `  ${String(others.length + 1)} ${name}, e.g. in round ${String(first?.round)} ${first?.n ?? ''}: ${first?.what ?? ''}`,
  );
}

const wayOf = ({ by, qos }: Sent): string => (by === 'mqtt' ? `mqtt, QoS ${String(qos)}` : by);

export const cell = (text: string, index: number): string =>
  index === 0 ? text.padEnd(12) : text.padStart(12);

export const told = (counts: ReadonlyMap<string, number>, most = 40): string =>
  [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name, count]) => `${name} ${String(count)}`)
    .join(', ') || 'none';

/** Without what differs from run to run. */
export const plain = (reason: string): string =>
  reason.replaceAll(/x\d+-\d+-\d+|run-\w+|\d+/gu, '…').slice(0, 90);
