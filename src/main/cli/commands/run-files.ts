import { existsSync } from 'node:fs';
import type { Output } from '../../../shared/procedures';
import type { CommandLine } from '../command-line';
import { printableLine } from '../render/printable';
import type { RecordFinding } from '../../../shared/record';
import { toImportedRow, toRecordRow, toRunFileRow } from '../rows/record';
import { findingText } from '../render/finding-text';
import { localTime } from '../render/figures';
import { fileText, placeFor, writeNewFile } from './file-text';

/**
 * Into FILE, a folder, or stdout (`-`); without one, beside you under a name that says what it is. What is
 * there is not overwritten.
 */
export async function exportRun(cli: CommandLine, runId: string, target: string | null): Promise<void> {
  const first = await cli.read('runs.export', { runId });
  if (target === '-') {
    for await (const text of partsFrom(cli, runId, first)) cli.write(text);
    return;
  }
  const file = placeFor(target, first.fileName);
  await writeNewFile(file, partsFrom(cli, runId, first));
  if (cli.json) cli.printJson({ run_id: runId, file });
  else
    cli.print(
      `Run ${runId} is in ${printableLine(file)}.`,
      cli.paint('quiet', `Read it elsewhere with: zeroclaw runs import ${printableLine(file)}`),
    );
}

/** The texts of a run's file; a long one comes in many. */
async function* partsFrom(
  cli: CommandLine,
  runId: string,
  first: Output<'runs.export'>,
): AsyncGenerator<string> {
  yield first.text;
  for (let { next } = first; next !== null;) {
    const part = await cli.read('runs.export', { runId, from: next });
    yield part.text;
    ({ next } = part);
  }
}

export async function importRun(cli: CommandLine, file: string): Promise<void> {
  const imported = await cli.ask('runs.import', { text: await fileText(cli, file, fileRemedy) });
  if (cli.json) {
    cli.printJson(toImportedRow(imported));
    return;
  }
  const { runId, sop, events, signed } = imported;
  if (imported.isOwn) {
    cli.print(
      `Run ${runId} of ${printableLine(sop)} was carried out here. The file says of its ${String(events)} events what the record says; nothing was imported.`,
      signatureText(signed),
    );
    return;
  }
  cli.print(
    `Run ${runId} of ${printableLine(sop)} is imported: ${String(events)} events, none of them changed.`,
    signatureText(signed),
    ...procedureLines(imported),
    cli.paint('quiet', `See it with: zeroclaw runs show ${runId}`),
  );
}

