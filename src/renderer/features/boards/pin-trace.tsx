import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useApp } from '../../entities/engine/app-store';
import { windowMs } from './boards-state';
import styles from './boards.module.css';

const height = 28;

/** One pin over the last minute as a stepped line in ink; empty where its level was not known. */
export function PinTrace({
  trace,
  label,
}: {
  readonly trace: readonly [number[], (number | null)[]];
  readonly label: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const theme = useApp((state) => state.preferences.theme);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const made = new uPlot(options(element), [[], []], element);
    plot.current = made;
    const observer = new ResizeObserver(() => {
      made.setSize({ width: element.clientWidth, height });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.destroy();
      plot.current = null;
    };
  }, [theme]);
  useEffect(() => {
    const [times, levels] = trace;
    const to = times.at(-1) ?? 0;
    plot.current?.batch(() => {
      plot.current?.setData([times, levels], false);
      plot.current?.setScale('x', { min: to - windowMs / 1000, max: to });
    });
  });
  return <div ref={place} className={styles.trace} role="img" aria-label={label} />;
}

const stepped = uPlot.paths.stepped?.({ align: 1 });

const options = (element: HTMLElement): uPlot.Options => ({
  width: element.clientWidth,
  height,
  cursor: { show: false },
  legend: { show: false },
  axes: [{ show: false }, { show: false }],
  padding: [5, 0, 5, 0],
  scales: { x: { time: false, auto: false }, y: { auto: false, range: [0, 1] } },
  series: [
    {},
    {
      stroke: getComputedStyle(element).getPropertyValue('--ink'),
      width: 1.5,
      points: { show: false },
      ...(stepped === undefined ? {} : { paths: stepped }),
    },
  ],
});
