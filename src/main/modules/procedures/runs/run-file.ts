import { createHash } from 'node:crypto';
import { z } from 'zod';
import { messageOf } from '../../../../shared/errors';
import { ok, refuse, type Refusal, type Result } from '../../../../shared/result';
import { RunEvent, type FilePlace, type Run } from '../../../../shared/run';
import { canonicalJson } from '../../../../shared/canonical-json';
import type { StoredRunEvent } from '../../../ports/run-log';
import { isSignedBy } from '../../../platform/base/signed-text';
import { fold } from '../../../../domain/run/run-state';
import { definitionHash } from '../../../platform/base/definition-hash';
import type { DefinitionTexts } from '../../../ports/run-definitions';

/**
 * A run as one file, in JSON lines: a header, then its events in order. The header has the SHA-256 of its own
 * bytes, every event that of the hash before it and of its bytes (before version 4 of its content, with the keys in
 * order), so that a changed, missing, added or moved event breaks the chain where it stands. Whoever can write the whole file again can
 * make a chain that fits; so the last line is a proof: the signature of the home that exported it, over the
 * header and the end of the chain; version 1 had none. The header has the texts of the procedure too, which the
 * first event names by their hash, so that the run can be run again elsewhere; before version 3 it had not.
 */
const format = 'zeroclaw-run';
const formatVersion = 4;
/** The first whose hashes are over the bytes of the lines. */
const exactSince = 4;

const Header = z.object({
  format: z.literal(format),
  version: z.number(),
  run_id: z.string().regex(/^[\w.-]{1,100}$/),
  sop: z.string(),
  /** How many events follow. */
  events: z.number().int().positive(),
  exported_at: z.string(),
  /** Null: they were not kept where it ran. */
  definition: z.object({ 'SOP.toml': z.string(), 'SOP.md': z.string().nullable() }).nullish(),
  hash: z.string(),
});
/** Everything that an export writes there, and nothing else. */
const StrictHeader = Header.required({ definition: true }).strict();
const Line = z.object({ seq: z.number().int(), event: z.unknown(), hash: z.string() });
const Proof = z.object({
  /** Public key, SPKI in base64. */
  key: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  signature: z.string(),
});
/** Null: no key could be read where the run was exported. */
const ProofLine = z.object({ proof: Proof.nullable() }).strict();

/** Who signed a file, and when; null: nobody. The signature fits. */
export type FileProof = Pick<z.infer<typeof Proof>, 'key' | 'at'> | null;

export interface ReadRun {
  readonly run: Run;
  readonly events: readonly RunEvent[];
  readonly proof: FileProof;
  /** The procedure as the run began with it; null: the file does not have it. */
  readonly definition: DefinitionTexts | null;
}

/** Signs with the key of this home. */
export interface FileSigner {
  readonly publicKey: string;
  sign(text: string): string;
}

/** The first line. `at` is milliseconds since 1970; `definition` null: its texts were not kept. */
export function fileHead(
  runId: string,
  sop: string,
  events: number,
  at: number,
  definition: DefinitionTexts | null,
): { readonly text: string; readonly place: FilePlace } {
  const header = {
    format,
    version: formatVersion,
    run_id: runId,
    sop,
    events,
    exported_at: new Date(at).toISOString(),
    definition: definition === null ? null : { 'SOP.toml': definition.toml, 'SOP.md': definition.markdown },
  };
  const { line, hash } = hashedLine('', header);
  return { text: `${line}\n`, place: { after: 0, events, hash: firstHash(runId), head: hash } };
}

/** The last line. `at` is milliseconds since 1970; `signer` null: no key can be read here. */
export function fileProof({ head, hash }: FilePlace, signer: FileSigner | null, at: number): string {
  const proof =
    signer === null ? null : { key: signer.publicKey, at, signature: signer.sign(proofText(head, hash, at)) };
  return `${JSON.stringify({ proof })}\n`;
}

const proofText = (head: string, last: string, at: number): string =>
  JSON.stringify(['zeroclaw-run-file', head, last, at]);

/** The lines of the next events. */
export function fileLines(
  place: FilePlace,
  events: readonly StoredRunEvent[],
): { readonly text: string; readonly place: FilePlace } {
  let { after, hash } = place;
  let text = '';
  for (const { seq, event } of events) {
    const next = hashedLine(hash, { seq, event });
    ({ hash } = next);
    text += `${next.line}\n`;
    after = seq;
  }
  return { text, place: { ...place, after, hash } };
}

