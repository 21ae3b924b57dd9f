import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { PooledServer, ProviderRow } from '../../../shared/models';
import type { Output } from '../../../shared/procedures';
import type { Result } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { durationText, momentText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import { useToldWhole } from '../../i18n/use-told';
import { elsewhere } from '../../entities/model/models-state';
import { testProvider, useModels } from '../../entities/model/models-store';
import { StatusDot } from '../../kit/status-dot';
import { useArrival } from './use-arrival';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './models.module.css';

/** Models of servers: where they are, what uses them, and whether they answer. */
export function ProviderRows({ onConnect }: { readonly onConnect: () => void }) {
  const { say } = useSay('models');
  const overview = useModels((state) => state.overview);
  const rows = elsewhere(overview);
  if (overview === null) return null;
  return (
    <>
      <h2 className={styles.part}>
        {say('elsewhere')}
        <span className="note">{say(rows.length === 0 ? 'noneElsewhere' : 'elsewhereNote')}</span>
        <Button size="sm" onClick={onConnect}>
          {say('connect')}
        </Button>
      </h2>
      {rows.length === 0 ? null : (
        <ul className={styles.list} aria-label={say('elsewhere')}>
          {rows.map((provider) => (
            <Row key={provider.id} provider={provider} />
          ))}
        </ul>
      )}
    </>
  );
}

const types = {
  openai: 'typeOpenai',
  anthropic: 'typeAnthropic',
  gemini: 'typeGemini',
  plugin: 'typePlugin',
  llama: 'typeLlama',
} as const;

function Row({ provider }: { readonly provider: ProviderRow }) {
  const { say } = useSay('models');
  const { id, type, address } = provider;
  const testing = useModels((state) => state.testing.has(id));
  const facts = [say(types[type]), ...(address === null ? [] : [address]), useKeyWords(provider.key)];
  return (
    <li {...useArrival<HTMLLIElement>(id)}>
      <div>
        <b>{id}</b>
        <small>{facts.join(' · ')}</small>
        {provider.servers === undefined ? null : <Servers servers={provider.servers} />}
        {type === 'openai' ? <Served provider={id} /> : null}
      </div>
      <div role="status">
        <Outcome provider={provider} />
        <small>{useUses(provider)}</small>
      </div>
      <Button
        size="sm"
        aria-label={say('testOf', { name: id })}
        busy={testing ? say('testing') : null}
        onClick={() => void testProvider(id)}
      >
        {say('test')}
      </Button>
    </li>
  );
}

const stateWord = { up: 'serverUp', down: 'serverDown', unknown: 'serverUnknown' } as const;
const stateDot = { up: 'on', down: 'broken', unknown: 'off' } as const;

/** Several servers with the same models: which of them answer, and how busy they are. */
function Servers({ servers }: { readonly servers: readonly PooledServer[] }) {
  const { say } = useSay('models');
  const told = useToldWhole();
  return (
    <ul className={styles.pool} aria-label={say('servers')}>
      {servers.map(({ address, state, busy, maxParallel, weight, conversations, problem }) => (
        <li key={address}>
          <StatusDot state={stateDot[state]} />
          <span>
            <span className="code">{address}</span>
            <small>
              {[
                say(stateWord[state]),
                maxParallel === null
                  ? say('serverBusy', { count: busy })
                  : say('serverBusyOf', { count: busy, most: maxParallel }),
                say('serverConversations', { count: conversations }),
                ...(weight === 1 ? [] : [say('serverWeight', { weight })]),
              ].join(' · ')}
            </small>
            {problem === null ? null : <small className="bad">{told(problem)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The models that a server lists; it is asked when somebody wants to know. */
function Served({ provider }: { readonly provider: string }) {
  const { say } = useSay('models');
  const told = useToldWhole();
  const [asking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<Result<Output<'providers.models'>> | null>(null);
  const list = async (): Promise<void> => {
    setAsking(true);
    setAnswer(await ask('providers.models', { provider }));
    setAsking(false);
  };
  return (
    <>
      <Button
        size="sm"
        aria-label={say('servedOf', { name: provider })}
        busy={asking ? say('asking') : null}
        onClick={() => void list()}
      >
        {say('served')}
      </Button>
      {answer === null ? null : (
        <p className="note" data-part="served" role="status">
          {!answer.ok
            ? told(answer.error)
            : answer.value.models.length === 0
              ? say('servesNone')
              : answer.value.models.join(', ')}
        </p>
      )}
    </>
  );
}

function useKeyWords(key: string | null): string {
  const { say } = useSay('models');
  if (key === null) return say('keyNone');
  if (key === 'config.toml') return say('keyConfig');
  return key.startsWith('keychain:')
    ? say('keyKeychain')
    : say('keyFrom', { place: key.replace(/^env:/u, '') });
}

function Outcome({ provider: { test } }: { readonly provider: ProviderRow }) {
  const told = useToldWhole();
  const { say, language } = useSay('models');
  const now = useNow(60_000);
  if (test === null) return <span className="m">{say('notAsked')}</span>;
  const at = momentText(test.at, now, language);
  if (test.ok)
    return (
      <span className={classes(styles.fit, 'ok')}>
        <Icon of={Check} size={14} />
        {say('answered', { time: durationText(test.firstWordMs ?? test.totalMs, language), at })}
      </span>
    );
  return (
    <>
      <span className={classes(styles.fit, 'bad')}>
        <Icon of={X} size={14} />
        {say(test.answered === true ? 'answeredNo' : 'refused', { at })}
      </span>
      <small>{test.problem === null ? null : told(test.problem)}</small>
    </>
  );
}

function useUses({ isDefault, fallback, routes }: ProviderRow): string {
  const { say } = useSay('models');
  const uses = [
    ...(isDefault ? [say('asDefault')] : []),
    ...(fallback === null ? [] : [say('asFallback', { place: fallback })]),
    ...routes.map((hint) => say('asRoute', { hint })),
  ];
  return uses.length === 0 ? say('asNothing') : uses.join(' · ');
}
