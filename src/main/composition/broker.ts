import type { Scope } from '../base/scope';
import { MqttClient, type MqttClientOptions } from '../mqtt/client';
import type { Notifier } from '../ports/notifier';
import type { Foundation } from './foundation';
import { Oversize } from './oversize';

/** The client on `[mqtt]`, without a broker yet: the configuration comes with `configure`. */
export function openBroker(foundation: Foundation, onMessage: MqttClientOptions['onMessage'], notifier: Pick<Notifier, 'notify'>, scope: Scope): MqttClient {
  const { clock, logger, problems, mqttSessions } = foundation;
  const oversize = new Oversize(foundation, notifier);
  return scope.own(new MqttClient({
    config: null,
    clock,
    logger,
    problems,
    onMessage,
    heldTopics: { load: (session) => mqttSessions.topics(session), save: (session, topics) => { mqttSessions.saveTopics(session, topics); } },
    handledMessages: mqttSessions,
    onOversize: (topic, bytes, retained) => { oversize.take(topic, bytes, retained); },
  }));
}