/** A name for the file that says what is in it. */
export const runFileName = (runId: string, sop: string): string =>
  `${sop.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-').slice(0, 60)}.${runId}.jsonl`;

/**
 * The run in a file's text. Refuses what is not whole and unchanged, and names the first event that does not
 * fit.
 */
export function readRunFile(text: string): Result<ReadRun> {
  try {
    const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
    while (lines.at(-1)?.trim() === '') lines.pop();
    const header = readHeader(lines[0] ?? '');
    if (!header.ok) return header;
    // What was signed are its bytes, and a file is read in one way, whoever reads it.
    if (header.value.version >= exactSince && /^\uFEFF|\r/u.test(text)) return otherLineEnds;
    const isSigned = header.value.version >= 2;
    const last = ProofLine.safeParse(parsed(lines.at(-1) ?? ''));
    if (header.value.version >= exactSince && last.success && !isExactProof(lines.at(-1) ?? ''))
      return tampered('The last line of the file is not written as an export writes it.');
    // Cut off within the proof, it has no event too many.
    const hasProofLine = isSigned && (last.success || lines.length === header.value.events + 2);
    const events = readEvents(header.value, hasProofLine ? lines.slice(1, -1) : lines.slice(1));
    if (!events.ok) return events;
    if (isSigned && !last.success)
      return tampered('The last line of the file is no proof: it was changed or cut off.');
    const proof = isSigned
      ? readProof(last.data?.proof ?? null, header.value.hash, events.value.hash)
      : ok(null);
    return proof.ok ? toRun(header.value, events.value.contents, proof.value) : proof;
  } catch (failure) {
    return refuse({
      code: 'run-file.unreadable',
      message: `The file cannot be read: ${messageOf(failure)}`,
      remedy: exportAgain,
    });
  }
}

type Header = z.infer<typeof Header>;
const exportAgain = 'Export the run again where it ran: `zeroclaw runs export RUN FILE`.';
const tampered = (message: string): { readonly ok: false; readonly error: Refusal } =>
  refuse({ code: 'run-file.tampered', message, remedy: exportAgain });

const otherLineEnds = refuse({
  code: 'run-file.line-ends',
  message:
    'The file was changed on the way: it has line ends of Windows (CRLF), or a byte order mark at its beginning, which no export writes',
  remedy:
    'Copy it again as it is: as an attachment or in an archive, and not with a program that changes texts. Or export the run again where it ran: `zeroclaw runs export RUN FILE`.',
});

function readHeader(line: string): Result<Header> {
  const content = parsed(line);
  const header = Header.safeParse(content);
  if (!header.success)
    return refuse({
      code: 'run-file.format',
      message: 'This is no exported run: its first line is not the header of one',
      remedy: 'Give a file that `zeroclaw runs export` has written.',
    });
  if (header.data.version > formatVersion)
    return refuse({
      code: 'run-file.newer',
      message: `The file was written by a newer version of ZeroClaw (format ${String(header.data.version)}, this program knows ${String(formatVersion)})`,
      remedy: 'Update ZeroClaw.',
    });
  if (header.data.version >= exactSince && !StrictHeader.safeParse(content).success)
    return tampered('The header of the file (line 1) has something in it that no export writes.');
  if (header.data.hash !== lineHash(header.data.version, '', line))
    return tampered('The header of the file (line 1) was changed: it does not fit its hash.');
  return ok(header.data);
}

/** The events as they stand in the file, the chain checked. */
function readEvents(
  header: Header,
  lines: readonly string[],
): Result<{ readonly contents: readonly unknown[]; readonly hash: string }> {
  const events: unknown[] = [];
  let hash = firstHash(header.run_id);
  for (const [index, text] of lines.entries()) {
    const place = `event ${String(index + 1)} (line ${String(index + 2)})`;
    if (index === header.events)
      return tampered(
        `There is more than the ${String(header.events)} events that the header names, from ${place} on.`,
      );
    const content = parsed(text);
    const line = Line.safeParse(content);
    if (!line.success) return tampered(`The file was changed: ${place} cannot be read.`);
    const expected = lineHash(header.version, hash, text);
    if (line.data.seq !== index + 1 || line.data.hash !== expected)
      return tampered(
        `The file was changed: ${place}${typeNamed(line.data.event)} is the first that does not fit its hash and what stands before it.`,
      );
    hash = expected;
    events.push(line.data.event);
  }
  if (events.length < header.events)
    return tampered(
      `The file is cut off: event ${String(events.length + 1)} of ${String(header.events)} is missing.`,
    );
  return ok({ contents: events, hash });
}

