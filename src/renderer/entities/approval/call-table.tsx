import type { ReactNode } from 'react';
import type { Json, JsonObject } from '../../../shared/json';
import { originOf, type Origin } from '../../../domain/approval/origins';
import type { DraftedCall, Provenance, Same } from '../../../shared/run';
import { meaningOf, pinNameOf, type NamedPins } from '../../../shared/pin-names';
import { visible } from '../../../shared/visible';
import { useNamedPins } from '../evidence/pin-names';
import { levelOf } from './action-sentence';
import { ProvenanceMark, ProvenanceWord, WasWord } from './provenance';
import { classes } from '../../kit/classes';
import styles from './approval.module.css';

/** Arguments longer than this are shown as a block that scrolls. */
const longText = 120;

/** Longer ones take a line of their own where there is little room. */
const shortText = 20;

export const argumentText = (value: Json): string =>
  visible(
    typeof value === 'string'
      ? JSON.stringify(value)
      : JSON.stringify(value, null, typeof value === 'object' && value !== null ? 2 : undefined),
  );

/** A tool call: its name, its arguments row by row, and where each value came from. Nothing is cut off. */
export function CallTable({
  name,
  args,
  provenance,
  same,
  was,
  aside,
  narrow = false,
}: {
  readonly name: string;
  readonly args: JsonObject;
  readonly provenance: Readonly<Record<string, Provenance>>;
  readonly same?: Same | undefined;
  /** What stood there before a person wrote another value. */ readonly was?: DraftedCall['was'];
  readonly aside?: ReactNode;
  /** Beside a sheet, where a line is short: no rules, and a long value below its name. */
  readonly narrow?: boolean;
}) {
  return (
    <div
      className={classes(styles.call, narrow && styles.narrow)}
      data-part="call"
      role="group"
      aria-label={name}
    >
      <div className={styles.callName}>
        <span>{visible(name)}</span>
        {aside}
      </div>
      <dl>
        {Object.entries(args).map(([key, value]) => (
          <div
            className={classes(styles.argument, argumentText(value).length > shortText && styles.wide)}
            key={key}
          >
            <dt>{visible(key)}</dt>
            <dd>
              <ArgumentValue value={value} from={provenance[key]} />
              <ArgumentMeaning tool={name} args={args} name={key} />
            </dd>
            <ProvenanceCell origin={originOf({ provenance, same }, key)} was={was?.[key]} />
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What a person calls it, beside the number that is sent. */
export function ArgumentMeaning({
  tool,
  args,
  name,
}: {
  readonly tool: string;
  readonly args: JsonObject;
  readonly name: string;
}) {
  const text = meaningOfArgument(tool, args, name, useNamedPins());
  return text === null ? null : (
    <span className={styles.means} data-part="means">
      {visible(text)}
    </span>
  );
}

function meaningOfArgument(
  tool: string,
  args: JsonObject,
  key: string,
  boards: readonly NamedPins[],
): string | null {
  if (tool !== 'gpio_write' && tool !== 'gpio_read') return null;
  const named = pinNameOf(boards, args['board'], args['pin']);
  const level = levelOf(args['value']);
  if (key === 'pin') return named?.name ?? null;
  return key === 'value' && level !== null ? meaningOf(named, level) : null;
}

function ProvenanceCell({
  origin,
  was,
}: {
  readonly origin: Origin | undefined;
  readonly was: NonNullable<DraftedCall['was']>[string] | undefined;
}) {
  if (was !== undefined)
    return (
      <dd>
        <WasWord value={was.value} from={was.from} />
      </dd>
    );
  return (
    <dd>
      <ProvenanceWord origin={origin} />
    </dd>
  );
}

function ArgumentValue({ value, from }: { readonly value: Json; readonly from: Provenance | undefined }) {
  const text = argumentText(value);
  if (text.length <= longText && !text.includes('\n'))
    return <ProvenanceMark from={from}>{text}</ProvenanceMark>;
  return (
    <span className={styles.long} tabIndex={0}>
      {typeof value === 'string' ? visible(value) : text}
    </span>
  );
}
