import type { ReactNode } from 'react';
import { agoText, clockTime, durationText } from '../../kit/time-format';
import { useNow } from '../../kit/use-now';
import type { Evidence } from '../../../shared/evidence';
import { evidenceView, plotShape, windowMs, type EvidenceView } from './evidence-view';
import { labelPlace } from './label-place';
import { useEvidence } from './use-evidence';
import { useSay, type Say } from '../../i18n/use-say';
import type { Language } from '../../../shared/language';
import { classes } from '../../kit/classes';
import styles from './evidence.module.css';

const height = 84;
/** Room for the end of the line and what stands over its edge. */
const edge = 12;
/** No letter of the labels is wider on average, Korean ones included. */
const letterWidth = 7;
const ticks = [0, 1 / 3, 2 / 3] as const;

/**
 * The signal that started a run: a minute of it, or of a slow one its last readings, in ink, its limit dotted, and how old the reading is. `none`
 * where nothing is measured.
 */
export function EvidenceStrip({
  runId,
  endedAt,
  width = 360,
  none = null,
}: {
  readonly runId: string;
  readonly endedAt: number | null;
  readonly width?: number;
  readonly none?: ReactNode;
}) {
  const { say, language } = useSay('evidence');
  const known = useEvidence(runId, endedAt === null);
  const now = useNow(1000);
  if (known === null) return none;
  const view = evidenceView(known, endedAt, now);
  if (view === null)
    return (
      <p className="note" data-part="note">
        {say('never')}
      </p>
    );
  return (
    <figure className={styles.strip} data-part="evidence">
      <figcaption>
        <Value evidence={known} view={view} now={now} say={say} language={language} />
        {view.state === 'live' ? (
          <span className={styles.age}> · {ageText(view, now, say, language)}</span>
        ) : (
          <div
            className={classes(styles.age, view.state === 'silent' && styles.silent)}
            role={view.state === 'silent' ? 'status' : undefined}
          >
            {ageText(view, now, say, language)}
          </div>
        )}
      </figcaption>
      {view.drawable ? (
        <Plot evidence={known} view={view} say={say} language={language} width={width} />
      ) : null}
    </figure>
  );
}

interface Shown {
  readonly evidence: Evidence;
  readonly view: EvidenceView;
  readonly say: Say<'evidence'>;
}

function Value({
  evidence,
  view,
  now,
  say,
  language,
}: Shown & { readonly now: number; readonly language: Language }) {
  const { limit, unit, name } = evidence;
  const overMs = view.overSince === null ? 0 : (view.state === 'live' ? now : view.to) - view.overSince;
  const over = overMs < 1000 ? null : durationText(overMs, language);
  return (
    <>
      {say(view.state === 'live' ? 'nameNow' : 'nameThen', { name: name === '' ? say('value') : name })}{' '}
      <b className="t">{withUnit(view.last.value, unit)}</b>
      {limit === null ? null : (
        <>
          , <span className="t">{say('limit', { operator: limit.operator, limit: limit.value })}</span>
        </>
      )}
      {over === null ? null : <>, {say(view.overBefore ? 'overAtLeast' : 'overFor', { time: over })}</>}
    </>
  );
}

function Plot({
  evidence,
  view,
  say,
  language,
  width: all,
}: Shown & { readonly width: number; readonly language: Language }) {
  const size = { width: all - edge, height };
  const shape = plotShape(view, evidence, size);
  const limitText =
    evidence.limit === null ? '' : say('limitLine', { limit: withUnit(evidence.limit.value, evidence.unit) });
  const label =
    shape.limitY === null
      ? null
      : labelPlace(shape.corners, shape.limitY, limitText.length * letterWidth, size);
  return (
    <svg
      className={styles.plot}
      data-part="plot"
      width={all}
      height={size.height + 32}
      viewBox={`0 0 ${String(all)} ${String(size.height + 32)}`}
      role="img"
      aria-label={say('plotLabel', {
        topic: evidence.topic,
        value: withUnit(view.last.value, evidence.unit),
        limit: limitText,
      })}
    >
      <g transform="translate(0 6)">
        {shape.over === '' ? null : <path className={styles.exceeded} d={shape.over} />}
        {shape.limitY === null ? null : (
          <line className={styles.limit} x1="0" x2={size.width} y1={shape.limitY} y2={shape.limitY} />
        )}
        <path className={styles.curve} data-part="curve" d={shape.line} />
        {label === null ? null : (
          <text
            className={classes(styles.label, styles.onLine)}
            x={label.x}
            y={label.y}
            textAnchor={label.side === 'right' ? 'end' : 'start'}
          >
            {limitText}
          </text>
        )}
        <circle className={styles.end} cx={shape.end.x} cy={shape.end.y} r="3" />
        <line className={styles.axis} x1="0" x2={size.width} y1={size.height + 6} y2={size.height + 6} />
        {ticks.map((share) => (
          <g key={share} transform={`translate(${String(share * size.width)} ${String(size.height + 6)})`}>
            <line className={styles.axis} y2="4" />
            <text className={styles.label} y="16" textAnchor={share === 0 ? 'start' : 'middle'}>
              {tickText(share, view, say, language)}
            </text>
          </g>
        ))}
        <text className={styles.label} x={size.width} y={size.height + 22} textAnchor="end">
          {say(view.state === 'live' ? 'axisNow' : view.state === 'past' ? 'axisStarted' : 'axisLast')}
        </text>
      </g>
    </svg>
  );
}

/** How long before the end a tick is; the first one says it in words. */
function tickText(
  share: number,
  { from, to }: Pick<EvidenceView, 'from' | 'to'>,
  say: Say<'evidence'>,
  language: Language,
): string {
  // Times of that kind have no room beside each other.
  if (to - from > windowMs)
    return share === 0 ? say('axisBefore', { time: durationText(to - from, language) }) : '';
  return share === 0 ? say('axisStart') : String(Math.round(60 * (1 - share)));
}

function ageText(view: EvidenceView, now: number, say: Say<'evidence'>, language: Language): string {
  if (view.state === 'past') return say('agePast', { time: clockTime(view.last.at, language) });
  const age = agoText(view.heardAt, now, language);
  return view.state === 'silent'
    ? say('ageSilent', { time: clockTime(view.heardAt, language), ago: age })
    : say('ageLive', { ago: age });
}

const withUnit = (value: number, unit: string | null): string =>
  `${String(Math.round(value * 1000) / 1000)}${unit === null ? '' : ` ${unit}`}`;
