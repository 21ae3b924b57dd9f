import type { EventSource } from '../../../shared/sop';
import type { Word } from '../../i18n/use-say';

/** How each kind of start is called. */
export const sourceWord: Readonly<Record<EventSource, Word<'editor'>>> = {
  mqtt: 'byMqtt',
  webhook: 'byWebhook',
  cron: 'byCron',
  peripheral: 'byPeripheral',
  absence: 'byAbsence',
  window: 'byWindow',
  procedure: 'byProcedure',
  file: 'byFile',
  message: 'byMessage',
  amqp: 'byQueue',
  manual: 'byManual',
};
