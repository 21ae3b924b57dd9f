import { Search } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ChatFound, ChatHit } from '../../../shared/chat';
import { ask } from '../../bridge/bridge';
import { Icon } from '../../kit/icons';
import { momentText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { useLanguage } from '../../i18n/use-language';
import { useTold } from '../../i18n/use-told';
import { highlights } from '../../kit/highlights';
import { lookAt, useChat } from '../../entities/conversation/chat-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** After the last letter; a Korean syllable takes several keys. */
const typingMs = 150;
/** While conversations are still being read there may be more to find. */
const againMs = 1_000;
const shownLetters = 110;

/** The box above the list. While something is looked for, `children` give way to what was found. */
export function ConversationSearch({ children }: { readonly children: ReactNode }) {
  const { say } = useSay('chat');
  const [query, setQuery] = useState('');
  const told = useTold();
  const { found, problem } = useFound(query.trim());
  const hits = found?.hits ?? null;
  const unread = found?.unread ?? 0;
  const clear = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || query === '') return;
    setQuery('');
    // Else it would stop the answer that is being written as well.
    event.preventDefault();
  };
  return (
    <div className={styles.side}>
      <label className={styles.search}>
        <Icon of={Search} size={14} />
        <input
          type="search"
          value={query}
          aria-label={say('search')}
          placeholder={say('search')}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setQuery(event.target.value);
          }}
          onKeyDown={clear}
        />
      </label>
      {query.trim() === '' ? (
        children
      ) : (
        <div className={styles.list} data-part="conversation-list" role="region" aria-label={say('found')}>
          <p className={classes(styles.note, 'note')} role="status">
            {problem !== null
              ? told(problem)
              : hits === null || (hits.length === 0 && unread > 0)
                ? say('searching')
                : hits.length === 0
                  ? say('foundNothing', { query: query.trim() })
                  : say('foundCount', { count: hits.length })}
          </p>
          {unread > 0 && (
            <p className={classes(styles.note, 'note')} role="status">
              {say('stillReading', { count: unread })}
            </p>
          )}
          <ul>
            {hits?.map((hit) => (
              <Hit key={`${hit.conversationId} ${hit.messageId ?? ''}`} hit={hit} query={query} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface Answer {
  readonly query: string;
  readonly found: ChatFound | null;
  readonly problem: string | null;
}

function useFound(query: string): Pick<Answer, 'found' | 'problem'> {
  const [answer, setAnswer] = useState<Answer>({ query: '', found: null, problem: null });
  const conversations = useChat((state) => state.conversations);
  useEffect(() => {
    if (query === '') return undefined;
    let over = false;
    let later = setTimeout(look, typingMs);
    function look(): void {
      void ask('chat.search', { query }).then((given) => {
        if (over) return;
        setAnswer(
          given.ok
            ? { query, found: given.value, problem: null }
            : { query, found: null, problem: given.error.message },
        );
        if (given.ok && given.value.unread > 0) later = setTimeout(look, againMs);
      });
    }
    return () => {
      over = true;
      clearTimeout(later);
    };
  }, [query, conversations]);
  // What was found for fewer letters stays in view until there is something better.
  return answer.query === '' ? { found: null, problem: null } : answer;
}

function Hit({ hit, query }: { readonly hit: ChatHit; readonly query: string }) {
  const { say } = useSay('chat');
  const language = useLanguage();
  const now = useNow(60_000);
  const title = useChat(
    (state) => state.conversations.find(({ id }) => id === hit.conversationId)?.title ?? '',
  );
  return (
    <li>
      <button
        type="button"
        className={styles.hit}
        data-part="search-hit"
        onClick={() => void lookAt(hit.conversationId, hit.messageId)}
      >
        <span className={styles.hitHead}>
          <b>{title === '' ? say('untitled') : title}</b>
          <span className={classes(styles.figures, 't')}>{momentText(hit.at, now, language)}</span>
        </span>
        <span>
          {hit.messageId === null
            ? say('inName')
            : highlights(hit.text, query, shownLetters).map((piece, index) =>
                piece.hit ? <strong key={index}>{piece.text}</strong> : piece.text,
              )}
        </span>
      </button>
    </li>
  );
}
