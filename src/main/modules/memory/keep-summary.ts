import { outsideNotes, scopeToSave, type Memory } from '../../ports/memory';
import type { TalkDue } from '../../ports/talks-due';
import type { NewId } from '../../platform/base/ids';
import type { Summary } from './summary';

/** From here on two facts say the same, as far as words tell. */
const sameFact = 0.85;

/**
 * Writes a summary down in the scope of its talk. A fact that is known already gets newer, and the longer
 * wording stays. Of a talk that had outside words before it, it is what they said: it takes the place of
 * nothing that is known of people.
 */
export async function keepSummary(
  memory: Memory,
  talk: TalkDue,
  { entry, fact }: Summary,
  newId: NewId,
  signal: AbortSignal,
): Promise<void> {
  const { at, outside = [] } = talk;
  const scope = scopeToSave(talk.place);
  const isOutside = outside.length > 0;
  const from = isOutside ? `[from ${outside.join(', ')}] ` : '';
  if (entry !== null)
    await memory.store({
      key: `daily_${new Date(at).toISOString().slice(0, 10)}_${newId()}`,
      content: `${from}${entry}`,
      category: isOutside ? outsideNotes : 'daily',
      scope,
      at,
    });
  if (fact === null) return;
  const category = isOutside ? outsideNotes : 'core';
  const content = `${from}${fact}`;
  const [known] = await memory.recall(content, { limit: 1, scopes: [scope], category }, signal);
  const same = known !== undefined && known.score >= sameFact && known.key.startsWith('core_') ? known : null;
  await memory.store({
    key: same?.key ?? `core_${newId()}`,
    content: same !== null && same.content.length > content.length ? same.content : content,
    category,
    scope,
    at,
  });
}
