import { useState } from 'react';
import type { BoardDetail, BoardGap, PinState } from '../../../shared/boards';
import { keepsOutputs } from '../../../shared/board-facts';
import { pinNameOf } from '../../../shared/pin-names';
import type { BoardStatus, Problem } from '../../../shared/status';
import { ProblemNote } from '../../kit/problem-note';
import { Sheet } from '../../kit/sheet';
import { clockTime, roughDuration } from '../../kit/time-format';
import { TitleBlock } from '../../kit/title-block';
import { useLanguage } from '../../i18n/use-language';
import { BoardFoot } from './board-foot';
import { InputDialog } from './input-dialog';
import { NameDialog } from './name-dialog';
import { PinRows } from './pin-rows';
import { SetDialog } from './set-dialog';
import { StateNote } from './state-note';
import { WireLines } from './wire-lines';
import { useSay } from '../../i18n/use-say';
import styles from './boards.module.css';

/** One board: how it is, its pins, what goes over its line, and who listens. */
export function BoardSheet({
  status,
  detail,
  problems,
}: {
  readonly status: BoardStatus;
  readonly detail: BoardDetail;
  /** Of its pins. */ readonly problems: readonly Problem[];
}) {
  const { say } = useSay('boards');
  const [setting, setSetting] = useState<PinState | null>(null);
  const [released, setReleased] = useState<PinState | null>(null);
  const [naming, setNaming] = useState<number | null>(null);
  const outputsAreRead = keepsOutputs(status.tells, status.firmware);
  const away = status.state !== 'connected';
  const unconfirmed = status.unconfirmed === true;
  /** Of a board that is away perhaps no pin is known. */
  const pinOf = (chosen: PinState): PinState =>
    detail.pins.find(({ pin }) => pin === chosen.pin) ?? { ...chosen, level: null };
  return (
    <Sheet className={styles.sheet} part="board" label={status.name}>
      <TitleBlock
        cells={[
          { label: say('cellBoard'), value: status.name, look: 'strong' },
          { label: say('cellFirmware'), value: status.firmware ?? say('notKnown') },
          {
            label: say('cellPins'),
            value:
              status.tells === null
                ? say('notKnown')
                : status.tells === 'pushes'
                  ? say('pushes')
                  : say('polled'),
          },
          { label: say('cellLost'), value: String(detail.counters.silences) },
        ]}
      />
      <StateNote status={status} />
      {problems.map(({ id, message, remedy }) => (
        <ProblemNote key={id} tone="warn" message={message} remedy={remedy} />
      ))}
      <PinRows
        detail={detail}
        outputsAreRead={outputsAreRead}
        away={away}
        unconfirmed={unconfirmed}
        onSet={(number) => {
          setSetting(detail.pins.find(({ pin }) => pin === number) ?? null);
        }}
        onInput={setReleased}
        onName={setNaming}
      />
      {status.surePulseMs === null ? null : (
        <p className={styles.gaps}>{say('sure', { ms: Math.ceil(status.surePulseMs) })}</p>
      )}
      <Gaps gaps={detail.gaps} count={detail.counters.gaps} />
      <WireLines lines={detail.wire} />
      <BoardFoot detail={detail} virtual={status.virtual} />
      {setting === null ? null : (
        <SetDialog
          board={status.name}
          pin={pinOf(setting)}
          away={away}
          unconfirmed={unconfirmed}
          onClose={() => {
            setSetting(null);
          }}
        />
      )}
      {naming === null ? null : (
        <NameDialog
          board={status.name}
          pin={naming}
          named={pinNameOf([status], status.name, naming)}
          onClose={() => {
            setNaming(null);
          }}
        />
      )}
      {released === null ? null : (
        <InputDialog
          board={status.name}
          pin={released}
          outputsAreRead={outputsAreRead}
          onClose={() => {
            setReleased(null);
          }}
        />
      )}
    </Sheet>
  );
}

function Gaps({ gaps, count }: { readonly gaps: readonly BoardGap[]; readonly count: number }) {
  const { say } = useSay('boards');
  const language = useLanguage();
  const last = gaps.at(-1);
  if (last === undefined) return null;
  const values = {
    duration: roughDuration(last.to - last.from, language),
    time: clockTime(last.to, language),
  };
  const reasons = {
    away: say('gapAway', values),
    unreadable: say('gapUnreadable', values),
    numbering: say('gapNumbering', values),
    restarted: say('gapRestarted', values),
    unannounced: say('gapUnannounced', values),
    silent: say('gapSilent', values),
  };
  return (
    <p className={styles.gaps}>
      <b>{say('gaps', { count })}</b> · {reasons[last.reason]}
    </p>
  );
}
