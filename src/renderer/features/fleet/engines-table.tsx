import type { FleetEngine, FleetView } from '../../../shared/fleet';
import { StatusDot, type DotState } from '../../kit/status-dot';
import { momentText } from '../../kit/time-format';
import { useTold } from '../../i18n/use-told';
import { clockOf, versionsOf } from './fleet-state';
import { useSay, type Say } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './fleet.module.css';

/** Every engine of the fleet: whether it is there, what it carries, what it reaches. */
export function EnginesTable({ view, now }: { readonly view: FleetView; readonly now: number }) {
  const { say } = useSay('fleet');
  const versions = versionsOf(view.engines);
  return (
    <section className={classes(styles.sheet, 'sheet')} aria-label={say('engines')} tabIndex={0}>
      {versions.length < 2 ? null : (
        <p className={classes(styles.versions, 'warn')} role="status">
          {say('versionsDiffer', {
            versions: versions
              .map(([version, names]) => say('versionOf', { version, engines: names.join(', ') }))
              .join(', '),
          })}
        </p>
      )}
      <table className={styles.engines}>
        <thead>
          <tr>
            {(['columnEngine', 'columnHealth', 'columnLoad', 'columnReach', 'columnVersion'] as const).map(
              (word) => (
                <th key={word} scope="col">
                  {say(word)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {view.engines.map((engine) => (
            <tr key={engine.name} aria-current={engine.name === view.me ? 'true' : undefined}>
              <th scope="row">
                <b>{engine.name}</b>
                <small>
                  {engine.name === view.me ? <>{say('me')}, </> : null}
                  {say('onHost', { host: engine.host })}
                </small>
                {engine.tags.length === 0 ? null : <small>{engine.tags.join(', ')}</small>}
              </th>
              <td>
                <Health engine={engine} view={view} now={now} />
              </td>
              <td>
                <Load engine={engine} />
              </td>
              <td>
                <Reach engine={engine} />
              </td>
              <td>
                <span className="code">{engine.version}</span>
                <Clock engine={engine} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const dotOf: Record<FleetEngine['state'], DotState> = { here: 'on', away: 'broken', left: 'off' };

function Health({
  engine: { about, seenAt, startedAt, state },
  view: { asOf, away },
  now,
}: {
  readonly engine: FleetEngine;
  readonly view: FleetView;
  readonly now: number;
}) {
  const { say, language } = useSay('fleet');
  const time = momentText(seenAt, now, language);
  return (
    <>
      <span className={state === 'away' ? 'st bad' : 'st'}>
        <StatusDot state={state === 'here' && away !== null ? 'half' : dotOf[state]} />
        {state === 'away'
          ? say('stateAway', { time })
          : state === 'left'
            ? say('stateLeft', { time })
            : away === null || asOf === null
              ? say('stateHere')
              : say('stateHereThen', { time: momentText(asOf, now, language) })}
      </span>
      {about?.stopped === true ? (
        <small className={classes(styles.bad, 'bad')}>{say('stopped')}</small>
      ) : about?.paused === true ? (
        <small className={classes(styles.warn, 'warn')}>{say('paused')}</small>
      ) : null}
      {state === 'away' ? (
        <small>{say('stateAwayMeans')}</small>
      ) : (
        <small>{say('upSince', { time: momentText(startedAt, now, language) })}</small>
      )}
    </>
  );
}

function Load({ engine: { about } }: { readonly engine: FleetEngine }) {
  const { say } = useSay('fleet');
  if (about === null) return <span className="m">{say('unknown')}</span>;
  const { runs, waiting, queued, unhanded } = about;
  return (
    <>
      {runs + queued === 0 ? <span className="m">{say('loadIdle')}</span> : say('loadRuns', { count: runs })}
      {waiting === 0 ? null : (
        <small className={classes(styles.signal, 'sig')}>{say('loadWaiting', { count: waiting })}</small>
      )}
      {queued === 0 ? null : <small>{say('loadQueued', { count: queued })}</small>}
      {unhanded === 0 ? null : <small>{say('unhanded', { count: unhanded })}</small>}
    </>
  );
}

const brokerPhrase = (health: string, say: Say<'fleet'>, on: 'brokerOn' | 'queuesOn'): string =>
  health === 'on' ? say(on) : say(on === 'brokerOn' ? 'brokerBad' : 'queuesBad');

function Reach({ engine: { about } }: { readonly engine: FleetEngine }) {
  const { say } = useSay('fleet');
  const { say: shell } = useSay('shell');
  const told = useTold();
  if (about === null) return <span className="m">{say('unknown')}</span>;
  const { boards, broker, queues, models } = about;
  const boardWord: Readonly<Record<string, string>> = {
    connecting: shell('boardConnecting'),
    lost: shell('boardLost'),
    'wrong-firmware': shell('boardWrongFirmware'),
    disabled: shell('boardDisabled'),
  };
  const lines = [
    ...boards.map(({ name, state }) => ({
      isBad: state !== 'connected',
      words:
        state === 'connected'
          ? say('boardUp', { board: name })
          : say('boardDown', { board: name, state: boardWord[state] ?? state }),
    })),
    ...(broker === 'off' ? [] : [{ isBad: broker !== 'on', words: brokerPhrase(broker, say, 'brokerOn') }]),
    ...(queues === null ? [] : [{ isBad: queues !== 'on', words: brokerPhrase(queues, say, 'queuesOn') }]),
    ...models.map((model) => ({ isBad: false, words: say('modelIs', { model: told(model) }) })),
  ];
  if (lines.length === 0) return <span className="m">{say('reachesNothing')}</span>;
  return (
    <ul className={styles.reach}>
      {lines.map(({ isBad, words }) => (
        <li key={words} className={isBad ? 'bad' : undefined}>
          {words}
        </li>
      ))}
    </ul>
  );
}

function Clock({ engine }: { readonly engine: FleetEngine }) {
  const { say } = useSay('fleet');
  const clock = clockOf(engine);
  switch (clock.kind) {
    case 'unknown':
      return <small>{say('clockUnknown')}</small>;
    case 'same':
      return <small>{say('clockSame')}</small>;
    case 'ahead':
    case 'behind':
      return (
        <small className={clock.isBad ? classes(styles.warn, 'warn') : undefined}>
          {say(clock.kind === 'ahead' ? 'clockAhead' : 'clockBehind', { seconds: clock.seconds })}
        </small>
      );
  }
}
