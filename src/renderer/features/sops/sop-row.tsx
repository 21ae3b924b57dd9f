import { ChevronDown, ChevronRight, CircleAlert, Play, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Sop, StartsHeld, TriggerTiming } from '../../../shared/sop';
import { conditionOf } from '../../../shared/trigger-facts';
import type { RunSummary } from '../../../shared/run';
import { IconButton } from '../../kit/button';
import { Icon } from '../../kit/icons';
import { StatusDot } from '../../kit/status-dot';
import { durationText, momentText } from '../../kit/time-format';
import { useApp, withoutBroker } from '../../entities/engine/app-store';
import { useOverlay } from '../../entities/window/overlay-store';
import { go, hrefOf } from '../../entities/window/route';
import { useTold } from '../../i18n/use-told';
import { BrokenRow } from './broken-row';
import { LastRun } from './last-run';
import { ReadAndEnable } from '../../entities/procedure/read-and-enable';
import { RowMenu } from './row-menu';
import { addressOf } from '../../entities/procedure/sop-address';
import { canRun, eventTriggers, type SopListRow } from '../../entities/procedure/sop-row-data';
import { TriggerLine, TriggerTimes } from '../../entities/procedure/trigger-line';
import { useSay, type Word } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './sops.module.css';

/**
 * One procedure of the list. A broken one is open: cause, what still works, the place in the source, how to
 * fix it.
 */
export function SopRow({
  row,
  last,
  now,
}: {
  readonly row: SopListRow;
  readonly last: RunSummary | null;
  readonly now: number;
}) {
  const { say } = useSay('sops');
  const address = useApp((state) => addressOf(row, state.sops));
  const broken = row.diagnostics.some((finding) => finding.severity === 'error');
  const [unfolded, setUnfolded] = useState(true);
  return (
    <li
      className={classes(
        styles.item,
        broken ? styles.broken : '',
        row.state === 'disabled' ? styles.disabled : '',
      )}
      data-part="procedure"
      data-broken={broken || undefined}
    >
      <div
        className={styles.row}
        onClick={() => {
          go('sops', address);
        }}
      >
        <div>
          <a
            className={styles.name}
            href={hrefOf('sops', address)}
            onClick={(event) => {
              event.stopPropagation();
            }}
          >
            {row.name}
          </a>
          <span className={styles.description} title={row.sop?.description}>
            {row.sop?.description ?? (row.folder === row.name ? '' : row.folder)}
          </span>
        </div>
        <div>
          <StateCell row={row} />
        </div>
        <div className={styles.starts}>
          <Starts sop={row.sop} />
        </div>
        <div className={styles.next} data-part="next">
          <Next row={row} now={now} />
        </div>
        <div>
          <LastRun run={last} now={now} />
          {last === null && row.sop !== null && row.state === 'disabled' ? (
            <ReadAndEnable row={row} sop={row.sop} address={address} />
          ) : null}
        </div>
        <div className={styles.rowEnd} data-part="row-end">
          {canRun(row) ? (
            <IconButton
              size="sm"
              icon={Play}
              name={say('runNamed', { name: row.name })}
              onClick={(event) => {
                event.stopPropagation();
                useOverlay.getState().open({ kind: 'start-run', sop: row.name });
              }}
            />
          ) : null}
          {broken ? (
            <IconButton
              size="sm"
              icon={unfolded ? ChevronDown : ChevronRight}
              name={say('findings')}
              aria-expanded={unfolded}
              onClick={(event) => {
                event.stopPropagation();
                setUnfolded(!unfolded);
              }}
            />
          ) : null}
          <RowMenu row={row} address={address} />
        </div>
      </div>
      {broken && unfolded ? <BrokenRow row={row} address={address} /> : null}
    </li>
  );
}

function StateCell({ row }: { readonly row: SopListRow }) {
  const { say } = useSay('sops');
  const told = useTold();
  const errors = row.diagnostics.filter((finding) => finding.severity === 'error').length;
  const warnings = row.diagnostics.length - errors;
  const first = row.diagnostics.find((finding) => finding.severity === 'warning');
  switch (row.state) {
    case 'errors':
      return (
        <span className={classes(styles.state, 'st bad')}>
          <Icon of={CircleAlert} size={14} />
          {say('errors', { count: errors })}
        </span>
      );
    case 'warnings':
      return (
        <>
          <span className={classes(styles.state, styles.warn, 'st warn')}>
            <Icon of={TriangleAlert} size={14} />
            {say('warnings', { count: warnings })}
          </span>
          <span className={styles.description} title={told(first?.message ?? '')}>
            {told(first?.message ?? '')}
          </span>
        </>
      );
    case 'valid':
      return (
        <span className={classes(styles.state, 'st')}>
          <StatusDot state="on" />
          {say('valid')}
        </span>
      );
    case 'disabled':
      return (
        <span className={classes(styles.state, styles.quiet, 'st m')}>
          <StatusDot state="off" />
          {say('disabled')}
        </span>
      );
  }
}

