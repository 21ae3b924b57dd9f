import { useId, useState } from 'react';
import type { FleetTried } from '../../../shared/fleet';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { ProblemNote } from '../../kit/problem-note';
import { Sheet } from '../../kit/sheet';
import { changeConfig, storeSecret } from '../../entities/settings/settings-store';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './fleet.module.css';

interface Written {
  readonly url: string;
  readonly password: string;
  readonly name: string;
  readonly tags: string;
}

const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Writes down the database and who this engine is in it; the password is stored before anything connects. */
async function connect({ url, password, name, tags }: Written): Promise<Refusal | null> {
  const stored = password === '' ? null : await storeSecret(['storage', 'password'], password);
  if (stored !== null) return stored;
  const set = (place: string[], value: string | string[]) => ({ kind: 'set' as const, place, value });
  return changeConfig(
    ...(name.trim() === '' ? [] : [set(['fleet', 'name'], name.trim())]),
    ...(tagsIn(tags).length === 0 ? [] : [set(['fleet', 'tags'], tagsIn(tags))]),
    set(['storage', 'url'], url.trim()),
  );
}

/** For an engine of its own: where the database is, tried before it is written down. */
export function ConnectForm() {
  const { say } = useSay('fleet');
  const [written, setWritten] = useState<Written>({ url: '', password: '', name: '', tags: '' });
  const [busy, setBusy] = useState<'test' | 'connect' | null>(null);
  const [tried, setTried] = useState<FleetTried | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const ids = useId();
  const isReady = written.url.trim() !== '';
  const test = async (): Promise<void> => {
    setBusy('test');
    const answer = await ask('fleet.try', {
      url: written.url.trim(),
      password: written.password === '' ? null : written.password,
      name: written.name.trim(),
    });
    setBusy(null);
    setTried(answer.ok ? answer.value : null);
    setRefusal(answer.ok ? null : answer.error);
  };
  const save = async (): Promise<void> => {
    setBusy('connect');
    setRefusal(await connect(written));
    setBusy(null);
  };
  const field = (key: keyof Written, label: string, note: string | null) => (
    <div className="field" data-part="field">
      <label htmlFor={`${ids}-${key}`}>{label}</label>
      <input
        id={`${ids}-${key}`}
        className={key === 'url' || key === 'password' ? 'in code' : 'in'}
        type={key === 'password' ? 'password' : 'text'}
        value={written[key]}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={note === null ? undefined : `${ids}-${key}-note`}
        onChange={(event) => {
          setWritten({ ...written, [key]: event.target.value });
          setTried(null);
        }}
      />
      {note === null ? null : (
        <span className="note" id={`${ids}-${key}-note`}>
          {note}
        </span>
      )}
    </div>
  );
  return (
    <Sheet className={classes(styles.sheet, styles.connect)}>
      <h2>{say('connectTitle')}</h2>
      <p>{say('connectText')}</p>
      {field('url', say('fieldUrl'), say('fieldUrlNote'))}
      {field('password', say('fieldPassword'), null)}
      {field('name', say('fieldName'), say('fieldNameNote'))}
      {field('tags', say('fieldTags'), say('fieldTagsNote'))}
      <div role="status">{tried === null ? null : <Tried tried={tried} />}</div>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <p className="cons">{say('connectNote')}</p>
      <div className={styles.actions}>
        <Button
          look="key"
          disabled={!isReady || (tried?.taken ?? null) !== null}
          busy={busy === 'connect' ? say('connecting') : null}
          onClick={() => void save()}
        >
          {say('connect')}
        </Button>
        <Button
          disabled={!isReady}
          busy={busy === 'test' ? say('testing') : null}
          onClick={() => void test()}
        >
          {say('test')}
        </Button>
      </div>
    </Sheet>
  );
}

function Tried({ tried: { address, engines, taken } }: { readonly tried: FleetTried }) {
  const { say } = useSay('fleet');
  return (
    <>
      <p className="cons">
        {engines === null
          ? say('triedEmpty', { address })
          : engines.length === 0
            ? say('triedNone', { address })
            : say('triedEngines', { address, engines: engines.map(({ name }) => name).join(', ') })}
      </p>
      {taken === null ? null : <p className="fe">{say('triedTaken', { host: taken })}</p>}
    </>
  );
}
