import { ScrollText } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { BoardDetail } from '../../../shared/boards';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { ProblemNote } from '../../kit/problem-note';
import { SopLink } from '../../entities/procedure/sop-link';
import { entryOf, type BoardEntry } from './board-entry';
import { callersOf, listenersOf } from './boards-state';
import { loadBoard } from './boards-store';
import { EditDialog } from './edit-dialog';
import { RemoveDialog } from './remove-dialog';
import { useSay } from '../../i18n/use-say';
import styles from './boards.module.css';

/** Who listens to the board and who calls it, and what can be done with its place in config.toml. */
export function BoardFoot({ detail, virtual }: { readonly detail: BoardDetail; readonly virtual: boolean }) {
  const { say } = useSay('boards');
  const [over, setOver] = useState<{ readonly kind: 'edit' | 'remove'; readonly entry: BoardEntry } | null>(
    null,
  );
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { uses } = detail;
  const listeners = listenersOf(uses).map(({ sop, listensTo }) => ({ sop, pins: listensTo }));
  const callers = callersOf(uses).map(({ sop, calls }) => ({ sop, pins: calls.pins }));
  const open = async (kind: 'edit' | 'remove'): Promise<void> => {
    // What the board drives may be newer than what is shown.
    const [answer] = await Promise.all([ask('config.show', {}), loadBoard(detail.name)]);
    const entry = answer.ok ? entryOf(answer.value.values, detail.name) : null;
    setRefusal(answer.ok ? null : answer.error);
    if (entry !== null) setOver({ kind, entry });
    else if (answer.ok)
      setRefusal({
        code: 'config.form',
        message: say('notWritten', { board: detail.name }),
        remedy: say('notWrittenRemedy'),
      });
  };
  const close = (): void => {
    setOver(null);
  };
  return (
    <>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <div className={styles.list2}>
        <Icon of={ScrollText} size={14} />
        <p>
          {uses.length === 0 ? say('usedByNone') : null}
          {listeners.length === 0 ? null : <Named words={say('listenedBy')} sops={listeners} />}
          {callers.length === 0 ? null : <Named words={say('calledBy')} sops={callers} />}
        </p>
        <Button size="sm" onClick={() => void open('edit')}>
          {say('edit')}
        </Button>
        <Button size="sm" onClick={() => void open('remove')}>
          {say('remove')}
        </Button>
      </div>
      {over?.kind === 'edit' ? (
        <EditDialog entry={over.entry} virtual={virtual} uses={uses} onClose={close} />
      ) : null}
      {over?.kind === 'remove' ? (
        <RemoveDialog
          board={detail.name}
          entry={over.entry}
          uses={uses}
          outputs={detail.outputs}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function Named({
  words,
  sops,
}: {
  readonly words: string;
  readonly sops: readonly { readonly sop: string; readonly pins: readonly number[] }[];
}) {
  const { say } = useSay('boards');
  return (
    <span className={styles.uses}>
      {words}
      {sops.map(({ sop, pins }, index) => (
        <Fragment key={sop}>
          {index === 0 ? ' ' : ', '}
          <SopLink look="link" name={sop} />
          {pins.length === 0 ? null : ` ${say('pinOf', { pins: pins.join(', ') })}`}
        </Fragment>
      ))}
    </span>
  );
}
