import { Search } from 'lucide-react';
import { Icon } from './icons';
import styles from './search-field.module.css';

/** Where a person types what is looked for. */
export function SearchField({
  name,
  query,
  onQuery,
}: {
  readonly name: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}) {
  return (
    <div className={styles.searchField}>
      <Icon of={Search} size={14} />
      <input
        className="in"
        data-part="input"
        type="search"
        aria-label={name}
        placeholder={name}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          onQuery(target.value);
        }}
      />
    </div>
  );
}
