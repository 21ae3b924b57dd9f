import { Plus, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { pinProblemsOf } from '../../shared/board-facts';
import { Button } from '../kit/button';
import { EmptySheet } from '../kit/empty-sheet';
import { PageHead } from '../kit/page-head';
import { ProblemNote } from '../kit/problem-note';
import { boardCount } from '../entities/engine/app-state';
import { useApp } from '../entities/engine/app-store';
import type { PageProps } from '../entities/window/route';
import { AddDialog } from '../features/boards/add-dialog';
import { BoardList } from '../features/boards/board-list';
import { BoardSheet } from '../features/boards/board-sheet';
import { followBoard, loadPorts, useBoards } from '../features/boards/boards-store';
import { VirtualPanel } from '../features/boards/virtual-panel';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from '../features/boards/boards.module.css';

/** The boards, one of them live. */
export function BoardsPage({ id }: PageProps) {
  const { say } = useSay('boards');
  const status = useApp((state) => state.status);
  const { detail, ports, portsRefusal } = useBoards();
  /** Null: nothing is being added; `path`: the port that was chosen. */
  const [adding, setAdding] = useState<{ readonly path: string | null } | null>(null);
  const boards = status?.boards ?? [];
  const board = id === null ? boards[0] : boards.find(({ name }) => name === id);
  const shown = board?.name ?? null;
  useEffect(() => {
    void loadPorts();
  }, []);
  useEffect(() => (shown === null ? undefined : followBoard(shown)), [shown]);
  const closeAdd = (): void => {
    setAdding(null);
    void loadPorts();
  };
  const own = detail?.name === shown ? detail : null;
  const count = status === null ? null : boardCount(status);
  const addBoard = (
    <Button
      icon={Plus}
      onClick={() => {
        setAdding({ path: null });
      }}
    >
      {say('addBoard')}
    </Button>
  );
  const hasPanel = own !== null && board?.virtual === true && board.state !== 'disabled';
  return (
    <main className="page" data-part="page" id="page">
      <PageHead
        title={say('boards')}
        sub={count === null || count.all === 0 ? undefined : say('connectedOf', { ...count })}
      >
        <Button look="bare" icon={RefreshCw} onClick={() => void loadPorts()}>
          {say('lookForPorts')}
        </Button>
        {boards.length === 0 ? null : addBoard}
      </PageHead>
      <div
        className={
          hasPanel
            ? classes(styles.desk, styles.columns, styles.withPanel, 'desk')
            : classes(styles.desk, styles.columns, 'desk')
        }
      >
        <BoardList
          boards={boards}
          shown={shown}
          detail={own}
          ports={ports}
          portsRefusal={portsRefusal}
          onAdd={(path) => {
            setAdding({ path });
          }}
        />
        {status !== null && boards.length === 0 ? (
          <EmptySheet
            title={say('emptyTitle')}
            text={say('emptyText')}
            note={say('emptyNote')}
            actions={addBoard}
          />
        ) : null}
        {boards.length > 0 && board === undefined ? (
          <ProblemNote
            message={say('unknownBoard', { board: id ?? '' })}
            remedy={say('unknownBoardRemedy')}
          />
        ) : null}
        {board === undefined || own === null ? null : (
          <BoardSheet
            key={board.name}
            status={board}
            detail={own}
            problems={pinProblemsOf(status?.problems ?? [], board.name)}
          />
        )}
        {hasPanel ? (
          <VirtualPanel detail={own} plugged={board.state === 'connected' || board.state === 'connecting'} />
        ) : null}
      </div>
      {adding === null ? null : (
        <AddDialog
          ports={ports ?? []}
          start={adding.path}
          names={boards.map(({ name }) => name)}
          onClose={closeAdd}
        />
      )}
    </main>
  );
}
