import type { EventSource } from '../../../shared/sop';
import type { Word } from '../../i18n/use-say';

/** What started a run that waits. */
export const sourceWord: Readonly<Record<EventSource, Word<'approvals'>>> = {
  mqtt: 'mqtt',
  webhook: 'webhook',
  cron: 'cron',
  peripheral: 'peripheral',
  absence: 'absence',
  window: 'window',
  procedure: 'procedureEnded',
  file: 'fileSeen',
  message: 'messageSeen',
  amqp: 'queueSeen',
  manual: 'manual',
};
