import type { EventSource } from '../../../shared/sop';
import type { EditorWord } from './use-say';

/** How each kind of start is called. */
export const sourceWord: Readonly<Record<EventSource, EditorWord>> = {
  mqtt: 'byMqtt',
  webhook: 'byWebhook',
  cron: 'byCron',
  peripheral: 'byPeripheral',
  absence: 'byAbsence',
  manual: 'byManual',
};
