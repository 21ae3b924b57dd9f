import { ok, refuse, type Result } from '../../../shared/result';
import type { BackTest } from '../../../shared/back-test';
import type { Trigger } from '../../../shared/sop';
import { conditionOf } from '../../../shared/trigger-facts';
import type { ParsedInput } from '../../../shared/procedures';
import type { Clock } from '../../platform/base/clock';
import { Slices } from '../../platform/base/slices';
import type { PastMessage, PastMessages } from '../../ports/past-messages';
import type { RunArchive } from '../../ports/run-archive';
import {
  BackTester,
  conditionMistake,
  triggerToTry,
  type BackTestQuestion,
} from '../../../domain/procedure/triggers/back-test';
import type { SopEditor } from './library/sop-editor';
import { listensAt } from '../../../domain/procedure/triggers/triggers';
import type { Handlers } from '../../platform/router';

interface Parts {
  readonly editor: Pick<SopEditor, 'draft'>;
  readonly past: PastMessages;
  readonly archive: Pick<RunArchive, 'metrics'>;
  readonly clock: Clock;
  readonly closing: AbortSignal;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

const dayMs = 24 * 60 * 60 * 1000;
const pageRows = 2_000;

export function backTestHandlers(parts: Parts): Pick<Handlers, 'sops.back-test'> {
  return { 'sops.back-test': (question) => backTest(question, parts) };
}

async function backTest(
  { name, toml, markdown, trigger: wanted, condition, days }: ParsedInput<'sops.back-test'>,
  { editor, past, archive, clock, closing, now }: Parts,
): Promise<Result<BackTest>> {
  const drafted = editor.draft(name, { toml, markdown }, []);
  if (!drafted.ok) return drafted;
  const { head, triggers } = drafted.value.outline;
  if (head === null || triggers === null)
    return refuse({
      code: 'sop.unreadable',
      message: 'SOP.toml cannot be read as it is now',
      remedy: 'Fix the line that is marked in Source.',
    });
  const found = triggerToTry(triggers, wanted);
  const to = clock.now();
  const from = to - days * dayMs;
  if (found === null) return ok({ ...nothing, from, to });
  const trigger = withCondition(found.trigger, condition);
  const mistake = conditionMistake(conditionOf(trigger) ?? '');
  if (mistake !== null)
    return refuse({ code: 'sop.condition', message: mistake, remedy: 'Write for example $.value > 85.' });
  const runMs = archive.metrics().find(({ sop }) => sop === name)?.avgDurationMs ?? 0;
  return ok(
    await tried({ sop: head, trigger, index: found.index, from, to, runMs }, past, new Slices(closing, now)),
  );
}

async function tried(question: BackTestQuestion, past: PastMessages, slices: Slices): Promise<BackTest> {
  const tester = new BackTester(question);
  const places = past.places(question.from).filter((place) => listensAt(question.trigger, place));
  for await (const message of inOrder(past, places, question.from, slices)) tester.add(message);
  return tester.result(
    places.reduce((sum, place) => sum + past.count(place, question.from), 0),
    past.since(),
  );
}

/** Several topics may fit one trigger: their messages in the order in which they came. */
async function* inOrder(
  past: PastMessages,
  places: ReturnType<PastMessages['places']>,
  from: number,
  slices: Slices,
): AsyncGenerator<PastMessage> {
  const open = places.map((place) => ({ place, page: past.page(place, from, null, pageRows), at: 0 }));
  for (;;) {
    let next: (typeof open)[number] | undefined;
    for (const each of open) {
      const head = each.page[each.at];
      const first = next?.page[next.at];
      if (
        head !== undefined &&
        (first === undefined || head.at < first.at || (head.at === first.at && head.id < first.id))
      )
        next = each;
    }
    const message = next?.page[next.at];
    if (next === undefined || message === undefined) return;
    yield message;
    next.at += 1;
    if (slices.over) await slices.next();
    if (next.at < next.page.length || next.page.length < pageRows) continue;
    next.page = past.page(next.place, from, message, pageRows);
    next.at = 0;
  }
}

function withCondition(trigger: Trigger, condition: string | undefined): Trigger {
  if (condition === undefined || trigger.type === 'cron' || trigger.type === 'manual') return trigger;
  return { ...trigger, condition };
}

const nothing: Omit<BackTest, 'from' | 'to'> = {
  trigger: null,
  knownSince: null,
  messages: 0,
  readings: 0,
  met: 0,
  starts: 0,
  held: 0,
  marks: [],
  hours: [],
  compared: null,
  gap: null,
};
