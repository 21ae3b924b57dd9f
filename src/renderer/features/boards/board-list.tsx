import { Usb } from 'lucide-react';
import type { BoardDetail, FoundPort } from '../../../shared/boards';
import type { Refusal } from '../../../shared/result';
import type { BoardStatus } from '../../../shared/status';
import { Icon } from '../../kit/icons';
import { ProblemNote } from '../../kit/problem-note';
import { StatusDot, type DotState } from '../../kit/status-dot';
import { agoText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../kit/button';
import { hrefOf } from '../../entities/window/route';
import { useTold } from '../../i18n/use-told';
import { freePorts } from './boards-state';
import { portNote } from './port-note';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './boards.module.css';

const dot: Record<BoardStatus['state'], DotState> = {
  connected: 'on',
  connecting: 'half',
  lost: 'off',
  'wrong-firmware': 'broken',
  disabled: 'off',
};

interface BoardListProps {
  readonly boards: readonly BoardStatus[];
  readonly shown: string | null;
  readonly detail: BoardDetail | null;
  readonly ports: readonly FoundPort[] | null;
  readonly portsRefusal: Refusal | null;
  /** Somebody wants to add what is at this path. */
  readonly onAdd: (path: string) => void;
}

/** The boards of the configuration, and what else is plugged in. */
export function BoardList({ boards, shown, detail, ports, portsRefusal, onAdd }: BoardListProps) {
  const { say } = useSay('boards');
  const told = useTold();
  const others = freePorts(ports ?? []);
  return (
    <section className={styles.list} aria-label={say('list')}>
      {boards.map((board) => (
        <a
          key={board.name}
          className={styles.entry}
          href={hrefOf('boards', board.name)}
          aria-current={board.name === shown ? 'true' : undefined}
        >
          <span className={styles.name}>
            <StatusDot state={board.unconfirmed === true ? 'half' : dot[board.state]} />
            {board.name}
          </span>
          <BoardNotes board={board} detail={detail?.name === board.name ? detail : null} />
        </a>
      ))}
      {portsRefusal === null ? null : (
        <ProblemNote tone="warn" message={portsRefusal.message} remedy={portsRefusal.remedy} />
      )}
      {ports === null || portsRefusal !== null ? null : <h2>{say('otherPorts')}</h2>}
      {ports !== null && portsRefusal === null && others.length === 0 ? <p>{say('noOtherPorts')}</p> : null}
      {others.map((port) => (
        <div key={port.path} className={styles.entry}>
          <span className={classes(styles.name, styles.port)}>
            <Icon of={Usb} size={14} />
            <span>{port.path}</span>
            <Button
              size="sm"
              aria-label={say('addPort', { path: port.path })}
              onClick={() => {
                onAdd(port.path);
              }}
            >
              {say('addShort')}
            </Button>
          </span>
          <p>{portNote(port, say('notKnown'), told)}</p>
        </div>
      ))}
    </section>
  );
}

function BoardNotes({ board, detail }: { readonly board: BoardStatus; readonly detail: BoardDetail | null }) {
  const { say } = useSay('boards');
  const language = useLanguage();
  const now = useNow();
  const states = {
    connected: say('stateConnected'),
    connecting: say('stateConnecting'),
    lost: say('stateLost'),
    'wrong-firmware': say('stateWrongFirmware'),
    disabled: say('stateDisabled'),
  };
  const { type, path } = board;
  const where = board.virtual
    ? say('inThisApp')
    : detail?.serialNumber == null
      ? say('atPath', { type, path })
      : say('serial', { type, serial: detail.serialNumber });
  const last = detail?.lastAnswerAt ?? null;
  return (
    <>
      <p>{where}</p>
      <p>
        {board.unconfirmed === true ? say('stateUnconfirmed') : states[board.state]}
        {last === null || board.state === 'connected'
          ? null
          : ` · ${say('lastAnswer', { ago: agoText(last, now, language) })}`}
      </p>
      {board.state === 'connected' || detail?.nextTryAt == null ? null : (
        <p>
          {detail.nextTryAt > now
            ? say('tryingIn', { seconds: Math.ceil((detail.nextTryAt - now) / 1000) })
            : say('trying')}
        </p>
      )}
    </>
  );
}
