import type { ReactNode } from 'react';
import type { Json } from '../../shared/json';
import { useTranslation } from 'react-i18next';
import type { Origin } from '../../domain/approval/origins';
import { isFixed, type Provenance, type SameAs } from '../../shared/run';
import { shortened } from '../../shared/shortened';
import { visible } from '../../shared/visible';

const classOf: Record<Provenance, string> = {
  sop: 'pv sop',
  config: 'pv sop',
  payload: 'pv pay',
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
  const { t } = useTranslation('components');
  if (origin === undefined) return null;
  const words: Record<Provenance, string> = {
    sop: t('fromSop'),
    config: t('fromConfig'),
    payload: t('fromPayload'),
    result: t('fromResult'),
    model: t('fromModel'),
    hook: t('fromHook'),
    person: t('fromPerson'),
  };
  const place = (same: SameAs): string => {
    switch (same.in) {
      case 'procedure':
        return t('sameInProcedure');
      case 'event':
        return t('sameInEvent');
      case 'result':
        return t('sameInResult', { step: same.step });
    }
  };
  if (origin.from !== 'model' || origin.same === null)
    return <span className={isFixed(origin.from) ? 'pm' : 'pm ink'}>{words[origin.from]}</span>;
  return origin.same.length === 0 ? (
    <span className="pm ink">{t('onlyModel')}</span>
  ) : (
    <span className="pm ink same">
      {origin.same.map((same) => (
        <span key={JSON.stringify(same)}>{place(same)}</span>
      ))}
    </span>
  );
}

/** The voice of a person on a value: what stood there before, and who had put it there. */
export function WasWord({ value, from }: { readonly value: Json; readonly from: Provenance | undefined }) {
  const { t } = useTranslation('components');
  const words: Record<Provenance, string> = {
    sop: t('byProcedure'),
    config: t('byConfig'),
    payload: t('byPayload'),
    result: t('byResult'),
    model: t('byModel'),
    hook: t('byHook'),
    person: t('byPerson'),
  };
  const text = visible(typeof value === 'string' ? value : JSON.stringify(value));
  return (
    <span className="pm ink was">
      {t('wasBy', { value: shortened(text, 24), by: words[from ?? 'model'] })}
    </span>
  );
}
