import { Popover } from 'radix-ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../kit/button';
import { Moment } from '../kit/moment';
import { Sentence } from '../kit/sentence';
import { StatusDot, type DotState } from '../kit/status-dot';
import { clockTime, fullTime, leftText } from '../kit/time-format';
import { useNow } from '../kit/use-now';
import { useLanguage } from '../i18n/use-language';
import type { BoardStatus, Chip, EngineStatus, Incident } from '../../shared/status';
import { useApprovals } from '../entities/approval/approvals-store';
import { useTold } from '../i18n/use-told';
import { expiresAt } from '../entities/approval/waiting';
import { boardCount, boardHealth, isUnconfirmed } from '../entities/engine/app-state';
import { pauseTriggers, seeProblems, useApp } from '../entities/engine/app-store';
import { NotificationsChip } from './notifications-chip';
import { go, hrefOf } from '../entities/window/route';
import { stateText } from './state-text';
import { whereText } from './where-text';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from './status-line.module.css';

/**
 * One line about the engine. Every chip says its state in words and opens what is known and what can be done.
 */
export function StatusLine() {
  const { say } = useSay('shell');
  const told = useTold();
  const status = useApp((state) => state.status);
  return (
    <footer className={styles.line} data-part="status-line" aria-label={say('engine')}>
      {status === null ? (
        <button type="button" disabled>
          <StatusDot state="off" />
          {say('connecting')}
        </button>
      ) : (
        <>
          <ChipButton
            shrinks
            name={say('model')}
            dot={status.model.health}
            label={<b>{told(status.model.label)}</b>}
            detail={told(stateText(status.model.detail, say))}
          >
            <ChipDetail chip={status.model} />
            <ChipLink href={hrefOf('models')} words={say('allModels')} />
          </ChipButton>
          <BrokerChip chip={status.broker} name={say('broker')} />
          {status.queues === undefined ? null : (
            <BrokerChip chip={status.queues} name={status.queues.label} />
          )}
          <BoardsChip status={status} />
          <TriggersChip status={status} />
          <HeldChip fleet={status.fleet} />
          <ProblemsChip status={status} />
          <NotificationsChip />
          {status.home === 'sample data' ? (
            <button type="button" className={styles.optional} disabled>
              <StatusDot state="off" />
              {say('sampleData')}
            </button>
          ) : null}
        </>
      )}
      <SilentNote />
      <WaitingChip />
    </footer>
  );
}

/** Words alone: whoever does not answer may not take a click either. */
function SilentNote() {
  const { say } = useSay('shell');
  const language = useLanguage();
  const since = useApp((state) => state.silentSince);
  if (since === null) return null;
  return (
    <span role="alert" className={styles.silent} data-part="silent">
      <StatusDot state="broken" />
      {say('engineSilent', { time: clockTime(since, language) })}
    </span>
  );
}

/** Connected it is an address; else what is going on stands beside it. */
function BrokerChip({ chip, name }: { readonly chip: Chip; readonly name: string }) {
  const { say } = useSay('shell');
  const calm = chip.health === 'on' || chip.health === 'off';
  const told = useTold();
  const detail = told(stateText(chip.detail, say));
  return (
    <ChipButton
      shrinks
      name={name}
      dot={chip.health}
      label={
        calm ? (
          <>
            {name} <b>{detail}</b>
          </>
        ) : (
          name
        )
      }
      detail={calm ? '' : detail}
    >
      <ChipDetail chip={chip} />
      <ChipLink href={hrefOf('settings', 'mqtt')} words={say('brokerSettings')} />
    </ChipButton>
  );
}

/** Every chip leads to the page where more is known. */
const ChipLink = ({ href, words }: { readonly href: string; readonly words: string }) => (
  <div className="it" data-part="item">
    <a className="link" href={href}>
      {words}
    </a>
  </div>
);

