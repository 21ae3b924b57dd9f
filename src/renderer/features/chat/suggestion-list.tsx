import { useApp } from '../../entities/engine/app-store';
import { useSay } from '../../i18n/use-say';
import { suggestionsFor } from './suggestions';
import styles from './chat.module.css';

const noBoards: readonly never[] = [];

/** Something to ask, from what is there. */
export function SuggestionList({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const { say } = useSay('chat');
  const boards = useApp((state) => state.status?.boards ?? noBoards);
  const sops = useApp((state) => state.sops);
  return (
    <ul className={styles.suggestions}>
      {suggestionsFor(boards, sops).map(({ kind, values }) => (
        <li key={kind}>
          <button
            type="button"
            onClick={() => {
              onChoose(say(kind, values));
            }}
          >
            {say(kind, values)}
          </button>
        </li>
      ))}
    </ul>
  );
}
