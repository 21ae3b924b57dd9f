import type { SealedTable } from '../../../shared/record';
import type { Platform } from '../../platform/platform';
import { isNothing, type RecordTrust } from './trust';

const where = 'Signed record';
const remedy =
  'See `zeroclaw runs verify`, and restore a backup from before. To take it as it is, choose Accept under **Verify the record** on Runs, or `zeroclaw runs verify --accept`.';

/** What becomes of it until somebody has looked. */
const messages: Readonly<Record<SealedTable, string>> = {
  permissions:
    'Standing permissions were changed while no engine ran: none of them counts, and every call asks',
  'approved-calls':
    'The approvals that ranges are offered of were changed while no engine ran: no range is offered, and every call asks',
  queue: 'Events that wait for a place were changed while no engine ran: none of them starts anything',
  pause: 'Whether all triggers are paused was changed while no engine ran: they are paused',
  versions:
    'The history of procedures was changed while no engine ran: read a version before you go back to it',
  'imported-procedures': 'Which procedures came with files of runs was changed while no engine ran',
  'imported-runs':
    'Which runs came from files, or what runs are counted under, was changed while no engine ran: no run that was under way goes on',
  ends: 'When procedures ended last was changed while no engine ran: a cooldown may be over too early or too late',
  counting: 'What triggers have counted was changed while no engine ran: one may start too early or too late',
  cards: 'Approval requests on channels were changed while no engine ran: none of them is decided by a press',
  people:
    'Who was let in on channels was changed while no engine ran: nobody counts who was let in with a code',
  'people-names':
    'Whom names on channels stand for was changed while no engine ran: nobody counts who was let in with a code',
  inbox: 'Messages of channels that wait were changed while no engine ran: none of them is answered',
  outbox: 'Messages that channels are still owed were changed while no engine ran: none of them is sent',
  'outbox-state':
    'How far messages of channels have got was changed while no engine ran: none of them is sent',
  'job-times': 'Until when jobs were looked at was changed while no engine ran: none of them is carried out',
  clock:
    'Until when the clock was looked at was changed while no engine ran: nothing is caught up, and procedures start by the clock from now on alone',
  'clock-triggers':
    'From when on schedules count was changed while no engine ran: nothing is caught up, and procedures start by the clock from now on alone',
  'known-boards':
    'Which boards answer under which names was changed while no engine ran: no board is written to before somebody has said which one it is',
  'board-pins':
    'What pins of boards were set to was changed while no engine ran: no light and no button of before is touched',
  jobs: 'Jobs were changed while no engine ran: none of them is carried out',
  'procedure-state':
    'What procedures remember was changed while no engine ran: none of it counts, as if nothing were remembered',
  'watched-files':
    'Which files triggers were told of was changed while no engine ran: what is there now starts nothing, and what comes from now on does',
  'watched-patterns':
    'Which files triggers wait for was changed while no engine ran: what is there now starts nothing, and what comes from now on does',
  'announced-topics':
    'What Home Assistant was shown was changed while no engine ran: nothing of before is removed at the broker',
  'pin-names': 'What pins are called was changed while no engine ran: pins are told by their numbers alone',
  accepted: 'What people accepted of the record was changed while no engine ran',
};

const endMessage =
  'The end of the record was not written by ZeroClaw with the key of this home: the database was changed while no engine ran, or the key was. No run that was under way goes on, and nothing that was allowed counts';

/** Said once, and kept among the notifications: whoever did not just upgrade has to wonder. */
function tellFirstSeal(events: number, { notifications }: Pick<Platform, 'notifications'>): void {
  if (events === 0) return;
  notifications.notify({
    title: where,
    body: `From now on the record is signed with the key of this home. Nothing proves the events of before: ${String(events)} are taken as they are. After an upgrade that is as it should be; at any other time somebody may have taken the key away.`,
  });
}

/** Tells on every surface what is held, until it is accepted. */
export function tellDoubt(trust: RecordTrust, platform: Pick<Platform, 'problems' | 'notifications'>): void {
  const { problems, notifications } = platform;
  const { doubt } = trust;
  tellFirstSeal(trust.takenAsTheyAre, platform);
  if (isNothing(doubt)) return;
  const told = doubt.end
    ? [['record-end', endMessage] as const]
    : [...doubt.tables].map((table) => [`record-${table}`, messages[table]] as const);
  for (const [id, message] of told) problems.report(id, where, message, remedy);
  for (const runId of doubt.runs)
    problems.report(
      `run:${runId}`,
      `Run ${runId}`,
      'Its record was changed while no engine ran, or cannot be proved: the run does not go on',
      `Look at what it was doing and bring that to a safe end by hand. Then cancel it, or take the record as it is with \`zeroclaw runs verify --accept\`.`,
    );
  notifications.notify({
    title: where,
    body: 'The record was changed while no engine ran. What it touches is held until somebody has looked: see `zeroclaw runs verify`, or **Verify the record** on Runs.',
  });
  trust.accepted.on(() => {
    for (const [id] of told) problems.clear(id);
    for (const runId of doubt.runs) problems.clear(`run:${runId}`);
  });
}
