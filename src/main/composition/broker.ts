import type { Scope } from '../base/scope';
import { MqttClient, type MqttClientOptions } from '../mqtt/client';
import type { Foundation } from './foundation';

/** The client on `[mqtt]`, without a broker yet: the configuration comes with `configure`. */
export function openBroker(foundation: Foundation, onMessage: MqttClientOptions['onMessage'], scope: Scope): MqttClient {
  const { clock, logger, problems, mqttSessions } = foundation;
  // The last topic with a message that was too large: its next good one clears the problem.
  let oversizeTopic: string | null = null;
  return scope.own(new MqttClient({
    config: null,
    clock,
    logger,
    problems,
    onMessage: (topic, payload, info, remember) => {
      onMessage(topic, payload, info, remember);
      if (topic === oversizeTopic) problems.clear('mqtt-oversize');
    },
    heldTopics: { load: (session) => mqttSessions.topics(session), save: (session, topics) => { mqttSessions.saveTopics(session, topics); } },
    handledMessages: mqttSessions,
    onOversize: (topic, bytes) => {
      oversizeTopic = topic;
      problems.report('mqtt-oversize', `MQTT topic ${topic}`, `A message of ${String(bytes)} bytes was not read: 1 MiB is the limit`, 'Send less, or publish where the data is.');
    },
  }));
}
