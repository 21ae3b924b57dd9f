import type { DraftedCall } from '../../../shared/run';
import { NowAfter } from '../../entities/evidence/now-after';
import { levelOf, type Part } from '../../entities/approval/action-sentence';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** The one sentence of a card; what machines read is set in mono. */
export function Sentence({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map((part, index) =>
    part.kind === 'code' ? (
      <span className={classes(styles.mono, 'code')} key={index}>
        {part.text.replaceAll('-', '\u2011')}
      </span>
    ) : (
      part.text
    ),
  );
}

/**
 * Beside one call that writes a pin: its level now and after; once the question is settled, as it was read
 * before.
 */
export function WritesPin({
  calls,
  settled,
}: {
  readonly calls: readonly DraftedCall[] | null;
  readonly settled: boolean;
}) {
  const writes = calls?.filter((call) => call.tool === 'gpio_write') ?? [];
  const [only] = writes;
  const value = only === undefined || writes.length > 1 ? null : levelOf(only.arguments.value);
  const pin = Number(only?.arguments.pin);
  if (only === undefined || value === null || !Number.isInteger(pin)) return null;
  return (
    <NowAfter
      board={typeof only.arguments.board === 'string' ? only.arguments.board : null}
      pin={pin}
      value={value}
      settled={settled}
    />
  );
}
