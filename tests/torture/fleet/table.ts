import { callsOf, isLostWithBroker, newsOf } from '../judge';
import { cell, groupsOf, plain, told } from '../table';
import type { FleetTortured } from './torture';

/** What was sent, and what became of it: one line for each topic. */
export function tableOfFleet(tortured: FleetTortured): readonly string[] {
  const { findings, rounds, tookMs, plant, record, senders, ticks, events } = tortured;
  const rows = new Map<string, Map<string, number>>();
  const add = (counts: Map<string, number>, name: string, many = 1): void => {
    counts.set(name, (counts.get(name) ?? 0) + many);
  };
  const asked = new Map<string, number>();
  for (const sent of senders.sent.values()) {
    const counts = rows.get(sent.topic) ?? new Map<string, number>();
    rows.set(sent.topic, counts);
    add(counts, 'sent');
    if (sent.outcome === 'acknowledged') add(counts, 'promised');
    const trail = record.trails.get(sent.n);
    if (trail === undefined) continue;
    if (isLostWithBroker(sent, trail, plant.circumstances) && sent.outcome === 'acknowledged')
      add(counts, 'with broker');
    add(counts, 'started', newsOf(trail).filter(({ result }) => result === 'started').length);
    const runs = [...trail.runs.values()];
    if (runs.some((run) => run.some(({ type }) => type === 'run-interrupted'))) add(counts, 'asked');
    for (const run of runs) {
      for (const { sent: call, answer } of callsOf(run))
        if (call.on !== undefined) {
          add(counts, 'handed');
          if (answer?.success === true) add(counts, 'done there');
        }
      for (const event of run)
        if (event.type === 'run-interrupted' && event.waited !== true)
          add(
            asked,
            event.engine === undefined
              ? 'own engine ended'
              : event.engine === ''
                ? 'nobody knew'
                : 'taker was gone',
          );
    }
  }
  const ends = new Map<string, number>();
  for (const { events: run } of record.runs.values()) {
    const last = run.findLast(({ type }) => /^run-(completed|failed|cancelled)$/u.test(type));
    add(
      ends,
      last?.type === 'run-failed' || last?.type === 'run-cancelled'
        ? `${last.type.slice(4)}: ${plain(last.reason)}`
        : (last?.type.slice(4) ?? 'open'),
    );
  }
  const columns = ['sent', 'promised', 'started', 'handed', 'done there', 'asked', 'with broker'];
  const totals = columns.map((column) =>
    [...rows.values()].reduce((sum, counts) => sum + (counts.get(column) ?? 0), 0),
  );
  const of = (kind: string): number => findings.filter((finding) => finding.kind === kind).length;
  const line = (texts: readonly string[]): string => texts.map((text, index) => cell(text, index)).join('');
  const shares = plant.members.map(
    ({ name }) =>
      `${name} ${String([...record.runs.values()].filter(({ member }) => member === name).length)}`,
  );
  return [
    '',
    `${String(rounds)} rounds in ${(tookMs / 60_000).toFixed(1)} min, ${String(senders.sent.size)} events sent (${(senders.sent.size / (tookMs / 1000)).toFixed(1)} a second), ${String(record.runs.size)} runs (${shares.join(', ')}), ${String(events)} events of records in the database`,
    line(['', ...columns]),
    ...[...rows]
      .toSorted()
      .map(([topic, counts]) => line([topic, ...columns.map((column) => String(counts.get(column) ?? 0))])),
    line(['all', ...totals.map(String)]),
    `times of the schedule: ${[...ticks].map(([name, { all }]) => `${name} ${String(all)}`).join(', ')}`,
    `asked about: ${told(asked)}`,
    `runs: ${told(ends, 12)}`,
    `harmed: ${told(plant.harms.counts)}`,
    `lost ${String(of('lost'))}, twice ${String(of('twice'))}, unexplained ${String(of('unexplained'))}`,
    ...groupsOf(findings),
  ];
}
