import { useId, useState } from 'react';
import { virtualBoardType, type FoundPort, type PortTest } from '../../../shared/boards';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { go } from '../../entities/window/route';
import { useTold } from '../../i18n/use-told';
import { portNote } from './port-note';
import { freeName, freePorts, isSerialShared } from './boards-state';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './boards.module.css';

const [virtual, otherPath] = ['virtual', 'other'] as const;
const usualType = 'nucleo-f401re';

/**
 * Adds a board: where it is, what it is called. A test says what answers there before anything is written.
 * `start`: the port that was chosen on the page.
 */
export function AddDialog({
  ports,
  start,
  names,
  onClose,
}: {
  readonly ports: readonly FoundPort[];
  readonly start: string | null;
  readonly names: readonly string[];
  readonly onClose: () => void;
}) {
  const { say } = useSay('boards');
  const told = useTold();
  const free = freePorts(ports);
  const [place, setPlace] = useState(
    start ?? free.find(({ guess }) => guess !== null)?.path ?? (free.length === 0 ? virtual : otherPath),
  );
  const [path, setPath] = useState('/dev/ttyACM0');
  const [typed, setTyped] = useState<{ readonly name?: string; readonly type?: string }>({});
  const [found, setFound] = useState<PortTest | null>(null);
  const [busy, setBusy] = useState<'testing' | 'adding' | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [pathId, nameId, typeId] = [useId(), useId(), useId()];
  const port = free.find((candidate) => candidate.path === place);
  const where = place === virtual ? null : place === otherPath ? path.trim() : place;
  const type =
    place === virtual ? virtualBoardType : (typed.type ?? found?.board ?? port?.guess?.type ?? usualType);
  const name = typed.name ?? freeName(type, names);
  const choose = (next: string): void => {
    setPlace(next);
    setFound(null);
    setRefusal(null);
  };
  const test = async (): Promise<void> => {
    setBusy('testing');
    setRefusal(null);
    setFound(null);
    const answer = await ask('boards.test', { path: where ?? '' });
    setBusy(null);
    if (answer.ok) setFound(answer.value);
    else setRefusal(answer.error);
  };
  const add = async (): Promise<void> => {
    setBusy('adding');
    setRefusal(null);
    // The engine writes the serial number instead, where it names one port alone.
    const answer = await ask('boards.add', { board: name, type, path: where, serialNumber: null });
    setBusy(null);
    if (!answer.ok) {
      setRefusal(answer.error);
      return;
    }
    onClose();
    go('boards', name);
  };
  return (
    <Dialog open onClose={onClose} title={say('addTitle')}>
      <fieldset className={styles.ports}>
        <legend className={classes(styles.note, 'note')}>{say('addWhere')}</legend>
        {free.map((candidate) => (
          <Place
            key={candidate.path}
            value={candidate.path}
            words={candidate.path}
            note={portNote(candidate, say('notKnown'), told)}
            place={place}
            onChoose={choose}
          />
        ))}
        <Place value={otherPath} words={say('addOther')} place={place} onChoose={choose} />
        <Place value={virtual} words={say('addVirtual')} place={place} onChoose={choose} />
      </fieldset>
      {place === otherPath ? (
        <div className={classes(styles.field, 'field mt-3')}>
          <label htmlFor={pathId}>{say('addPath')}</label>
          <input
            id={pathId}
            className="in code"
            value={path}
            onChange={(event) => {
              setPath(event.target.value);
            }}
          />
        </div>
      ) : null}
      <div className={classes(styles.field, 'field mt-3')}>
        <label htmlFor={nameId}>{say('addName')}</label>
        <input
          id={nameId}
          className="in code"
          value={name}
          onChange={(event) => {
            setTyped({ ...typed, name: event.target.value });
          }}
        />
      </div>
      {place === virtual ? null : (
        <div className={classes(styles.field, 'field mt-3')}>
          <label htmlFor={typeId}>{say('addType')}</label>
          <input
            id={typeId}
            className="in code"
            value={type}
            onChange={(event) => {
              setTyped({ ...typed, type: event.target.value });
            }}
          />
        </div>
      )}
      {found === null ? null : (
        <p className={styles.found} role="status">
          {say('testOk', {
            ms: found.answersInMs,
            what: [found.board ?? say('testBoard'), found.firmware]
              .filter((part) => part !== null)
              .join(', '),
            pins: found.pins.join(', '),
            how: found.watch ? say('testPushes') : say('testPolled'),
          })}
        </p>
      )}
      {refusal === null ? null : (
        <div className="mt-3">
          <ProblemNote message={refusal.message} remedy={refusal.remedy} />
        </div>
      )}
      <p className="cons mt-3">
        {where === null
          ? say('addVirtualText')
          : port?.serialNumber == null
            ? say('addPathText', { path: where })
            : say(isSerialShared(port, ports) ? 'addSharedText' : 'addSerialText', {
                path: where,
                serial: port.serialNumber,
              })}
      </p>
      <DialogActions>
        <Button
          look="key"
          busy={busy === 'adding' ? say('adding') : null}
          disabled={busy === 'testing' || name.trim() === '' || where === ''}
          onClick={() => void add()}
        >
          {say('addNow')}
        </Button>
        {place === virtual ? null : (
          <Button
            busy={busy === 'testing' ? say('testing') : null}
            disabled={busy === 'adding' || where === ''}
            onClick={() => void test()}
          >
            {say('addTest')}
          </Button>
        )}
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Place({
  value,
  words,
  note,
  place,
  onChoose,
}: {
  readonly value: string;
  readonly words: string;
  readonly note?: string;
  readonly place: string;
  readonly onChoose: (value: string) => void;
}) {
  return (
    <label>
      <input
        type="radio"
        name="place"
        value={value}
        checked={place === value}
        onChange={() => {
          onChoose(value);
        }}
      />
      <span>{words}</span>
      {note === undefined ? null : <span className={classes(styles.note, 'note')}>{note}</span>}
    </label>
  );
}
