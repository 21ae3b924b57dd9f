import type { SealedTable } from '../../../shared/record';
import type { Platform } from '../../platform/platform';
import type { Doubt } from './chain/start-check';
import { isNothing, type RecordTrust } from './trust';

const where = 'Signed record';
const remedy =
  'See `zeroclaw runs verify`, and restore a backup from before. To take it as it is, choose Accept under **Verify the record** on Runs, or `zeroclaw runs verify --accept`.';

/** What becomes of it until somebody has looked. */
const messages: Readonly<Record<SealedTable, string>> = {
  permissions:
    'Standing permissions were changed outside of ZeroClaw: none of them counts, and every call asks',
  'approved-calls':
    'The approvals that ranges are offered of were changed outside of ZeroClaw: no range is offered, and every call asks',
  queue: 'Events that wait for a place were changed outside of ZeroClaw: none of them starts anything',
  pause: 'Whether all triggers are paused was changed outside of ZeroClaw: they are paused',
  versions:
    'The history of procedures was changed outside of ZeroClaw: read a version before you go back to it',
  'imported-procedures': 'Which procedures came with files of runs was changed outside of ZeroClaw',
  'imported-runs':
    'Which runs came from files, or what runs are counted under, was changed outside of ZeroClaw: no run that was under way goes on',
  ends: 'When procedures ended last was changed outside of ZeroClaw: a cooldown may be over too early or too late',
  counting: 'What triggers have counted was changed outside of ZeroClaw: one may start too early or too late',
  cards: 'Approval requests on channels were changed outside of ZeroClaw: none of them is decided by a press',
  people:
    'Who was let in on channels was changed outside of ZeroClaw: nobody counts who was let in with a code',
  'people-names':
    'Whom names on channels stand for was changed outside of ZeroClaw: nobody counts who was let in with a code',
  inbox: 'Messages of channels that wait were changed outside of ZeroClaw: none of them is answered',
  outbox: 'Messages that channels are still owed were changed outside of ZeroClaw: none of them is sent',
  'outbox-state':
    'How far messages of channels have got was changed outside of ZeroClaw: none of them is sent',
  'job-times': 'Until when jobs were looked at was changed outside of ZeroClaw: none of them is carried out',
  clock:
    'Until when the clock was looked at was changed outside of ZeroClaw: nothing is caught up, and procedures start by the clock from now on alone',
  'clock-triggers':
    'From when on schedules count was changed outside of ZeroClaw: nothing is caught up, and procedures start by the clock from now on alone',
  'known-boards':
    'Which boards answer under which names was changed outside of ZeroClaw: no board is written to before somebody has said which one it is',
  'board-pins':
    'What pins of boards were set to was changed outside of ZeroClaw: no light and no button of before is touched',
  jobs: 'Jobs were changed outside of ZeroClaw: none of them is carried out',
  'procedure-state':
    'What procedures remember was changed outside of ZeroClaw: none of it counts, as if nothing were remembered',
  'watched-files':
    'Which files triggers were told of was changed outside of ZeroClaw: what is there now starts nothing, and what comes from now on does',
  'watched-patterns':
    'Which files triggers wait for was changed outside of ZeroClaw: what is there now starts nothing, and what comes from now on does',
  'announced-topics':
    'What Home Assistant was shown was changed outside of ZeroClaw: nothing of before is removed at the broker',
  'pin-names': 'What pins are called was changed outside of ZeroClaw: pins are told by their numbers alone',
  accepted: 'What people accepted of the record was changed outside of ZeroClaw',
};

const endMessage =
  'The end of the record was not written by ZeroClaw with the key of this home: the database was changed outside of ZeroClaw, or the key was. No run that was under way goes on, and nothing that was allowed counts';

/** Said once, and kept among the notifications: whoever did not just upgrade has to wonder. */
function tellFirstSeal(events: number, { notifications }: Pick<Platform, 'notifications'>): void {
  if (events === 0) return;
  notifications.notify({
    title: where,
    body: `From now on the record is signed with the key of this home. Nothing proves the events of before: ${String(events)} are taken as they are. After an upgrade that is as it should be; at any other time somebody may have taken the key away.`,
  });
}

/** Tells on every surface what is held, at the start and whenever more is found, until it is accepted. */
export function tellDoubt(trust: RecordTrust, platform: Pick<Platform, 'problems' | 'notifications'>): void {
  const { problems, notifications } = platform;
  const told = new Set<string>();
  const report = (id: string, at: string, message: string, then: string): void => {
    told.add(id);
    problems.report(id, at, message, then);
  };
  const tell = (doubt: Doubt): void => {
    if (isNothing(doubt)) return;
    if (doubt.end) report('record-end', where, endMessage, remedy);
    else for (const table of doubt.tables) report(`record-${table}`, where, messages[table], remedy);
    for (const runId of doubt.runs)
      report(
        `run:${runId}`,
        `Run ${runId}`,
        'Its record was changed outside of ZeroClaw, or cannot be proved: the run does not go on',
        `Look at what it was doing and bring that to a safe end by hand. Then cancel it, or take the record as it is with \`zeroclaw runs verify --accept\`.`,
      );
    notifications.notify({
      title: where,
      body: 'The record was changed outside of ZeroClaw. What it touches is held until somebody has looked: see `zeroclaw runs verify`, or **Verify the record** on Runs.',
    });
  };
  tellFirstSeal(trust.takenAsTheyAre, platform);
  tell(trust.doubt);
  trust.found.on(tell);
  trust.accepted.on(() => {
    for (const id of told) problems.clear(id);
    told.clear();
  });
}
