import { Popover } from 'radix-ui';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Moment } from '../../components/moment';
import { Sentence } from '../../components/sentence';
import { StatusDot, type DotState } from '../../components/status-dot';
import { clockTime, fullTime, leftText } from '../../components/time-format';
import { useNow } from '../../components/use-now';
import { useLanguage } from '../../i18n/use-language';
import type { BoardStatus, Chip, EngineStatus, Incident } from '../../../shared/status';
import { useApprovals } from '../approvals/approvals-store';
import { useTold } from '../../i18n/use-told';
import { expiresAt } from '../approvals/waiting';
import { boardCount, boardHealth, isUnconfirmed } from './app-state';
import { pauseTriggers, seeProblems, useApp } from './app-store';
import { NotificationsChip } from './notifications-chip';
import { go, hrefOf } from './route';
import { stateText } from './state-text';
import { whereText } from './where-text';

/**
 * One line about the engine. Every chip says its state in words and opens what is known and what can be done.
 */
export function StatusLine() {
  const { t } = useTranslation('app');
  const told = useTold();
  const status = useApp((state) => state.status);
  return (
    <footer className="status" aria-label={t('engine')}>
      {status === null ? (
        <button type="button" disabled>
          <StatusDot state="off" />
          {t('connecting')}
        </button>
      ) : (
        <>
          <ChipButton
            shrinks
            name={t('model')}
            dot={status.model.health}
            label={<b>{told(status.model.label)}</b>}
            detail={told(stateText(status.model.detail, t))}
          >
            <ChipDetail chip={status.model} />
            <ChipLink href={hrefOf('models')} words={t('allModels')} />
          </ChipButton>
          <BrokerChip chip={status.broker} />
          <BoardsChip status={status} />
          <TriggersChip status={status} />
          <ProblemsChip status={status} />
          <NotificationsChip />
          {status.home === 'sample data' ? (
            <button type="button" className="opt" disabled>
              <StatusDot state="off" />
              {t('sampleData')}
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
  const { t } = useTranslation('app');
  const language = useLanguage();
  const since = useApp((state) => state.silentSince);
  if (since === null) return null;
  return (
    <span role="alert" className="silent">
      <StatusDot state="broken" />
      {t('engineSilent', { time: clockTime(since, language) })}
    </span>
  );
}

/** Connected it is an address; else what is going on stands beside it. */
function BrokerChip({ chip }: { readonly chip: Chip }) {
  const { t } = useTranslation('app');
  const calm = chip.health === 'on' || chip.health === 'off';
  const told = useTold();
  const detail = told(stateText(chip.detail, t));
  return (
    <ChipButton
      shrinks
      name={t('broker')}
      dot={chip.health}
      label={
        calm ? (
          <>
            {t('broker')} <b>{detail}</b>
          </>
        ) : (
          t('broker')
        )
      }
      detail={calm ? '' : detail}
    >
      <ChipDetail chip={chip} />
      <ChipLink href={hrefOf('settings', 'mqtt')} words={t('brokerSettings')} />
    </ChipButton>
  );
}

/** Every chip leads to the page where more is known. */
const ChipLink = ({ href, words }: { readonly href: string; readonly words: string }) => (
  <div className="it">
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
  return (
    <Popover.Root {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      <Popover.Trigger asChild>
        <button type="button" className={optional ? 'opt' : shrinks ? 'shrinks' : undefined}>
          <StatusDot state={dot} />
          {label}
          {detail === '' ? null : (
            <span className={dot === 'broken' ? 'detail bad' : 'detail'}>{detail}</span>
          )}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="pop"
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-label={name}
        >
          <h2>{name}</h2>
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function ChipDetail({ chip }: { readonly chip: Chip }) {
  const { t } = useTranslation('app');
  const told = useTold();
  return (
    <div className="it">
      <b>{told(chip.label)}</b>
      <p>{told(stateText(chip.detail, t))}</p>
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
  const { t } = useTranslation('app');
  const told = useTold();
  const { connected, all } = boardCount(status);
  const words: Record<BoardStatus['state'], string> = {
    connected: t('boardConnected'),
    connecting: t('boardConnecting'),
    lost: t('boardLost'),
    'wrong-firmware': t('boardWrongFirmware'),
    disabled: t('boardDisabled'),
  };
  return (
    <ChipButton
      name={t('boards')}
      dot={boardHealth(status)}
      label={
        <>
          {t('boards')}{' '}
          <b className="t">
            {status.boards.length === 0
              ? t('noBoards')
              : all === 0
                ? t('boardDisabled')
                : `${String(connected)}/${String(all)}`}
          </b>
        </>
      }
      detail={status.boards.some(isUnconfirmed) ? t('boardUnconfirmed') : ''}
    >
      {status.boards.length === 0 ? <p className="it m">{t('boardsNone')}</p> : null}
      {status.boards.map((board) => (
        <div className="it" key={board.name}>
          <span className="st">
            <StatusDot state={isUnconfirmed(board) ? 'half' : boardDot[board.state]} />
            <b>{board.name}</b> {isUnconfirmed(board) ? t('boardUnconfirmed') : words[board.state]}
          </span>
          <p>
            {told(board.detail)} <span className="code">{board.path}</span>
          </p>
          {board.remedy === null ? null : (
            <p className="remedy">
              {isUnconfirmed(board) ? t('boardUnconfirmedRemedy') : <Sentence message={board.remedy} />}
            </p>
          )}
        </div>
      ))}
      <ChipLink href={hrefOf('boards')} words={t('allBoards')} />
    </ChipButton>
  );
}

function TriggersChip({
  status: { proceduresEnabled, triggersPaused: paused, pausedBy = null },
}: {
  readonly status: EngineStatus;
}) {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const off = !proceduresEnabled;
  const word = off ? t('proceduresOff') : paused ? t('triggersPaused') : t('triggersOn');
  return (
    <ChipButton
      name={word}
      dot={off ? 'off' : paused ? 'half' : 'on'}
      label={off || paused ? <b>{word}</b> : word}
      optional={!off && !paused}
    >
      <div className="it">
        <p>{off ? t('proceduresOffText') : paused ? t('triggersPausedText') : t('triggersOnText')}</p>
        {pausedBy === null ? null : (
          <p className="note">
            {t('triggersPausedBy', { name: pausedBy.by, time: fullTime(pausedBy.at, language) })}
          </p>
        )}
        <div className="dacts">
          <Button
            onClick={() => {
              void pauseTriggers(!paused);
            }}
          >
            {paused ? t('resume') : t('pause')}
          </Button>
        </div>
      </div>
      {off ? (
        <ChipLink href={hrefOf('settings', 'procedures')} words={t('proceduresOffSettings')} />
      ) : (
        <ChipLink href={hrefOf('events')} words={t('allEvents')} />
      )}
    </ChipButton>
  );
}

/** What is so now goes when it is fixed; what happened, once somebody says that they have seen it. */
function ProblemsChip({ status: { problems } }: { readonly status: EngineStatus }) {
  const { t } = useTranslation('app');
  const now = useNow(30_000);
  const [isOpen, setOpen] = useState(false);
  // Whoever takes the last one away is still in here.
  if (problems.length === 0 && !isOpen) return null;
  const incidents = problems.flatMap(({ incident }) => (incident === undefined ? [] : [incident]));
  return (
    <ChipButton
      name={t('problemsTitle')}
      dot={problems.length === 0 ? 'on' : 'broken'}
      label={
        <span className={problems.length === 0 ? undefined : 'bad'}>
          {t('problems', { count: problems.length })}
        </span>
      }
      onOpenChange={setOpen}
    >
      {problems.length === 0 ? <p className="it m">{t('problemsNone')}</p> : null}
      {problems.map((problem) => (
        <div className="it" key={problem.id}>
          <span className="note">
            {whereText(problem.where, t)} · <Moment at={problem.at} now={now} look="ago" />
            {problem.incident === undefined || problem.incident.times === 1 ? null : (
              <> · {t('problemTimes', { count: problem.incident.times })}</>
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
              name={t('problemSeenOf', { problem: whereText(problem.where, t) })}
              incidents={[problem.incident]}
              words={t('problemSeen')}
            />
          )}
        </div>
      ))}
      {incidents.length < 2 ? null : (
        <div className="it">
          <SeenButton incidents={incidents} words={t('problemsSeen', { count: incidents.length })} />
        </div>
      )}
      <ChipLink href={hrefOf('settings', 'logs')} words={t('openLog')} />
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
    currentTarget.closest<HTMLElement>('.pop')?.focus();
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
  const { t } = useTranslation('app');
  const language = useLanguage();
  const now = useNow();
  const waiting = useApprovals((state) => state.waiting);
  if (waiting.length === 0) {
    return (
      <button
        type="button"
        className="r"
        onClick={() => {
          go('approvals');
        }}
      >
        {t('nothingWaits')}
      </button>
    );
  }
  const first = Math.min(...waiting.map((each) => expiresAt(each) ?? Number.POSITIVE_INFINITY));
  const words = Number.isFinite(first)
    ? t('waitingFirst', { count: waiting.length, left: leftText(first - now, language) })
    : t('waiting', { count: waiting.length });
  return (
    <button
      type="button"
      className="r sig t"
      onClick={() => {
        go('approvals');
      }}
    >
      <StatusDot state="signal" />
      {words}
    </button>
  );
}