interface ChipButtonProps {
  readonly name: string;
  readonly dot: DotState;
  readonly label: ReactNode;
  readonly detail?: string;
  readonly optional?: boolean;
  /** Gives way first when the line is full. */
  readonly shrinks?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

function ChipButton({
  name,
  dot,
  label,
  detail = '',
  optional = false,
  shrinks = false,
  onOpenChange,
  children,
}: ChipButtonProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean): void => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger asChild>
        <button type="button" className={optional ? styles.optional : shrinks ? styles.shrinks : undefined}>
          <StatusDot state={dot} />
          {label}
          {detail === '' ? null : (
            <span className={classes(styles.detail, dot === 'broken' && styles.bad)}>{detail}</span>
          )}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="pop"
          data-part="popover"
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-label={name}
          onClick={({ target }) => {
            // Where a link leads is not to lie under it.
            if (target instanceof Element && target.closest('a') !== null) change(false);
          }}
        >
          <h2>{name}</h2>
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ChipDetail({ chip }: { readonly chip: Chip }) {
  const { say } = useSay('shell');
  const told = useTold();
  return (
    <div className="it" data-part="item">
      <b>{told(chip.label)}</b>
      <p>{told(stateText(chip.detail, say))}</p>
      {chip.remedy === null ? null : (
        <p className="remedy">
          <Sentence message={chip.remedy} />
        </p>
      )}
    </div>
  );
}

const boardDot: Record<BoardStatus['state'], DotState> = {
  connected: 'on',
  connecting: 'half',
  lost: 'broken',
  'wrong-firmware': 'broken',
  disabled: 'off',
};

function BoardsChip({ status }: { readonly status: EngineStatus }) {
  const { say } = useSay('shell');
  const told = useTold();
  const { connected, all } = boardCount(status);
  const words: Record<BoardStatus['state'], string> = {
    connected: say('boardConnected'),
    connecting: say('boardConnecting'),
    lost: say('boardLost'),
    'wrong-firmware': say('boardWrongFirmware'),
    disabled: say('boardDisabled'),
  };
  return (
    <ChipButton
      name={say('boards')}
      dot={boardHealth(status)}
      label={
        <>
          {say('boards')}{' '}
          <b className="t">
            {status.boards.length === 0
              ? say('noBoards')
              : all === 0
                ? say('boardDisabled')
                : `${String(connected)}/${String(all)}`}
          </b>
        </>
      }
      detail={status.boards.some(isUnconfirmed) ? say('boardUnconfirmed') : ''}
    >
      {status.boards.length === 0 ? (
        <p className="it m" data-part="item">
          {say('boardsNone')}
        </p>
      ) : null}
      {status.boards.map((board) => (
        <div className="it" data-part="item" key={board.name}>
          <span className="st">
            <StatusDot state={isUnconfirmed(board) ? 'half' : boardDot[board.state]} />
            <b>{board.name}</b> {isUnconfirmed(board) ? say('boardUnconfirmed') : words[board.state]}
          </span>
          <p>
            {told(board.detail)} <span className="code">{board.path}</span>
          </p>
          {board.remedy === null ? null : (
            <p className="remedy">
              {isUnconfirmed(board) ? say('boardUnconfirmedRemedy') : <Sentence message={board.remedy} />}
            </p>
          )}
        </div>
      ))}
      <ChipLink href={hrefOf('boards')} words={say('allBoards')} />
    </ChipButton>
  );
}

function TriggersChip({
  status: { proceduresEnabled, triggersPaused: paused, pausedBy = null },
}: {
  readonly status: EngineStatus;
}) {
  const { say } = useSay('shell');
  const language = useLanguage();
  const off = !proceduresEnabled;
  const word = off ? say('proceduresOff') : paused ? say('triggersPaused') : say('triggersOn');
  return (
    <ChipButton
      name={word}
      dot={off ? 'off' : paused ? 'half' : 'on'}
      label={off || paused ? <b>{word}</b> : word}
      optional={!off && !paused}
    >
      <div className="it" data-part="item">
        <p>{off ? say('proceduresOffText') : paused ? say('triggersPausedText') : say('triggersOnText')}</p>
        {pausedBy === null ? null : (
          <p className="note" data-part="note">
            {say('triggersPausedBy', { name: pausedBy.by, time: fullTime(pausedBy.at, language) })}
          </p>
        )}
        <div className="dacts">
          <Button
            onClick={() => {
              void pauseTriggers(!paused);
            }}
          >
            {paused ? say('resume') : say('pause')}
          </Button>
        </div>
      </div>
      {off ? (
        <ChipLink href={hrefOf('settings', 'procedures')} words={say('proceduresOffSettings')} />
      ) : (
        <ChipLink href={hrefOf('events')} words={say('allEvents')} />
      )}
    </ChipButton>
  );
}

/** While the database of the fleet is away: since when, and what that holds here. */
function HeldChip({ fleet }: Pick<EngineStatus, 'fleet'>) {
  const { say, language } = useSay('shell');
  if (fleet === undefined || (fleet.awaySince === null && !fleet.held)) return null;
  const word = fleet.held ? say('fleetHeld') : say('fleetAway');
  return (
    <ChipButton name={say('fleet')} dot={fleet.held ? 'broken' : 'half'} label={<b>{word}</b>}>
      <div className="it">
        <p>{fleet.held ? say('fleetHeldText') : say('fleetAwayText')}</p>
        {fleet.awaySince === null ? null : (
          <p className="note">{say('fleetSince', { time: fullTime(fleet.awaySince, language) })}</p>
        )}
      </div>
      <ChipLink href={hrefOf('fleet')} words={say('fleet')} />
    </ChipButton>
  );
}

/** What is so now goes when it is fixed; what happened, once somebody says that they have seen it. */
function ProblemsChip({ status: { problems } }: { readonly status: EngineStatus }) {
  const { say } = useSay('shell');
  const now = useNow(30_000);
  const [isOpen, setOpen] = useState(false);
  // Whoever takes the last one away is still in here.
  if (problems.length === 0 && !isOpen) return null;
  const incidents = problems.flatMap(({ incident }) => (incident === undefined ? [] : [incident]));
  return (
    <ChipButton
      name={say('problemsTitle')}
      dot={problems.length === 0 ? 'on' : 'broken'}
      label={
        <span className={problems.length === 0 ? undefined : 'bad'}>
          {say('problems', { count: problems.length })}
        </span>
      }
      onOpenChange={setOpen}
    >
      {problems.length === 0 ? (
        <p className="it m" data-part="item">
          {say('problemsNone')}
        </p>
      ) : null}
      {problems.map((problem) => (
        <div className="it" data-part="item" key={problem.id}>
          <span className="note" data-part="note">
            {whereText(problem.where, say)} · <Moment at={problem.at} now={now} look="ago" />
            {problem.incident === undefined || problem.incident.times === 1 ? null : (
              <> · {say('problemTimes', { count: problem.incident.times })}</>
            )}
          </span>
          <br />
          <b>
            <Sentence message={problem.message} />
          </b>
          <p className="remedy">
            <Sentence message={problem.remedy} />
          </p>
          {problem.incident === undefined ? null : (
            <SeenButton
              name={say('problemSeenOf', { problem: whereText(problem.where, say) })}
              incidents={[problem.incident]}
              words={say('problemSeen')}
            />
          )}
        </div>
      ))}
      {incidents.length < 2 ? null : (
        <div className="it" data-part="item">
          <SeenButton incidents={incidents} words={say('problemsSeen', { count: incidents.length })} />
        </div>
      )}
      <ChipLink href={hrefOf('settings', 'logs')} words={say('openLog')} />
    </ChipButton>
  );
}

function SeenButton({
  incidents,
  words,
  name,
}: {
  readonly incidents: readonly Incident[];
  readonly words: string;
  readonly name?: string;
}) {
  const see = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    // The button goes with what was seen.
    currentTarget.closest<HTMLElement>('[data-part~="popover"]')?.focus();
    void seeProblems(incidents);
  };
  return (
    <div className="seen">
      <Button size="sm" aria-label={name} onClick={see}>
        {words}
      </Button>
    </div>
  );
}

function WaitingChip() {
  const { say } = useSay('shell');
  const language = useLanguage();
  const now = useNow();
  const waiting = useApprovals((state) => state.waiting);
  if (waiting.length === 0) {
    return (
      <button
        type="button"
        className={styles.right}
        onClick={() => {
          go('approvals');
        }}
      >
        {say('nothingWaits')}
      </button>
    );
  }
  const first = Math.min(...waiting.map((each) => expiresAt(each) ?? Number.POSITIVE_INFINITY));
  const words = Number.isFinite(first)
    ? say('waitingFirst', { count: waiting.length, left: leftText(first - now, language) })
    : say('waiting', { count: waiting.length });
  return (
    <button
      type="button"
      className={classes(styles.right, styles.signal, 't')}
      onClick={() => {
        go('approvals');
      }}
    >
      <StatusDot state="signal" />
      {words}
    </button>
  );
}
