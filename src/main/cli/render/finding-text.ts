import type { RecordFinding, SealedTable } from '../../../shared/record';
import { localTime } from './figures';
import { printableLine } from './printable';

/** One sentence about what is not as it was written. */
export function findingText({ kind, runId, seq, link, upTo, at, where, table }: RecordFinding): string {
  const run = printableLine(runId ?? '?');
  const event = `event ${String(seq ?? '?')} of run ${run}`;
  const range =
    upTo === undefined || upTo === link
      ? `event ${String(link)}`
      : `events ${String(link)} to ${String(upTo)}`;
  switch (kind) {
    case 'changed':
      return `${event} was changed, or what stands before it`;
    case 'missing':
      return `${range} of the record ${upTo === link ? 'is' : 'are'} missing, and nothing says that they were deleted`;
    case 'moved':
      return `${event} stands where another event belongs`;
    case 'added':
      return `${event} was added behind the record's back`;
    case 'removals':
      return 'what is told of deletions was changed';
    case 'end':
      return 'the end of the record is not where it was noted';
    case 'signature':
      return `a signature ${where === 'file' ? 'beside the database' : 'in the database'} does not fit what it signs`;
    case 'cut':
      return `${range} of the record ${upTo === link ? 'is' : 'are'} missing: ${at === undefined ? '' : `on ${localTime(at)} `}more was signed than is there`;
    case 'rewritten':
      return `what was signed up to event ${String(link)}${at === undefined ? '' : ` on ${localTime(at)}`} is not what is there`;
    case 'no-events':
      return `run ${run} is in the list, and its events are not there`;
    case 'not-listed':
      return `run ${run} has events, and is not in the list`;
    case 'list-differs':
      return `the list tells something else of run ${run} than its events`;
    case 'gap':
      return `events are missing before ${event}`;
    case 'seal':
      return 'the end of the record was not written by the engine with the key of this home';
    case 'table':
      return `${table === undefined ? 'a table' : tableText[table]} changed behind the engine's back`;
    case 'key':
      return 'the key that signed the record is not there any more';
    case 'unsigned':
      return 'there are events, and no signature: the signatures were taken out';
  }
}

const tableText: Readonly<Record<SealedTable, string>> = {
  permissions: 'the standing permissions were',
  'approved-calls': 'the approvals that ranges are offered of were',
  queue: 'the events that wait for a place were',
  pause: 'the pause of all triggers was',
  versions: 'the history of procedures was',
  'imported-procedures': 'which procedures came with files of runs was',
  'imported-runs': 'which runs came from files, or what runs are counted under, was',
  ends: 'when procedures ended last was',
  counting: 'what triggers have counted was',
  cards: 'the approval requests on channels were',
  people: 'who was let in on channels was',
  'people-names': 'whom names on channels stand for was',
  inbox: 'the messages of channels that wait were',
  outbox: 'the messages that channels are still owed were',
  'outbox-state': 'how far messages of channels have got was',
  jobs: 'the jobs were',
  'job-times': 'until when jobs were looked at was',
  clock: 'until when the clock was looked at was',
  'clock-triggers': 'from when on schedules count was',
  'known-boards': 'which boards answer under which names was',
  'board-pins': 'what pins of boards were set to was',
  'procedure-state': 'what procedures remember was',
  'watched-files': 'which files triggers were told of was',
  'watched-patterns': 'which files triggers wait for was',
  'announced-topics': 'what Home Assistant was shown was',
  'pin-names': 'what pins are called was',
  accepted: 'what people accepted of the record was',
};
