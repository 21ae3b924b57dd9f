import { SlidersHorizontal } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Icon } from '../../components/icons';
import { SamplingFields } from '../models/sampling-fields';
import type { useConversationModel } from './use-conversation-model';

/** How the answers of this conversation are drawn, and whether its model thinks before them. */
export function SamplingButton({
  current,
  setSampling,
}: Pick<ReturnType<typeof useConversationModel>, 'current' | 'setSampling'>) {
  const { t } = useTranslation('chat');
  const sampling = current?.sampling;
  if (sampling === undefined) return null;
  const { own, otherwise, makers, canThink } = sampling;
  const count = Object.keys(own).length;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button
          type="button"
          className="btn bare ic sampling-button"
          aria-label={t(count === 0 ? 'sampling' : 'samplingSet', { count })}
          title={t(count === 0 ? 'sampling' : 'samplingSet', { count })}
        >
          <Icon of={SlidersHorizontal} />
          {count === 0 ? null : <i className="sampling-mark" aria-hidden="true" />}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="pop sampling-pop"
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('sampling')}
        >
          <h3>{t('sampling')}</h3>
          <SamplingFields
            own={own}
            otherwise={otherwise}
            canThink={canThink}
            onServer={canThink === null}
            onChange={(next) => void setSampling(next)}
          />
          <p className="note">
            {canThink === null
              ? t('samplingOfServer')
              : makers === null
                ? t('samplingUsual')
                : t(makers === 'file' ? 'samplingOfFile' : 'samplingOfMakers', { family: makers })}
          </p>
          {count === 0 ? null : (
            <Button size="sm" onClick={() => void setSampling({})}>
              {t('samplingReset')}
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
