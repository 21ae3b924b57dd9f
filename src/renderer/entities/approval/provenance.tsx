import type { ReactNode } from 'react';
import type { Json } from '../../../shared/json';
import type { Origin } from '../../../domain/approval/origins';
import { isFixed, type Provenance, type SameAs } from '../../../shared/run';
import { shortened } from '../../../shared/shortened';
import { visible } from '../../../shared/visible';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approval.module.css';

const classOf: Record<Provenance, string> = {
  sop: 'pv sop',
  config: 'pv sop',
  payload: 'pv pay',
  handed: 'pv mod',
  result: 'pv pay',
  model: 'pv mod',
  hook: 'pv mod',
  person: 'pv you',
};

/**
 * Underlines a value by where it came from: solid = SOP text or config.toml, double = what the run was told
 * (payload, earlier results), dashed = model or hook, thick = a person. Goes with its word.
 */
export function ProvenanceMark({
  from,
  children,
}: {
  readonly from: Provenance | undefined;
  readonly children: ReactNode;
}) {
  return <span className={from === undefined ? '' : classOf[from]}>{children}</span>;
}

/** Who put the value there; of the model's, all places where it stands as well. */
export function ProvenanceWord({ origin }: { readonly origin: Origin | undefined }) {
  const { say } = useSay('kit');
  if (origin === undefined) return null;
  const words: Record<Provenance, string> = {
    sop: say('fromSop'),
    config: say('fromConfig'),
    payload: say('fromPayload'),
    handed: say('fromHanded'),
    result: say('fromResult'),
    model: say('fromModel'),
    hook: say('fromHook'),
    person: say('fromPerson'),
  };
  const place = (same: SameAs): string => {
    switch (same.in) {
      case 'procedure':
        return say('sameInProcedure');
      case 'event':
        return say('sameInEvent');
      case 'handed':
        return say('sameInHanded');
      case 'result':
        return say('sameInResult', { step: same.step });
      case 'item':
      case 'remembered':
      case 'clock':
        return source(same);
    }
  };
  const source = (place: SameAs): string => {
    switch (place.in) {
      case 'procedure':
        return say('sourceProcedure');
      case 'event':
        return say('sourceEvent');
      case 'handed':
        return say('sourceHanded');
      case 'item':
        return say('sourceItem');
      case 'remembered':
        return say('sourceRemembered');
      case 'clock':
        return say('sourceClock');
      case 'result':
        return say('sourceResult', { step: place.step });
    }
  };
  if (origin.from !== 'model' && origin.made !== undefined)
    return (
      <span className="pm ink" data-part="origin">
        {say('workedOut', { of: origin.made.map(source).join(', ') })}
      </span>
    );
  if (origin.from !== 'model' || origin.same === null)
    return (
      <span className={isFixed(origin.from) ? 'pm' : 'pm ink'} data-part="origin">
        {words[origin.from]}
      </span>
    );
  return origin.same.length === 0 ? (
    <span className="pm ink" data-part="origin">
      {say('onlyModel')}
    </span>
  ) : (
    <span className="pm ink same" data-part="origin">
      {origin.same.map((same) => (
        <span key={JSON.stringify(same)}>{place(same)}</span>
      ))}
    </span>
  );
}

/** The voice of a person on a value: what stood there before, and who had put it there. */
export function WasWord({ value, from }: { readonly value: Json; readonly from: Provenance | undefined }) {
  const { say } = useSay('kit');
  const words: Record<Provenance, string> = {
    sop: say('byProcedure'),
    config: say('byConfig'),
    payload: say('byPayload'),
    handed: say('byHanded'),
    result: say('byResult'),
    model: say('byModel'),
    hook: say('byHook'),
    person: say('byPerson'),
  };
  const text = visible(typeof value === 'string' ? value : JSON.stringify(value));
  return (
    <span className={classes(styles.was, 'pm ink')} data-part="origin">
      {say('wasBy', { value: shortened(text, 24), by: words[from ?? 'model'] })}
    </span>
  );
}
