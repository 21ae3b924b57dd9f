import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { BackTest } from '../../../shared/back-test';
import { dayText } from '../../kit/time-format';
import { useApp } from '../../entities/engine/app-store';
import { useSay } from '../../i18n/use-say';
import styles from './trial.module.css';

const height = 132;
const dayMs = 24 * 60 * 60 * 1000;
/** A longer silence breaks the line. */
const joinedMs = 6 * 60 * 60 * 1000;

/**
 * The highest of each hour in ink, the limit dotted, a dot where a run would have started and "+n" for those
 * that were held.
 */
export function BackTestPlot({ tried, days }: { readonly tried: BackTest; readonly days: number }) {
  const { say, language } = useSay('trial');
  const theme = useApp((state) => state.preferences.theme);
  const place = useRef<HTMLDivElement>(null);
  const starts = say('starts', { count: tried.starts });
  const label =
    tried.compared === null
      ? say('plotStarts', { days, starts })
      : say('plot', { days, subject: tried.compared.subject, limit: tried.compared.limit, starts });
  const limitText = tried.compared === null ? '' : say('limit', { limit: tried.compared.limit });
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const plot = new uPlot(
      options(element, tried, limitText, (at) => dayText(at, language)),
      dataOf(tried),
      element,
    );
    const observer = new ResizeObserver(() => {
      plot.setSize({ width: element.clientWidth, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [tried, theme, language, limitText]);
  return <div ref={place} className={styles.plot} data-part="plot" role="img" aria-label={label} />;
}

/** Times in seconds, with a hole where nothing came for long. */
function dataOf({ hours, compared }: BackTest): uPlot.AlignedData {
  const times: number[] = [];
  const values: (number | null)[] = [];
  for (const [index, { at, highest }] of hours.entries()) {
    const before = hours[index - 1];
    if (before !== undefined && at - before.at > joinedMs) {
      times.push((before.at + 1) / 1000);
      values.push(null);
    }
    times.push(at / 1000);
    values.push(compared === null ? null : highest);
  }
  return [times, values];
}

function options(
  element: HTMLElement,
  tried: BackTest,
  limitText: string,
  dayOf: (at: number) => string,
): uPlot.Options {
  const style = getComputedStyle(element);
  const color = (token: string): string => style.getPropertyValue(token).trim();
  const { compared, hours } = tried;
  const values = [...hours.map(({ highest }) => highest), ...(compared === null ? [0, 1] : [compared.limit])];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low || 1) * 0.15;
  const font = `11px ${style.fontFamily}`;
  return {
    width: element.clientWidth,
    height,
    cursor: { show: false },
    legend: { show: false },
    padding: [12, 8, 0, 8],
    scales: {
      x: { auto: false, range: [tried.from / 1000, tried.to / 1000] },
      y: { auto: false, range: [low - room, high + room] },
    },
    axes: [
      {
        font,
        size: 24,
        gap: 4,
        stroke: color('--print-3'),
        grid: { show: false },
        ticks: { size: 4, stroke: color('--rule-2'), width: 1 },
        border: { show: true, stroke: color('--rule-2'), width: 1 },
        splits: () => midnights(tried),
        values: (_plot, splits) => splits.map((at) => dayOf(at * 1000)),
      },
      { show: false },
    ],
    series: [
      {},
      { stroke: color('--ink'), width: 1.5, points: { show: hours.length < 3, size: 4 }, spanGaps: false },
    ],
    hooks: {
      draw: [
        (plot) => {
          drawMarks(plot, tried, {
            ink: color('--ink'),
            print: color('--print'),
            note: color('--print-3'),
            font,
            limitText,
          });
        },
      ],
    },
  };
}

/** Where the days begin, by the clock on the wall. */
function midnights({ from, to }: BackTest): number[] {
  const first = new Date(from);
  const found: number[] = [];
  for (let day = 1; found.length <= (to - from) / dayMs; day += 1) {
    const at = new Date(first.getFullYear(), first.getMonth(), first.getDate() + day).getTime();
    if (at > to) break;
    found.push(at / 1000);
  }
  return found;
}

interface Ink {
  readonly ink: string;
  readonly print: string;
  readonly note: string;
  readonly font: string;
  readonly limitText: string;
}

function drawMarks(
  plot: uPlot,
  { compared, marks }: BackTest,
  { ink, print, note, font, limitText }: Ink,
): void {
  const { ctx, bbox } = plot;
  const scale = uPlot.pxRatio;
  ctx.save();
  ctx.textBaseline = 'alphabetic';
  ctx.font = font.replace('11px', `${String(11 * scale)}px`);
  if (compared !== null) {
    const y = Math.round(plot.valToPos(compared.limit, 'y', true)) + 0.5;
    ctx.strokeStyle = print;
    ctx.lineWidth = scale;
    ctx.setLineDash([2 * scale, 3 * scale]);
    ctx.beginPath();
    ctx.moveTo(bbox.left, y);
    ctx.lineTo(bbox.left + bbox.width, y);
    ctx.stroke();
    ctx.setLineDash([]);
    ctx.fillStyle = note;
    ctx.textAlign = 'right';
    ctx.fillText(limitText, bbox.left + bbox.width, y - 5 * scale);
  }
  let free = -Infinity;
  for (const [index, { at, value, held }] of marks.entries()) {
    const x = plot.valToPos(at / 1000, 'x', true);
    const y = value === null ? bbox.top + bbox.height - 8 * scale : plot.valToPos(value, 'y', true);
    ctx.fillStyle = ink;
    ctx.beginPath();
    ctx.arc(x, y, 4 * scale, 0, Math.PI * 2);
    ctx.fill();
    // Figures that would lie on one another are left out; the counts are above.
    const next = marks[index + 1];
    if (
      held === 0 ||
      x < free ||
      (next !== undefined && plot.valToPos(next.at / 1000, 'x', true) < x + 30 * scale)
    )
      continue;
    const atEnd = x > bbox.left + bbox.width - 40 * scale;
    ctx.textAlign = atEnd ? 'right' : 'left';
    ctx.fillText(`+${String(held)}`, x + (atEnd ? -8 : 8) * scale, y + 4 * scale);
    free = x + 36 * scale;
  }
  ctx.restore();
}
