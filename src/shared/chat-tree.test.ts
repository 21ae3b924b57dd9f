import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChatMessage } from './chat';
import { parentsOf, pathTo, shownBranch, type Choice } from './chat-tree';

type Part = Partial<ChatMessage>;
const message = (role: ChatMessage['role'], id: string, part: Part = {}): ChatMessage => ({
  id,
  role,
  text: '',
  thought: '',
  tools: [],
  state: 'complete',
  problem: null,
  at: 0,
  usage: null,
  ...part,
});
const asked = (id: string, parent?: string | null): ChatMessage =>
  message('user', id, parent === undefined ? {} : { parent });
/** An answer of a conversation without branches, and one of a conversation with them. */
const told = (id: string, answers: string): ChatMessage => message('assistant', id, { answers });
const answered = (id: string, to: string): ChatMessage =>
  message('assistant', id, { answers: to, parent: to });
const idsOf = (messages: readonly ChatMessage[]): string =>
  messages
    .map(({ id, versions }) => (versions === undefined ? id : `${id}(${versions.join('|')})`))
    .join(' ');

const plain = [asked('q1', null), answered('a1', 'q1'), asked('q2', 'a1'), answered('a2', 'q2')];

test.each<{
  readonly name: string;
  readonly stored: readonly ChatMessage[];
  readonly choice?: Choice;
  readonly shown: string;
}>([
  { name: 'nothing was said', stored: [], shown: '' },
  {
    name: 'a conversation of an older version, a message of which came while another was being answered',
    stored: [asked('q1'), asked('q2'), told('a1', 'q1'), told('a2', 'q2')],
    shown: 'q1 a1 q2 a2',
  },
  {
    name: 'an older conversation that went on in branches',
    stored: [asked('q1'), told('a1', 'q1'), asked('q2', 'a1'), answered('a2', 'q2'), asked('q3', null)],
    shown: 'q3(q1|q3)',
  },
  { name: 'one without branches', stored: plain, shown: 'q1 a1 q2 a2' },
  {
    name: 'an answer written again',
    stored: [...plain, answered('a3', 'q2')],
    choice: { id: 'q2', after: 4 },
    shown: 'q1 a1 q2 a3(a2|a3)',
  },
  {
    name: 'the older answer chosen again',
    stored: [...plain, answered('a3', 'q2')],
    choice: { id: 'a2', after: 5 },
    shown: 'q1 a1 q2 a2(a2|a3)',
  },
  {
    name: 'a new answer to the first message hides what followed the old one',
    stored: [...plain, answered('a3', 'q1')],
    choice: { id: 'q1', after: 4 },
    shown: 'q1 a3(a1|a3)',
  },
  {
    name: 'the old answer brings back what followed it',
    stored: [...plain, answered('a3', 'q1')],
    choice: { id: 'a1', after: 5 },
    shown: 'q1 a1(a1|a3) q2 a2',
  },
  {
    name: 'an edited message, answered',
    stored: [...plain, asked('q3', 'a1'), answered('a3', 'q3')],
    shown: 'q1 a1 q3(q2|q3) a3',
  },
  { name: 'an edited first message', stored: [...plain, asked('q3', null)], shown: 'q3(q1|q3)' },
  {
    name: 'what was written after a choice counts more',
    stored: [...plain, asked('q3', 'a1')],
    choice: { id: 'a2', after: 4 },
    shown: 'q1 a1 q3(q2|q3)',
  },
  {
    name: 'an answer that ends while its reader looks at another branch takes nobody there',
    stored: [...plain, answered('a3', 'q2')],
    choice: { id: 'a2', after: 4 },
    shown: 'q1 a1 q2 a2(a2|a3)',
  },
  {
    name: 'messages that came while another was being answered',
    stored: [
      asked('q1', null),
      asked('q2', 'a1'),
      asked('q3', 'q2'),
      answered('a1', 'q1'),
      answered('a2', 'q2'),
      answered('a3', 'q3'),
    ],
    shown: 'q1 a1 q2 a2 q3 a3',
  },
  {
    name: 'the app ended before the answer that a message waited behind was stored',
    stored: [asked('q1', null), asked('q2', 'lost')],
    shown: 'q1 q2',
  },
  {
    name: 'a choice of what is not there',
    stored: plain,
    choice: { id: 'lost', after: 4 },
    shown: 'q1 a1 q2 a2',
  },
])('$name', ({ stored, choice, shown }) => {
  expect(idsOf(shownBranch(stored, choice ?? null))).toBe(shown);
});

