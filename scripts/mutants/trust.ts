/** One check taken out of the product, and the tests of which one has to notice. */
export interface SourceMutant {
  readonly without: string;
  readonly changes: readonly {
    readonly file: string;
    /** Has to stand there exactly once. */
    readonly instead: string;
    readonly put: string;
  }[];
  /** Files or folders of unit tests. */
  readonly tests: readonly string[];
}

const one = (
  without: string,
  file: string,
  instead: string,
  put: string,
  ...tests: readonly string[]
): SourceMutant => ({ without, changes: [{ file, instead, put }], tests });

const approval = 'src/domain/approval';
const record = 'src/main/modules/record/chain';
const steps = 'src/main/modules/procedures/standing-steps.ts';
const ofSteps = 'src/main/modules/procedures/standing-steps.test.ts';
const questions = 'src/main/modules/chat/tool-questions.ts';
const ofQuestions = 'src/main/modules/chat/tool-questions.test.ts';
const ofRecord = `${record}/verify-record.test.ts`;
const ofStart = `${record}/start-check.test.ts`;
const file = 'src/main/modules/procedures/runs/run-file.ts';
const ofFile = 'src/main/modules/procedures/runs/run-file.test.ts';

/** What docs/trust.md promises of approvals, ranges, provenance, the record and files of runs. */
export const trustMutants: Readonly<Record<string, SourceMutant>> = {
  'yes-to-other-calls': one(
    'the comparison of what was shown with what waits',
    `${approval}/approval-request.ts`,
    "return shown === shownHash(request.calls) ? null : 'other-calls';",
    'return null;',
    approval,
  ),
  'hash-without-arguments': one(
    'the arguments in the hash of a card',
    `${approval}/approval-request.ts`,
    '[tool, args, definition ?? null]',
    '[tool, definition ?? null]',
    approval,
  ),
  'no-comparison': one(
    'the comparison of a card with the world',
    `${approval}/basis.ts`,
    'return is !== undefined && speaksAgainst(was, is) ? [{ was, now: is }] : [];',
    'return [];',
    approval,
  ),
  'no-pin-comparison': one(
    'the level of a pin in it',
    `${approval}/basis.ts`,
    "now.of === 'pin' && was.level !== now.level",
    'false',
    approval,
  ),
  'no-board-comparison': one(
    'the board in it',
    `${approval}/basis.ts`,
    "now.of === 'board' && was.identity !== now.identity",
    'false',
    approval,
  ),
  'no-trigger-comparison': one(
    'the condition of the trigger in it',
    `${approval}/basis.ts`,
    "now.of === 'trigger' && was.holds && !now.holds",
    'false',
    approval,
  ),
  'any-value': one(
    'the values of a range',
    `${approval}/range.ts`,
    'calls.some((call) => canonicalJson(call) === canonicalJson(held))',
    'calls.length > 0',
    approval,
  ),
  'mixed-values': one(
    'that the values of a range belong together',
    `${approval}/range.ts`,
    'calls.some((call) => canonicalJson(call) === canonicalJson(held))',
    'Object.keys(held).every((name) => calls.some((call) => canonicalJson(call[name]) === canonicalJson(held[name])))',
    approval,
    ofQuestions,
  ),
  'widened-range': one(
    'that a range is only narrowed',
    `${approval}/range.ts`,
    'narrow.calls.every((call) => known.has(canonicalJson(call)))',
    'known.size >= 0',
    approval,
  ),
  'range-of-before': one(
    'that a range of an earlier version which allows more than was approved asks',
    'src/main/modules/procedures/storage/stored-range.ts',
    'if (differing.length > 1) return null;',
    '',
    'src/main/modules/procedures/storage/tool-permissions.test.ts',
  ),
  'whole-address': one(
    'who asks in a web address, and its scheme',
    `${approval}/range.ts`,
    "(protocol === 'https:' || protocol === 'http:') && username === '' && password === ''",
    'protocol.length + username.length + password.length > 0',
    approval,
  ),
  'failed-range': one(
    'that a range asks after a failure',
    `${approval}/range.ts`,
    '!permission.failed && covers(',
    'covers(',
    ofSteps,
    ofQuestions,
  ),
  'any-board': one(
    'the boards in a range',
    `${approval}/range.ts`,
    '...Object.fromEntries(boards.map(([name, identity]) => [`board "${name}"`, identity]))',
    '',
    approval,
    ofSteps,
  ),
  'unknown-board': one(
    'that a board of which nobody knows which it is is in no range',
    `${approval}/range.ts`,
    'boards.some(([, identity]) => identity === null)',
    'boards.length > 99',
    approval,
    ofSteps,
  ),
  'wider-than-offered': one(
    'that a step allows no more than its card offers',
    steps,
    'if (!isWithin(range, offer)) return wider;',
    '',
    ofSteps,
  ),
  'other-definition': one(
    'that a range is of this very definition',
    steps,
    '      sopHash,\n      asked.step,',
    '      asked.step,',
    ofSteps,
  ),
  'not-in-force': one(
    'that the definition is in force',
    steps,
    'if (call === null || !this.ports.isInForce(run)) return null;',
    'if (call === null) return null;',
    ofSteps,
  ),
  'critical-range': one(
    'that a critical procedure always asks',
    steps,
    " && sop.priority !== 'critical'",
    '',
    ofSteps,
  ),
  'confirmed-range': one(
    'that a written confirmation and a checkpoint always ask',
    steps,
    'if (step.requiresConfirmation || !isCarriedOut(step)) return null;',
    '',
    ofSteps,
  ),
  'secret-range': one(
    'that a call with a secret is in no range of a step',
    steps,
    'if (calls.some((call) => secretsIn(call.arguments).length > 0)) return null;',
    '',
    ofSteps,
  ),
  'failed-call': one(
    'that a failed call within a step which goes on ends its range',
    steps,
    'if (via === unasked && failed)',
    'if (via === unasked && failed && step < 0)',
    ofSteps,
  ),
  'noted-card': one(
    'that what there is to say about the calls is read',
    steps,
    "if (call === null || run.gate === null || run.gate.note !== '') return;",
    'if (call === null || run.gate === null) return;',
    ofSteps,
  ),
  'sure-failure': one(
    'that what must fail is asked about',
    steps,
    'if (this.ports.isTakingBack() || this.ports.sureFailures(run).length > 0) return;',
    'if (this.ports.isTakingBack()) return;',
    ofSteps,
  ),
  'taking-back': one(
    'that nothing passes while a stop takes it back',
    steps,
    'if (this.ports.isTakingBack() || this.ports.sureFailures(run).length > 0) return;',
    'if (this.ports.sureFailures(run).length > 0) return;',
    ofSteps,
  ),
  'whole-conversation': one(
    'the range of what a conversation allows',
    questions,
    'ranges.some((range) => covers(range, call.arguments))',
    'ranges.some((range) => Object.keys(range).length > 0)',
    ofQuestions,
  ),
  'secret-in-conversation': one(
    'that a call with a secret is in no range of a conversation',
    questions,
    'if (secretsIn(call.arguments).length > 0) return null;',
    '',
    ofQuestions,
  ),
  'wider-in-conversation': one(
    'that a question allows no more than it offers',
    questions,
    'if (!isWithin(allowed, asked.offer)) return wider;',
    '',
    ofQuestions,
  ),
  'unproved-always': one(
    'that a call of an unproved sender is allowed once',
    questions,
    "if (asked.unproved === true && (decision === 'always' || decision === 'conversation')) return onlyOnce;",
    '',
    ofQuestions,
  ),
  'part-of-a-value': one(
    'that all parts of a value stand where the card says so',
    `${approval}/same-as.ts`,
    'parts.every((part) => standsIn(text, part))',
    'parts.some((part) => standsIn(text, part))',
    approval,
  ),
  'skipped-hash': one(
    'the content of an event in its hash',
    'src/main/platform/storage/record-links.ts',
    "[before.toString('hex'), link, runId, seq, at, type])}\\n${event}`",
    "[before.toString('hex'), link, runId, seq, at, type])}\\n`",
    ofRecord,
  ),
  'skipped-run': one(
    'the run in the hash of an event',
    'src/main/platform/storage/record-links.ts',
    "[before.toString('hex'), link, runId, seq, at, type]",
    "[before.toString('hex'), link, seq, at, type]",
    ofRecord,
  ),
  unchained: one(
    'the event before in the hash of an event',
    'src/main/platform/storage/record-links.ts',
    "[before.toString('hex'), link, runId, seq, at, type]",
    '[link, runId, seq, at, type]',
    ofRecord,
  ),
  'unlooked-hash': one(
    'the look at the hash of an event',
    `${record}/chain-walk.ts`,
    ": { kind: 'changed', runId, seq, link };",
    ': null;',
    ofRecord,
  ),
  'unlooked-gap': one(
    'the look at missing events',
    `${record}/chain-walk.ts`,
    "return { kind: 'missing', runId: null, seq: null, link: this.#expected, upTo: link - 1 };",
    'return null;',
    ofRecord,
  ),
  'unlooked-signature': one(
    'the look at signatures',
    `${record}/verify-record.ts`,
    'if (signed === null || (',
    'if (signed === undefined || (',
    ofRecord,
  ),
  'unlooked-head': one(
    'the comparison of the chain with what was signed',
    `${record}/verify-record.ts`,
    'this.#hashAt.get(head.link) !== head.hash ||',
    '',
    ofRecord,
  ),
  'unlooked-outside': one(
    'the head beside the database',
    `${record}/verify-record.ts`,
    "if (ahead !== null) this.#checkHead(ahead, 'file', proved);",
    '',
    ofRecord,
  ),
  'unlooked-removals': {
    without: 'the look at what retention left',
    changes: [
      {
        file: `${record}/removals.ts`,
        instead: 'isWhole &&= count === end.removals && last.equals(end.removalsHash);',
        put: '',
      },
      {
        file: `${record}/verify-record.ts`,
        instead: 'this.#removals.hashAt.get(head.removals) !== head.removalsHash\n',
        put: 'false\n',
      },
    ],
    tests: [ofRecord],
  },
  'unlooked-seq': one(
    'the look at gaps in a run',
    `${record}/verify-record.ts`,
    'if (seq !== before + 1 && finding === null)',
    'if (seq < 0)',
    ofRecord,
  ),
  'unsigned-record': one(
    'that events without any signature are told',
    `${record}/verify-record.ts`,
    'if (heads.length === 0 && this.#events > 0)',
    'if (heads.length < 0)',
    ofRecord,
  ),
  'forged-deletion': one(
    'that a deletion proves nothing away which no fitting signature tells of',
    `${record}/verify-record.ts`,
    '(toldBy.get(first) ?? Infinity) <= proved',
    'proved >= 0',
    ofRecord,
  ),
  'missing-key': one(
    'that a key which is gone is told',
    `${record}/verify-record.ts`,
    'this.#publicKey === null ? this.#events > 0 :',
    'this.#publicKey === null ? false :',
    ofRecord,
  ),
  'unsealed-end': one('the seal of the end', `${record}/seal.ts`, 'end: !isSealed ||', 'end:', ofStart),
  'unsealed-tables': one(
    'the seal of the tables that the engine acts on',
    `${record}/seal.ts`,
    "(sums[name] ?? nothing.toString('hex')) !== sum",
    'false',
    ofStart,
    ofRecord,
  ),
  'twice-the-same': one(
    'that no row of what is sealed stands there twice',
    `${record}/seal.ts`,
    'isTwice ||',
    '',
    ofStart,
  ),
  'planted-trigger': one(
    'that nothing lies in the database to be carried out with the writing of the engine',
    `${record}/seal.ts`,
    ' || plantedTriggers(database).length > 0',
    '',
    ofStart,
  ),
  'unlooked-break': one(
    'that a run with an event before a break is held',
    `${record}/start-check.ts`,
    'unaccepted <= this.#lastBreak',
    'unaccepted < -1e9',
    ofStart,
  ),
  'unlooked-stranger': one(
    'that a run with an event without a place in the record is held',
    `${record}/start-check.ts`,
    'else if (!isAccepted) this.#broken.add(runId)',
    'else if (isAccepted) this.#broken.add(runId)',
    ofStart,
  ),
  'accepted-by-anybody': one(
    'the seal of what a person accepted',
    `${record}/start-check.ts`,
    "doubted.has('accepted') ? [] : acceptedRuns(database)",
    'acceptedRuns(database)',
    ofStart,
  ),
  'accepted-and-changed': one(
    'that what a person accepted of a run has not changed since',
    `${record}/start-check.ts`,
    'takenOf(database, runId, seq).hash !== hash',
    'takenOf(database, runId, seq).hash === null',
    ofStart,
  ),
  'runs-from-files': one(
    'that runs are held where it was changed which of them came from files',
    `${record}/start-check.ts`,
    "end || doubted.has('imported-runs')",
    'end',
    ofStart,
  ),
  'inexact-file': one(
    'the bytes of a line of a file in its hash',
    file,
    'if (version < exactSince) return hashOf',
    'if (version <= exactSince) return hashOf',
    ofFile,
  ),
  'inexact-proof': one(
    'that a proof is written in one way',
    file,
    "last.success && !isExactProof(lines.at(-1) ?? '')",
    'last.success && lines.length < 0',
    ofFile,
  ),
  'lenient-header': one(
    'that the header of a file has nothing in it that no export writes',
    file,
    'header.data.version >= exactSince && !StrictHeader.safeParse(content).success',
    'header.data.version < 0',
    ofFile,
  ),
  'unsigned-mark': one(
    'the mark of older events in what is signed',
    `${record}/heads.ts`,
    'removalsHash, at, ...before]',
    'removalsHash, at]',
    ofRecord,
  ),
  'file-without-chain': one(
    'the chain of a file',
    file,
    'line.data.seq !== index + 1 || line.data.hash !== expected',
    'line.data.seq !== index + 1',
    ofFile,
  ),
  'file-without-signature': one(
    'the signature of a file',
    file,
    'if (!isSignedBy(proof.key, proofText(head, last, proof.at), proof.signature))',
    'if (proof.key.length === 0)',
    ofFile,
  ),
  'other-procedure': one(
    'that the procedure in a file is the one that the run names',
    file,
    'definitionHash(definition.toml, definition.markdown) !== run.sopHash',
    'definition.toml.length === 0',
    ofFile,
  ),
  'lenient-base64': one(
    'that a key and a signature are written in one way',
    'src/main/platform/base/signed-text.ts',
    "if (bytes.toString('base64') !== base64) throw new Error('no base64');",
    '',
    ofFile,
  ),
  'arrives-enabled': one(
    'that a procedure from elsewhere arrives disabled',
    'src/main/modules/procedures/library/copied-texts.ts',
    "? editManifest(named.value, { type: 'set-key', key: 'enabled', value: false })\n    : named;\n  return disabled.ok ? ok({ markdown: texts.markdown, toml: disabled.value }) : disabled;\n}\n\n/**\n * The same for",
    '? named\n    : named;\n  return disabled.ok ? ok({ markdown: texts.markdown, toml: disabled.value }) : disabled;\n}\n\n/**\n * The same for',
    'src/main/modules/procedures/library/copied-texts.test.ts',
  ),
};