function readProof(proof: z.infer<typeof Proof> | null, head: string, last: string): Result<FileProof> {
  if (proof === null) return ok(null);
  if (!isSignedBy(proof.key, proofText(head, last, proof.at), proof.signature))
    return tampered('The signature of the file does not fit what it signs.');
  return ok({ key: proof.key, at: proof.at });
}

/**
 * The run in a file's text, and that the file is what an export wrote, byte for byte: no line was written in
 * another way, even one that means the same.
 */
export function verifyRunFile(text: string): Result<ReadRun> {
  const read = readRunFile(text);
  if (!read.ok) return read;
  const lines = text.split('\n');
  const otherwise = lines.findIndex((line, index) =>
    index === lines.length - 1 ? line !== '' : line !== JSON.stringify(parsed(line)),
  );
  return otherwise === -1
    ? read
    : tampered(`Line ${String(otherwise + 1)} of the file is not as an export writes it.`);
}

function toRun(header: Header, contents: readonly unknown[], proof: FileProof): Result<ReadRun> {
  const events: RunEvent[] = [];
  for (const [index, content] of contents.entries()) {
    const event = RunEvent.safeParse(content);
    if (!event.success)
      return refuse({
        code: 'run-file.unknown-event',
        message:
          `Event ${String(index + 1)} is not understood: ${event.error.issues[0]?.path.join('.') ?? ''} ${event.error.issues[0]?.message ?? ''}`.trimEnd(),
        remedy: 'Update ZeroClaw if the file comes from a newer version.',
      });
    events.push(event.data);
  }
  const run = fold(events);
  if (run.runId !== header.run_id)
    return tampered(`The header names run ${header.run_id}, but event 1 starts run ${run.runId}.`);
  if (run.sop.name !== header.sop) return tampered('The header names another procedure than event 1.');
  const definition =
    header.definition == null
      ? null
      : { toml: header.definition['SOP.toml'], markdown: header.definition['SOP.md'] };
  if (definition !== null && definitionHash(definition.toml, definition.markdown) !== run.sopHash)
    return tampered('The procedure in the header of the file is not the one that event 1 names by its hash.');
  return ok({ run, events, proof, definition });
}

/** One line with its hash at the end, which is over the hash before it and the bytes before its own. */
function hashedLine(before: string, content: object): { readonly line: string; readonly hash: string } {
  const text = JSON.stringify(content);
  const hash = sha256(before + text);
  return { line: `${text.slice(0, -1)},"hash":"${hash}"}`, hash };
}

/** What the hash of a line has to be; null: the line has none where an export writes it. */
function lineHash(version: number, before: string, line: string): string | null {
  if (version < exactSince) return hashOf(before, without(parsed(line), 'hash'));
  const text = /^(\{.*),"hash":"[0-9a-f]{64}"\}$/u.exec(line)?.[1];
  return text === undefined ? null : sha256(`${before}${text}}`);
}

/** Keys in their order, no spaces, whole numbers: a proof is written in one way only. */
const isExactProof = (line: string): boolean =>
  /^\{"proof":(?:null|\{"key":"[A-Za-z0-9+/=]+","at":(?:0|[1-9]\d{0,15}),"signature":"[A-Za-z0-9+/=]+"\})\}$/u.test(
    line,
  );

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Where the chain of events begins: the same run has the same chain whenever it is exported. */
const firstHash = (runId: string): string => hashOf('', { format, run_id: runId });

const hashOf = (before: string, content: unknown): string =>
  createHash('sha256').update(before).update(canonicalJson(content)).digest('hex');

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}

/** What was hashed: everything on the line but the hash, also what this version does not know. */
const without = (content: unknown, key: string): unknown =>
  typeof content === 'object' && content !== null
    ? Object.fromEntries(Object.entries(content).filter(([name]) => name !== key))
    : content;

const typeNamed = (event: unknown): string =>
  typeof event === 'object' &&
  event !== null &&
  'type' in event &&
  typeof event.type === 'string' &&
  /^[a-z-]{1,40}$/.test(event.type)
    ? `, ${event.type},`
    : '';