test('a new answer does not move what was said behind the old one', () => {
  const queued = [
    asked('q1', null),
    asked('q2', 'q1'),
    answered('a1', 'q1'),
    answered('a2', 'q2'),
    answered('a3', 'q1'),
  ];
  expect(idsOf(pathTo(queued, 'a2'))).toBe('q1 a1 q2 a2');
});

/** What people do with a conversation. */
type Deed =
  | { readonly kind: 'say' }
  | { readonly kind: 'edit' | 'regenerate' | 'choose'; readonly which: number };
const deed = fc.oneof(
  fc.constant<Deed>({ kind: 'say' }),
  fc.record({
    kind: fc.constantFrom('edit' as const, 'regenerate' as const, 'choose' as const),
    which: fc.nat(50),
  }),
);

function held(deeds: readonly Deed[]): {
  readonly stored: readonly ChatMessage[];
  readonly choice: Choice | null;
} {
  const stored: ChatMessage[] = [];
  let choice: Choice | null = null;
  const answer = (id: string): void => {
    stored.push(answered(`m${String(stored.length)}`, id));
  };
  for (const { kind, ...rest } of deeds) {
    const chosen = 'which' in rest ? stored[rest.which % Math.max(1, stored.length)] : undefined;
    const question = chosen?.role === 'assistant' ? chosen.answers : chosen?.id;
    if (kind === 'choose' && chosen !== undefined) choice = { id: chosen.id, after: stored.length };
    else if (kind === 'regenerate' && question !== undefined) {
      choice = { id: question, after: stored.length };
      answer(question);
    } else if (kind === 'say' || (kind === 'edit' && question !== undefined)) {
      const id = `m${String(stored.length)}`;
      stored.push(
        asked(
          id,
          kind === 'edit'
            ? (parentsOf(stored).get(question ?? '') ?? null)
            : (shownBranch(stored, choice).at(-1)?.id ?? null),
        ),
      );
      answer(id);
    }
  }
  return { stored, choice };
}

test('whatever people do, no message is lost: each can be chosen and is shown then, behind the same messages as when it was said', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 25 }), (deeds) => {
      const { stored, choice } = held(deeds);
      const roles = shownBranch(stored, choice).map(({ role }) => role);
      expect(roles).toEqual(roles.map((_, index) => (index % 2 === 0 ? 'user' : 'assistant')));
      for (const [index, { id }] of stored.entries()) {
        expect(shownBranch(stored, { id, after: stored.length }).map((shown) => shown.id)).toContain(id);
        expect(idsOf(pathTo(stored, id))).toBe(idsOf(pathTo(stored.slice(0, index + 1), id)));
      }
    }),
  );
});

test('a damaged file is a tree, too: every message stands behind others, and none behind itself', () => {
  const id = fc.nat(8).map((number) => `m${String(number)}`);
  const anything = fc.uniqueArray(
    fc.record({
      id,
      role: fc.constantFrom('user' as const, 'assistant' as const),
      parent: fc.option(id, { nil: null }),
      answers: id,
      marked: fc.boolean(),
      plain: fc.boolean(),
    }),
    { selector: (made) => made.id, maxLength: 9 },
  );
  fc.assert(
    fc.property(anything, (made) => {
      const stored = made.map(({ id: own, role, parent, answers, marked, plain: isPlain }) =>
        message(role, own, {
          ...(isPlain ? {} : { parent }),
          ...(marked ? { answers: parent !== null && answers < 'm4' ? parent : answers } : {}),
        }),
      );
      const parents = parentsOf(stored);
      for (const { id: own } of stored) {
        expect(parents.has(own)).toBe(true);
        expect(pathTo(stored, own).at(-1)?.id).toBe(own);
      }
      expect(shownBranch(stored, null).length).toBeGreaterThanOrEqual(Math.min(1, stored.length));
    }),
  );
});