function procedureLines({ runId, procedure, notTaken }: Output<'runs.import'>): readonly string[] {
  if (notTaken !== null)
    return [
      `Its procedure was not taken up: ${printableLine(notTaken.message)}`,
      ...(notTaken.remedy === null ? [] : [`  ${printableLine(notTaken.remedy)}`]),
    ];
  if (procedure === null)
    return ['The file does not have the texts of its procedure: it can be read, and not run again by them.'];
  const name = printableLine(procedure.name);
  const word = /^[\w.-]+$/u.test(procedure.name) ? procedure.name : `'${name.replaceAll("'", `'\\''`)}'`;
  const notHere = procedure.notHere.map(
    (other) =>
      `It starts ${printableLine(other)}, which is not here: import a run of that one too, or write it.`,
  );
  return procedure.isNew
    ? [
        `Its procedure is here as ${name}, disabled. Read it, then enable it and run it again:`,
        `  zeroclaw sop show ${word}`,
        `  zeroclaw sop set ${word} enabled true`,
        `  zeroclaw runs again ${runId}`,
        ...notHere,
      ]
    : [`Its procedure is here already: ${name}. Run it again with: zeroclaw runs again ${runId}`, ...notHere];
}

const signatureText = (signed: Output<'runs.import'>['signed']): string =>
  signed === null
    ? 'The file is not signed: whoever can write it can have made it.'
    : `Signed ${localTime(signed.at)} with the key ${signed.key}${signed.ours ? ' of this home' : ', which is not the key of this home: ask where it ran for its key'}.`;

const fileRemedy = 'Give a file that `zeroclaw runs export` has written, or - for stdin.';

/**
 * The whole record; of a run's id the findings on that run alone; of a file what it proves. Exit code 1 when
 * something is not as it was written. `accept`: a person has looked, and what was held goes on.
 */
export async function verifyRuns(cli: CommandLine, what: string | null, accept: boolean): Promise<void> {
  if (accept) return acceptRecord(cli);
  if (what !== null && (what === '-' || existsSync(what))) return verifyFile(cli, what);
  if (what !== null) await cli.read('runs.show', { runId: what });
  const report = await cli.read('runs.verify', {});
  const findings =
    what === null ? report.findings : report.findings.filter(({ runId }) => runId === what || runId === null);
  if (findings.length > 0) cli.exitWith(1);
  if (cli.json) {
    cli.printJson(toRecordRow({ ...report, findings }));
    return;
  }
  cli.print(...verifiedLines(report, findings, what));
}

/** What was held goes on. */
async function acceptRecord(cli: CommandLine): Promise<void> {
  await cli.ask('runs.accept-record', {});
  if (cli.json) cli.printJson({ accepted: true });
  else
    cli.print(
      'The record is taken as it is, and what was held goes on.',
      cli.paint('quiet', 'What was changed stays told: zeroclaw runs verify'),
    );
}

async function verifyFile(cli: CommandLine, file: string): Promise<void> {
  const report = await cli.read('runs.verify-file', { text: await fileText(cli, file, fileRemedy) });
  // Without a signature whoever can write the file can have made it.
  if (report.signed === null) cli.exitWith(1);
  if (cli.json) cli.printJson(toRunFileRow(report));
  else {
    const { runId, sop, events, signed, isWhole } = report;
    cli.print(
      signed === null
        ? `✗ Run ${runId} of ${printableLine(sop)}: ${String(events)} events, which nothing proves.`
        : `${cli.paint('good', '✓')} Run ${runId} of ${printableLine(sop)}: ${String(events)} events, as they were exported.`,
      signatureText(signed),
      isWhole
        ? 'It has the texts of its procedure: it can be run again elsewhere.'
        : 'It does not have the texts of its procedure.',
    );
  }
}

const recordLines = (events: number, findings: readonly RecordFinding[]): readonly string[] =>
  findings.length === 0
    ? [`✓ The record is as it was written (${String(events)} events in all).`]
    : ['✗ The record is not as it was written:', ...listed(findings)];

/** First what holds of the run, then what is told of no run: what is missing there may have been of any. */
export function runLines(
  runId: string,
  events: number,
  findings: readonly RecordFinding[],
): readonly string[] {
  const own = findings.filter((finding) => finding.runId === runId);
  const around = findings.filter((finding) => finding.runId !== runId);
  if (around.length === 0 && own.length === 0)
    return [`✓ Run ${runId} is as it was written (${String(events)} events in all).`];
  return [
    ...(own.length === 0
      ? [`✓ Run ${runId}: what is there of it is as it was written, without a gap.`]
      : [`✗ Run ${runId} is not as it was written:`, ...listed(own)]),
    ...(around.length === 0
      ? []
      : [
          '✗ The record around it is not as it was written; what is missing there can have been of any run:',
          ...listed(around),
        ]),
  ];
}

const listed = (findings: readonly RecordFinding[]): readonly string[] =>
  findings.map((finding) => `  ${findingText(finding)}`);

function verifiedLines(
  { events, end, before, removed, signed, accepted, held, found }: Output<'runs.verify'>,
  findings: readonly RecordFinding[],
  what: string | null,
): readonly string[] {
  return [
    ...(what === null ? recordLines(events, findings) : runLines(what, events, findings)),
    ...(found > findings.length && what === null ? [`  and ${String(found - findings.length)} more`] : []),
    ...(before === 0
      ? []
      : [`Events up to ${String(before)} are from before the record was signed: proved since the upgrade.`]),
    ...(removed === 0
      ? []
      : [`${String(removed)} old events were deleted by [retention], and the record says so.`]),
    ...(held === null
      ? []
      : [
          'What was changed is held: nothing of it is acted on. Once you have looked: zeroclaw runs verify --accept',
          ...held.runs.map((runId) => `  run ${printableLine(runId)} does not go on`),
        ]),
    ...(accepted === null
      ? []
      : [
          `${printableLine(accepted.by)} took it as it is, ${localTime(accepted.at)} (${printableLine(accepted.via)}).`,
        ]),
    signed === null
      ? 'Nothing of it is signed by this home yet.'
      : `Signed up to event ${String(signed.link)}, ${localTime(signed.at)}, with the key ${signed.key}.`,
    `End: ${String(end.link)} ${end.hash}`,
  ];
}
