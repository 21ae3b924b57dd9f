import { RefreshCw } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { FoundServer } from '../../../shared/models';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { Select } from '../../kit/select';
import { useToldWhole } from '../../i18n/use-told';
import { refreshModels } from './models-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './model.module.css';

/** Servers of models: those that answer on this computer, and any other by its address. */
export function ConnectDialog({
  onClose,
  onConnected = onClose,
}: {
  readonly onClose: () => void;
  readonly onConnected?: () => void;
}) {
  const { say } = useSay('models');
  const id = useId();
  const [found, setFound] = useState<readonly FoundServer[] | null>(null);
  const [address, setAddress] = useState('');
  const [looking, setLooking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    void ask('providers.find', {}).then((answer) => {
      if (answer.ok) setFound(answer.value);
      else setRefusal(answer.error);
    });
  }, [round]);
  const look = async (): Promise<void> => {
    setLooking(true);
    setRefusal(null);
    const answer = await ask('providers.look', { address });
    setLooking(false);
    if (!answer.ok) setRefusal(answer.error);
    else
      setFound((before) => [
        answer.value,
        ...(before ?? []).filter((server) => server.address !== answer.value.address),
      ]);
  };
  return (
    <Dialog open onClose={onClose} title={say('connectTitle')}>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <div role="status" className={classes(styles.note, styles.looked, 'note')}>
        {found === null ? say('lookingForServers') : found.length === 0 ? say('noServers') : null}
      </div>
      {found?.length === 0 ? (
        <Button
          size="sm"
          icon={RefreshCw}
          onClick={() => {
            setFound(null);
            setRefusal(null);
            setRound(round + 1);
          }}
        >
          {say('lookAgain')}
        </Button>
      ) : null}
      {found === null || found.length === 0 ? null : (
        <ul className={styles.servers} aria-label={say('serversFound')}>
          {found.map((server) => (
            <Server key={server.address} server={server} onConnected={onConnected} onRefused={setRefusal} />
          ))}
        </ul>
      )}
      <div className={classes(styles.other, 'field')}>
        <label htmlFor={id}>{say('serverAddress')}</label>
        <span className={styles.withButton}>
          <input
            id={id}
            className={classes(styles.input, 'in')}
            value={address}
            autoComplete="off"
            spellCheck={false}
            placeholder="192.168.0.20:11434"
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              setAddress(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && address.trim() !== '') void look();
            }}
          />
          <Button
            busy={looking ? say('testing') : null}
            disabled={address.trim() === ''}
            onClick={() => void look()}
          >
            {say('lookAt')}
          </Button>
        </span>
        <span id={`${id}-note`} className={classes(styles.note, 'note')}>
          {say('serverAddressNote')}
        </span>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Server({
  server,
  onConnected,
  onRefused,
}: {
  readonly server: FoundServer;
  readonly onConnected: () => void;
  readonly onRefused: (refusal: Refusal) => void;
}) {
  const { say } = useSay('models');
  const told = useToldWhole();
  const { program, address, models, problem } = server;
  const [chosen, setChosen] = useState<string | null>(null);
  // A server that is looked at again may list other models: what is used is what is shown.
  const model = chosen !== null && models.includes(chosen) ? chosen : (models[0] ?? '');
  const [busy, setBusy] = useState(false);
  const use = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('providers.connect', { program, address, model });
    setBusy(false);
    if (!answer.ok) {
      onRefused(answer.error);
      return;
    }
    await refreshModels();
    onConnected();
  };
  return (
    <li>
      <div>
        <b>{program}</b>
        <small>{address}</small>
        {problem === null ? null : (
          <small className="warn" data-part="warn">
            {told(problem)}
          </small>
        )}
        {problem === null && models.length === 0 ? (
          <small className="warn" data-part="warn">
            {say('serverEmpty')}
          </small>
        ) : null}
      </div>
      {models.length === 0 ? null : (
        <span className={styles.withButton}>
          <Select
            aria-label={say('modelOf', { program })}
            value={model}
            onChange={(event) => {
              setChosen(event.target.value);
            }}
          >
            {models.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
          <Button look="key" busy={busy ? say('adding') : null} onClick={() => void use()}>
            {say('makeDefault')}
          </Button>
        </span>
      )}
    </li>
  );
}
