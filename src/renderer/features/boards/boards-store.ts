import { create } from 'zustand';
import type { BoardDetail, FoundPort } from '../../../shared/boards';
import type { Refusal } from '../../../shared/result';
import { ask, onNotice } from '../../bridge/bridge';
import { withActivity } from './boards-state';

interface BoardsState {
  /** The board that is shown; null while it is asked for, or there is none. */
  readonly detail: BoardDetail | null;
  readonly ports: readonly FoundPort[] | null;
  readonly portsRefusal: Refusal | null;
}

export const useBoards = create<BoardsState>(() => ({ detail: null, ports: null, portsRefusal: null }));

/** The engine forgets who looks after half a minute. */
const lookEveryMs = 10_000;

/** Asks for what is known of a board that is shown. */
export async function loadBoard(board: string): Promise<void> {
  const answer = await ask('boards.show', { board });
  if (answer.ok) useBoards.setState({ detail: answer.value });
}

export async function loadPorts(): Promise<void> {
  const answer = await ask('boards.ports', {});
  useBoards.setState(
    answer.ok ? { ports: answer.value, portsRefusal: null } : { ports: [], portsRefusal: answer.error },
  );
}

/** Shows one board live until the returned function is called. */
export function followBoard(board: string): () => void {
  const look = (): void => {
    void ask('boards.look', { board });
    void loadBoard(board);
  };
  const end = onNotice((notice) => {
    if (notice.type === 'board-activity')
      useBoards.setState(({ detail }) => ({ detail: withActivity(detail, notice.activity) }));
    else if (notice.type === 'status-changed' || notice.type === 'sops-changed') void loadBoard(board);
  });
  look();
  const timer = setInterval(look, lookEveryMs);
  return () => {
    clearInterval(timer);
    end();
    void ask('boards.look', { board: null });
    useBoards.setState({ detail: null });
  };
}
