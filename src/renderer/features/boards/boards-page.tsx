import { Plus, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pinProblemsOf } from '../../../shared/boards';
import { Button } from '../../components/button';
import { EmptySheet } from '../../components/empty-sheet';
import { PageHead } from '../../components/page-head';
import { ProblemNote } from '../../components/problem-note';
import { boardCount } from '../app/app-state';
import { useApp } from '../app/app-store';
import type { PageProps } from '../app/route';
import { AddDialog } from './add-dialog';
import { BoardList } from './board-list';
import { BoardSheet } from './board-sheet';
import { followBoard, loadPorts, useBoards } from './boards-store';
import { VirtualPanel } from './virtual-panel';
import './boards.css';

/** The boards, one of them live. */
export function BoardsPage({ id }: PageProps) {
  const { t } = useTranslation('boards');
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
      {t('addBoard')}
    </Button>
  );
  const hasPanel = own !== null && board?.virtual === true && board.state !== 'disabled';
  return (
    <main className="page" id="page">
      <PageHead
        title={t('boards')}
        sub={count === null || count.all === 0 ? undefined : t('connectedOf', { ...count })}
      >
        <Button look="bare" icon={RefreshCw} onClick={() => void loadPorts()}>
          {t('lookForPorts')}
        </Button>
        {boards.length === 0 ? null : addBoard}
      </PageHead>
      <div className={hasPanel ? 'desk bd with-panel' : 'desk bd'}>
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
            title={t('emptyTitle')}
            text={t('emptyText')}
            note={t('emptyNote')}
            actions={addBoard}
          />
        ) : null}
        {boards.length > 0 && board === undefined ? (
          <ProblemNote message={t('unknownBoard', { board: id ?? '' })} remedy={t('unknownBoardRemedy')} />
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
