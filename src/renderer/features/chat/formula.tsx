import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLoaded } from '../../kit/use-loaded';
import type { Formula as Written } from './math-marks';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** Nobody reads a longer one; it is shown as it was written. */
const longest = 2_000;

const loadMath = async () => (await import('./draw-formula')).drawnFormula;

/**
 * A formula, in an element of its own: what is written in it can neither be a link, nor a picture, nor reach
 * beyond its box. What cannot be read as one is shown as it was written.
 */
export function Formula({ tex, display }: Written) {
  const place = useRef<HTMLSpanElement>(null);
  const draw = useLoaded(loadMath);
  const drawn = useMemo(
    () => (tex.length > longest ? null : (draw?.({ tex, display }) ?? null)),
    [draw, tex, display],
  );
  useLayoutEffect(() => {
    if (drawn !== null) place.current?.replaceChildren(drawn);
  }, [drawn]);
  return drawn === null ? (
    <code>{tex}</code>
  ) : (
    <span
      ref={place}
      className={display ? classes(styles.formula, styles.display) : styles.formula}
      data-part="formula"
      {...(display ? { tabIndex: 0 } : {})}
    />
  );
}