/** At most two lines: two triggers, or one with its condition. */
function Starts({ sop }: { readonly sop: Sop | null }) {
  const { say } = useSay('sops');
  if (sop === null || sop.triggers.length === 0)
    return <span className={classes(styles.quiet, 'm')}>{say('noTrigger')}</span>;
  const events = eventTriggers(sop.triggers);
  const [first = sop.triggers[0], second] = events.length > 0 ? events : sop.triggers;
  if (first === undefined) return null;
  const condition = conditionOf(first);
  const more = Math.max(0, events.length - (condition === null && second !== undefined ? 2 : 1));
  return (
    <>
      <TriggerLine trigger={first} />
      {condition !== null ? (
        <span className={classes(styles.description, styles.indented)}>
          {say('when')} <span className={classes(styles.code, 'code')}>{condition}</span>{' '}
          <TriggerTimes trigger={first} />
          {more > 0 ? `, ${say('moreTriggers', { count: more })}` : ''}
        </span>
      ) : second !== undefined ? (
        <span className={styles.twoLines}>
          <TriggerLine trigger={second} />
          {more > 0 ? (
            <span className={styles.description}>{say('moreTriggers', { count: more })}</span>
          ) : null}
        </span>
      ) : more > 0 ? (
        <span className={classes(styles.description, styles.indented)}>
          {say('moreTriggers', { count: more })}
        </span>
      ) : null}
    </>
  );
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A schedule counts in a zone of its own; the time here alone would look wrong. */
const timeIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    at,
  );

const heldWord = {
  'procedures-off': 'notOff',
  'cut-off': 'notCutOff',
  'triggers-paused': 'notPaused',
} as const satisfies Record<StartsHeld, Word<'sops'>>;

function Next({ row, now }: { readonly row: SopListRow; readonly now: number }) {
  const { say, language } = useSay('sops');
  const noBroker = useApp(withoutBroker);
  if (row.state === 'disabled')
    return <span className={classes(styles.quiet, 'm')}>{say('notDisabled')}</span>;
  if (row.sop === null) return <span className="bad">{say('notBroken')}</span>;
  if (row.held !== null) return <span className={classes(styles.quiet, 'm')}>{say(heldWord[row.held])}</span>;
  const rests =
    row.sop.cooldownSecs > 0
      ? say('rests', { time: durationText(row.sop.cooldownSecs * 1000, language) })
      : '';
  if (row.nextFireAt !== null) {
    return (
      <span className="t">
        {momentText(row.nextFireAt, now, language)}
        <span className={styles.description}>
          {say('nextIn', { time: durationText(Math.max(0, row.nextFireAt - now), language) })}
          {row.nextFireZone === undefined || row.nextFireZone === ownZone
            ? null
            : ` · ${say('nextThere', { time: timeIn(row.nextFireZone, row.nextFireAt), zone: row.nextFireZone })}`}
        </span>
      </span>
    );
  }
  const [counts] = (row.underWay ?? []).filter(({ timing }) => isCounting(timing));
  if (counts !== undefined) {
    const { state, ms, ofMs } = counts.timing;
    return (
      <span>
        {say(state === 'absent' ? 'silentFor' : state === 'counts' ? 'counting' : 'countingStands', {
          time: durationText(ms, language),
          of: durationText(ofMs, language),
        })}
        <span className={styles.description}>{counts.key}</span>
      </span>
    );
  }
  const events = eventTriggers(row.sop.triggers);
  if (noBroker && events.length > 0 && events.every(({ type }) => type === 'mqtt'))
    return (
      <a className={classes(styles.warn, 'warn')} href={hrefOf('settings', 'mqtt')}>
        {say('noBroker')}
      </a>
    );
  return (
    <span>
      {say(events.length > 0 ? 'onEvent' : 'nextByHand')}
      <span className={styles.description}>{rests}</span>
    </span>
  );
}

const isCounting = ({ state }: TriggerTiming): boolean =>
  state === 'counts' || state === 'stands-still' || state === 'absent';
