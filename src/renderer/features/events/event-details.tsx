import { Copy, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { LedgerRow } from '../../../shared/status';
import { Button } from '../../kit/button';
import { told } from '../../i18n/told';
import { exactTime } from '../../entities/run/measured-time';
import { useApp } from '../../entities/engine/app-store';
import { hrefOf } from '../../entities/window/route';
import { SopLink } from '../../entities/procedure/sop-link';
import { CheckLine } from '../../entities/event/check-line';
import { refusedRemedy, refusedPhrase } from '../../entities/event/event-phrases';
import { gaugeOf, verdictsOf, type Verdict } from '../../entities/event/events-state';
import { LimitGauge } from './limit-gauge';
import { isTestable } from '../../entities/event/test-plan';
import { useSay, type Word } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './events.module.css';

/**
 * One event opened: what each procedure made of it, the value against the limit, and the payload as it came.
 */
export function EventDetails({
  row,
  onTest,
}: {
  readonly row: LedgerRow;
  readonly onTest: (row: LedgerRow) => void;
}) {
  const { say, language } = useSay('events');
  const verdicts = verdictsOf(row);
  const gauge = gaugeOf(verdicts);
  return (
    <div className={styles.details}>
      <div>
        {row.refused === undefined ? null : (
          <p className={classes(styles.verdictRest, 'bad')} data-part="verdict-rest">
            {refusedPhrase(row.refused, say)}
            {row.refusedBecause === undefined ? '' : ` (${told(row.refusedBecause, language)})`}.{' '}
            {refusedRemedy(row.refused, say)}
          </p>
        )}
        {verdicts.map((verdict, index) => (
          <VerdictRow key={index} verdict={verdict} row={row} />
        ))}
        {(row.furtherMisses ?? 0) > 0 ? (
          <p className={styles.verdictRest} data-part="verdict-rest">
            {say('further', { count: row.furtherMisses ?? 0 })}
          </p>
        ) : null}
        {row.source === 'manual' || row.refused !== undefined ? null : (
          <Others row={row} verdicts={verdicts} />
        )}
        <Payload row={row} />
        <Said meta={row.meta} />
      </div>
      <aside className={styles.aside} aria-label={say('valueAgainst')}>
        {gauge === null ? null : (
          <>
            <div className={classes(styles.note, 'note')}>
              {say('valueAgainst')} <b>{say('valueOf', { sop: gauge.sop })}</b>
            </div>
            <LimitGauge gauge={gauge} />
          </>
        )}
        <div className={styles.actions}>
          {isTestable(row.source) ? (
            <Button
              size="sm"
              icon={FlaskConical}
              onClick={() => {
                onTest(row);
              }}
            >
              {say('useInTest')}
            </Button>
          ) : null}
          {row.payload === null ? null : <CopyButton text={row.payload} />}
        </div>
      </aside>
    </div>
  );
}

function VerdictRow({
  verdict: { sop, runId, heard, checks },
  row,
}: {
  readonly verdict: Verdict;
  readonly row: LedgerRow;
}) {
  const { say } = useSay('events');
  return (
    <div className={styles.verdict} role="group" aria-label={sop}>
      <div>
        <SopLink name={sop}>
          <b>{sop}</b>
        </SopLink>
        {runId === null ? (
          <div className={classes(styles.verdictWord, 'bad')}>{say('notStarted')}</div>
        ) : (
          <div className={classes(styles.verdictWord, styles.ink, 'ink')}>
            {say(heard === true ? 'waitsForIt' : 'started')}{' '}
            <a className="link" href={hrefOf('runs', runId)}>
              {runId}
            </a>
          </div>
        )}
      </div>
      <div>
        {checks.map((check, index) => (
          <CheckLine key={index} check={check} source={row.source} at={row.at} />
        ))}
      </div>
    </div>
  );
}

const othersWord: Record<string, Word<'events'>> = {
  webhook: 'othersPath',
  peripheral: 'othersPin',
  procedure: 'othersProcedure',
  file: 'othersFile',
  message: 'othersChannel',
  amqp: 'othersQueue',
  cron: 'othersCron',
};

/** The procedures of today of which the event started none: they may have come, or begun to listen, later. */
function Others({ row, verdicts }: { readonly row: LedgerRow; readonly verdicts: readonly Verdict[] }) {
  const { say } = useSay('events');
  const sops = useApp((state) => state.sops);
  const [shown, setShown] = useState(false);
  const others = sops.map(({ name }) => name).filter((name) => !verdicts.some(({ sop }) => sop === name));
  if (others.length === 0 || (row.furtherMisses ?? 0) > 0) return null;
  return (
    <div className={styles.verdict}>
      <b>{say(verdicts.length === 0 ? 'all' : 'others', { count: others.length })}</b>
      <div className={classes(styles.quiet, 'm')}>
        {say(othersWord[row.source] ?? 'othersTopic')}{' '}
        <button
          type="button"
          className="link"
          aria-expanded={shown}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {say(shown ? 'hide' : 'show')}
        </button>
        {shown ? <p>{others.join(', ')}</p> : null}
      </div>
    </div>
  );
}

function Payload({ row }: { readonly row: LedgerRow }) {
  const { say, language } = useSay('events');
  const text = row.payload;
  if (text === null) return null;
  const kept = new TextEncoder().encode(text).length;
  const all = row.payloadBytes ?? kept;
  const size =
    kept < all
      ? say('cut', { kept: say('bytes', { count: kept }), all: say('bytes', { count: all }) })
      : say('bytes', { count: all });
  return (
    <div className={styles.verdict}>
      <div>
        <b>{say('rawPayload')}</b>
        <div className={classes(styles.note, 'note')}>{size}</div>
        {row.count > 1 ? (
          <div className={classes(styles.note, 'note')}>
            {say('latestOf', { count: row.count })}, <span className="t">{exactTime(row.at, language)}</span>
          </div>
        ) : null}
      </div>
      <pre className={styles.payload} tabIndex={0} aria-label={say('rawPayload')}>
        {text}
      </pre>
    </div>
  );
}

/** What the sender said beside the text. */
function Said({ meta }: Pick<LedgerRow, 'meta'>) {
  const { say } = useSay('events');
  if (meta === undefined) return null;
  return (
    <div className={styles.verdict}>
      <div>
        <b>{say('said')}</b>
        <div className={classes(styles.note, 'note')}>{say('saidNote')}</div>
      </div>
      <pre className={styles.payload} tabIndex={0} aria-label={say('said')}>
        {JSON.stringify(meta, null, 2)}
      </pre>
    </div>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const { say } = useSay('events');
  const [copied, setCopied] = useState(false);
  return (
    <Button
      size="sm"
      icon={Copy}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(() => {
          setCopied(true);
        })
      }
    >
      {say(copied ? 'copied' : 'copyPayload')}
    </Button>
  );
}
