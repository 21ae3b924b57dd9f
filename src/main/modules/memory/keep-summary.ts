import { scopeToSave, type Memory } from '../../ports/memory';
import type { TalkDue } from '../../ports/talks-due';
import type { NewId } from '../../platform/base/ids';
import type { Summary } from './summary';

/** From here on two facts say the same, as far as words tell. */
const sameFact = 0.85;

/**
 * Writes a summary down in the scope of its talk. A fact that is known already gets newer, and the longer
 * wording stays.
 */
export async function keepSummary(
  memory: Memory,
  talk: TalkDue,
  { entry, fact }: Summary,
  newId: NewId,
  signal: AbortSignal,
): Promise<void> {
  const scope = scopeToSave(talk.place);
  if (entry !== null)
    await memory.store({
      key: `daily_${new Date(talk.at).toISOString().slice(0, 10)}_${newId()}`,
      content: entry,
      category: 'daily',
      scope,
      at: talk.at,
    });
  if (fact === null) return;
  const [known] = await memory.recall(fact, { limit: 1, scopes: [scope], category: 'core' }, signal);
  const same = known !== undefined && known.score >= sameFact ? known : null;
  await memory.store({
    key: same?.key ?? `core_${newId()}`,
    content: same !== null && same.content.length > fact.length ? same.content : fact,
    category: 'core',
    scope,
    at: talk.at,
  });
}
