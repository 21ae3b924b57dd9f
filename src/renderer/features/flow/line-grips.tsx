import type { Bracket } from './flow-layout';
import { useGrab } from './use-flow-drag';
import { useSay } from '../../i18n/use-say';
import styles from './flow.module.css';

/** Where lines are taken hold of with the mouse; by keyboard the foot of the sheet does the same. */
export function LineGrips({
  number,
  shown,
  isCheckpoint,
}: {
  readonly number: number;
  readonly shown: number;
  readonly isCheckpoint: boolean;
}) {
  const { say } = useSay('flow');
  const grab = useGrab();
  return (
    <span className={styles.grips} data-part="grips" aria-hidden="true">
      <i
        className={styles.next}
        data-part="next"
        title={say('grabNext', { step: shown })}
        onPointerDown={(event) => {
          grab('next', [number], event);
        }}
      >
        <small>{say('ringNext')}</small>
      </i>
      {isCheckpoint ? null : (
        <i
          className={styles.failure}
          data-part="failure"
          title={say('grabFailure', { step: shown })}
          onPointerDown={(event) => {
            grab('failure', [number], event);
          }}
        >
          <small>{say('ringFails')}</small>
        </i>
      )}
    </span>
  );
}

/** The arrows that arrive at a place: each can be dragged to another. `y`: their height in the row. */
export function ArrowEnds({
  brackets,
  left,
  y,
}: {
  readonly brackets: readonly Bracket[];
  readonly left: number;
  readonly y: number;
}) {
  const { say } = useSay('flow');
  const grab = useGrab();
  return brackets
    .filter(({ lane }) => lane !== null)
    .map(({ kind, from }) => (
      <i
        key={kind}
        className={styles.arrowEnd}
        data-part="arrow-end"
        aria-hidden="true"
        title={say('grabArrow')}
        style={{ left, top: y }}
        onPointerDown={(event) => {
          grab(kind, from, event);
        }}
      />
    ));
}
