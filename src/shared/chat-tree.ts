import type { ChatMessage } from './chat';

/**
 * A conversation is a tree: an edited message and an answer that was written again stand beside the earlier
 * ones, and nothing is overwritten. Messages are stored in the order they came; what each stands behind is in
 * `parent`, or follows from the order where that is absent.
 */

/** A branch that a person chose. */
export interface Choice {
  /** A message of the branch. */
  readonly id: string;
  /** How many messages there were then: a later message of a person takes its own branch. */
  readonly after: number;
}

/**
 * Each answer behind what it answers: a message that came while another was being answered is stored before
 * that answer.
 */
export function inTurns(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const turns = new Map<string, ChatMessage[]>();
  for (const message of messages) {
    const turn = turns.get(message.answers ?? '');
    if (turn === undefined) turns.set(message.id, [message]);
    else turn.push(message);
  }
  return [...turns.values()].flat();
}

/** What every message stands behind; null: it is a first one. */
export function parentsOf(messages: readonly ChatMessage[]): ReadonlyMap<string, string | null> {
  const parents = new Map<string, string | null>();
  let before: string | null = null;
  for (const { id } of inTurns(messages.filter(({ parent }) => parent === undefined))) {
    parents.set(id, before);
    before = id;
  }
  const places = placesOf(messages);
  const answersTo = new Map<string, { readonly id: string; readonly index: number }[]>();
  for (const [index, message] of messages.entries())
    if (isAnswer(message))
      answersTo.set(message.answers ?? '', [
        ...(answersTo.get(message.answers ?? '') ?? []),
        { id: message.id, index },
      ]);
  for (const [index, message] of messages.entries()) {
    const { id, parent } = message;
    if (parent === undefined) continue;
    // It came while that one was being answered: the answer was stored later, and stands between them.
    const between =
      parent === null || isAnswer(message)
        ? undefined
        : answersTo.get(parent)?.find((answer) => answer.index > index)?.id;
    // A parent that is not there was being written when the app ended.
    const candidates = parent === null ? [] : [between, parent, messages[index - 1]?.id];
    parents.set(
      id,
      candidates.find(
        (candidate) =>
          candidate !== undefined && (places.get(candidate) ?? Infinity) < (places.get(id) ?? index),
      ) ?? null,
    );
  }
  return parents;
}

/**
 * An order in which everything comes behind its parent, whatever a damaged file says: an answer comes right
 * behind its question.
 */
function placesOf(messages: readonly ChatMessage[]): ReadonlyMap<string, number> {
  const questions = new Map(
    messages.flatMap((message, index) => (isAnswer(message) ? [] : [[message.id, index] as const])),
  );
  return new Map(
    messages.map((message, index) => [
      message.id,
      (isAnswer(message) ? (questions.get(message.answers ?? '') ?? index) : index) +
        (isAnswer(message) ? half : 0),
    ]),
  );
}

const half = 0.5;

/** To a message, and not only something that was said behind it. */
const isAnswer = ({ parent, answers }: ChatMessage): boolean => answers !== undefined && parent === answers;

/** The branch that ends with this message. */
export function pathTo(messages: readonly ChatMessage[], id: string): readonly ChatMessage[] {
  const parents = parentsOf(messages);
  const known = new Map(messages.map((message) => [message.id, message]));
  const path: ChatMessage[] = [];
  for (let at = known.get(id); at !== undefined; at = known.get(parents.get(at.id) ?? '')) path.push(at);
  return path.reverse();
}

/**
 * The branch on show: with the message that was chosen or written last, and behind it always the newest. Each
 * message says what other versions of it there are.
 */
export function shownBranch(messages: readonly ChatMessage[], choice: Choice | null): readonly ChatMessage[] {
  const parents = parentsOf(messages);
  const children = new Map<string | null, ChatMessage[]>();
  for (const message of messages) {
    const parent = parents.get(message.id) ?? null;
    const beside = children.get(parent);
    if (beside === undefined) children.set(parent, [message]);
    else beside.push(message);
  }
  const path = [...pathTo(messages, tipOf(messages, choice) ?? '')];
  for (
    let next = children.get(path.at(-1)?.id ?? null)?.at(-1);
    next !== undefined;
    next = children.get(next.id)?.at(-1)
  )
    path.push(next);
  return path.map((message) => {
    const versions = (children.get(parents.get(message.id) ?? null) ?? [])
      .filter(({ role }) => role === message.role)
      .map(({ id }) => id);
    return versions.length < 2 ? message : { ...message, versions };
  });
}

/**
 * What a person said last and nothing answers is marked as such. For a conversation in which nothing is being
 * answered.
 */
export function endsUnanswered(shown: readonly ChatMessage[]): readonly ChatMessage[] {
  const last = shown.at(-1);
  return last?.role !== 'user' || last.aside !== undefined
    ? shown
    : [...shown.slice(0, -1), { ...last, unanswered: true }];
}

function tipOf(messages: readonly ChatMessage[], choice: Choice | null): string | undefined {
  const written = messages.findLastIndex(({ role }) => role === 'user');
  return choice !== null && choice.after > written && messages.some(({ id }) => id === choice.id)
    ? choice.id
    : messages[written]?.id;
}
