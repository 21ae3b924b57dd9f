import type { Scope } from '../base/scope';
import { MqttClient, type MqttClientOptions } from '../mqtt/client';
import type { Foundation } from './foundation';
import { Oversize } from './oversize';
import { tellSessionLost } from './session-lost';

/** The client on `[mqtt]`, without a broker yet: the configuration comes with `configure`. */
export function openBroker(
  foundation: Foundation,
  onMessage: MqttClientOptions['onMessage'],
  scope: Scope,
): MqttClient {
  const { clock, logger, problems, incidents, mqttSessions, config } = foundation;
  const oversize = new Oversize(foundation);
  return scope.own(
    new MqttClient({
      clock,
      logger,
      problems,
      onMessage,
      heldTopics: {
        load: (session) => mqttSessions.topics(session),
        save: (session, topics) => {
          mqttSessions.saveTopics(session, topics);
        },
      },
      connectedTimes: {
        load: (session) => mqttSessions.lastConnected(session),
        save: (session, at) => {
          mqttSessions.saveConnected(session, at);
        },
      },
      onSessionLost: (address, from) => {
        tellSessionLost({ incidents, timezone: () => config().sop.timezone }, address, from, clock.now());
      },
      handledMessages: mqttSessions,
      onOversize: (topic, bytes, retained) => {
        oversize.take(topic, bytes, retained);
      },
    }),
  );
}
