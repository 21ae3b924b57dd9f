import { useState } from 'react';
import type { BoardDetail, PinState } from '../../../shared/boards';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { LevelMark } from './level-mark';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './boards.module.css';

type TurningOrPlugging = 'boards.turn' | 'boards.turn-analog' | 'boards.plug';

const pulseMs = 500;

/** The virtual board from outside: its picture, its cable, and a switch on every pin. */
export function VirtualPanel({
  detail,
  plugged,
}: {
  readonly detail: BoardDetail;
  readonly plugged: boolean;
}) {
  const { say } = useSay('boards');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const done = (answer: Awaited<ReturnType<typeof ask<TurningOrPlugging>>>): void => {
    setRefusal(answer.ok ? null : answer.error);
  };
  const turn = (pin: PinState, forMs: number | null): void =>
    void ask('boards.turn', { board: detail.name, pin: pin.pin, value: pin.level === 1 ? 0 : 1, forMs }).then(
      done,
    );
  return (
    <aside className={classes(styles.virtualBoard, 'sheet')} data-part="sheet" aria-label={detail.name}>
      <div className={styles.inspectorHead} data-part="inspector-head">
        <h2>{detail.name}</h2>
        <Button
          size="sm"
          onClick={() => void ask('boards.plug', { board: detail.name, inPlace: !plugged }).then(done)}
        >
          {plugged ? say('unplug') : say('plugIn')}
        </Button>
      </div>
      <div className={styles.drawing}>
        <Picture
          pins={plugged ? detail.pins : []}
          onTurn={(pin) => {
            turn(pin, null);
          }}
        />
      </div>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <ul className={styles.lights}>
        {(plugged ? detail.pins : []).map((pin) => (
          <li key={pin.pin}>
            <LevelMark level={pin.level} />
            {say('pin', { pin: pin.pin })}
            <Button
              size="sm"
              aria-label={say('pulseName', { pin: pin.pin })}
              onClick={() => {
                turn(pin, pulseMs);
              }}
            >
              {say('pulse')}
            </Button>
            <Button
              size="sm"
              aria-label={
                pin.level === 1 ? say('releaseName', { pin: pin.pin }) : say('pressName', { pin: pin.pin })
              }
              onClick={() => {
                turn(pin, null);
              }}
            >
              {pin.level === 1 ? say('release') : say('press')}
            </Button>
          </li>
        ))}
      </ul>
      <Inputs detail={detail} plugged={plugged} onDone={done} />
      <p className={classes(styles.note, styles.foot, 'note')}>{say('virtualText')}</p>
    </aside>
  );
}

/** What its analog inputs measure, as a sensor would make them. */
function Inputs({
  detail: { name, measured },
  plugged,
  onDone,
}: {
  readonly detail: BoardDetail;
  readonly plugged: boolean;
  readonly onDone: (answer: Awaited<ReturnType<typeof ask<'boards.turn-analog'>>>) => void;
}) {
  const { say } = useSay('boards');
  const [moved, setMoved] = useState<ReadonlyMap<number, number>>(new Map());
  if (measured === undefined || !plugged) return null;
  return (
    <ul className={styles.lights}>
      {measured.inputs.map(({ channel, value }) => (
        <li key={channel}>
          {say('analogInput', { channel })}
          <input
            type="range"
            min={0}
            max={measured.fullScale}
            value={moved.get(channel) ?? value}
            aria-label={say('analogInput', { channel })}
            onChange={({ target }) => {
              const next = Number(target.value);
              setMoved((before) => new Map(before).set(channel, next));
              void ask('boards.turn-analog', { board: name, channel, value: next }).then(onDone);
            }}
          />
          <output>{moved.get(channel) ?? value}</output>
        </li>
      ))}
    </ul>
  );
}

const [rowHeight, firstRow] = [18, 24];

/**
 * Half of the pins on each side, as on a board; a high one is filled. A click turns a pin, as its button in
 * the list does for the keyboard.
 */
function Picture({
  pins,
  onTurn,
}: {
  readonly pins: readonly PinState[];
  readonly onTurn: (pin: PinState) => void;
}) {
  const { say } = useSay('boards');
  const half = Math.ceil(pins.length / 2);
  const high = pins
    .filter(({ level }) => level === 1)
    .map(({ pin }) => pin)
    .join(', ');
  const tall = firstRow + Math.max(half, 3) * rowHeight + 6;
  return (
    <svg
      width="272"
      height={tall}
      viewBox={`0 0 272 ${String(tall)}`}
      role="img"
      aria-label={say('virtualPicture', { high: high === '' ? say('noneHigh') : high })}
    >
      <rect
        x="36.5"
        y="6.5"
        width="199"
        height={tall - 13}
        rx="4"
        fill="var(--sheet)"
        stroke="var(--print)"
      />
      <rect x="108.5" y={tall / 2 - 27.5} width="55" height="55" fill="none" stroke="var(--print)" />
      <rect x="122.5" y="1.5" width="27" height="14" fill="var(--sheet)" stroke="var(--print)" />
      <text x="136" y={tall / 2 + 4} textAnchor="middle" fontSize="11" fill="var(--print-3)">
        {say('virtualWord')}
      </text>
      {pins.map((state, index) => {
        const { pin, level } = state;
        const left = index < half;
        const y = firstRow + (left ? index : index - half) * rowHeight + 4;
        return (
          <g
            key={pin}
            className={styles.pin}
            data-part="pin"
            onClick={() => {
              onTurn(state);
            }}
          >
            <rect x={left ? 40 : 176} y={y - 9} width="56" height={rowHeight} fill="transparent" />
            <circle
              cx={left ? 52 : 220}
              cy={y}
              r="4"
              fill={level === 1 ? 'var(--ink)' : 'none'}
              stroke={level === 1 ? 'var(--ink)' : 'var(--print-3)'}
            />
            <text
              x={left ? 64 : 208}
              y={y + 4}
              textAnchor={left ? 'start' : 'end'}
              fontSize="11"
              fill="var(--print-3)"
            >
              {pin}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
