import type { ReactNode } from 'react';
import type { Json } from '../../shared/json';
import { useTranslation } from 'react-i18next';
import { isFixed, type Provenance } from '../../shared/run';
import { shortened } from '../../shared/shortened';
import { visible } from '../../shared/visible';

const classOf: Record<Provenance, string> = {
  sop: 'pv sop',
  config: 'pv sop',
  payload: 'pv pay',
  result: 'pv pay',
  model: 'pv mod',
  person: 'pv you',
};

/**
 * Underlines a value by where it came from: solid = SOP text or config.toml, double = what the run was told
 * (payload, earlier results), dashed = model, thick = a person. Goes with its word.
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

export function ProvenanceWord({ from }: { readonly from: Provenance | undefined }) {
  const { t } = useTranslation('components');
  if (from === undefined) return null;
  const words: Record<Provenance, string> = {
    sop: t('fromSop'),
    config: t('fromConfig'),
    payload: t('fromPayload'),
    result: t('fromResult'),
    model: t('fromModel'),
    person: t('fromPerson'),
  };
  return <span className={isFixed(from) ? 'pm' : 'pm ink'}>{words[from]}</span>;
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
    person: t('byPerson'),
  };
  const text = visible(typeof value === 'string' ? value : JSON.stringify(value));
  return (
    <span className="pm ink was">
      {t('wasBy', { value: shortened(text, 24), by: words[from ?? 'model'] })}
    </span>
  );
}
