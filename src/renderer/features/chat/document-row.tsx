import { FileText, X } from 'lucide-react';
import { IconButton } from '../../kit/button';
import { Icon } from '../../kit/icons';
import type { HeldDocument } from '../../entities/conversation/documents';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** The files whose text goes along with the next message, and how much of each fits the model. */
export function DocumentRow({
  documents,
  onRemove,
}: {
  readonly documents: readonly HeldDocument[];
  readonly onRemove: (index: number) => void;
}) {
  const { say, language } = useSay('chat');
  if (documents.length === 0) return null;
  const number = (value: number): string => value.toLocaleString(language);
  return (
    <ul className={styles.documents} data-part="documents" aria-label={say('documents')}>
      {documents.map(({ name, shown, total }, index) => (
        <li key={`${name} ${String(index)}`}>
          <Icon of={FileText} size={14} />
          <span>{name}</span>
          <small className={shown < total ? classes(styles.warn, 'warn') : classes(styles.note, 'note')}>
            {shown < total
              ? say('documentCut', { shown: number(shown), total: number(total) })
              : say('documentWhole', { total: number(total) })}
          </small>
          <IconButton
            size="sm"
            icon={X}
            name={say('removePicture', { name })}
            onClick={() => {
              onRemove(index);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
