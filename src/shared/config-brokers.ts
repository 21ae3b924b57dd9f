import { z } from 'zod';
import { BrokerAddress, QueuesAddress } from './broker-address';
import { count, name, secret, topic } from './config-values';

const caFile = () =>
  name()
    .optional()
    .describe(
      'File with the certificates (PEM) of the authorities to trust for TLS, e.g. your own. A relative path starts at the home folder. Absent: those this machine trusts.',
    );

/** `[mqtt]` */
export const Mqtt = z.strictObject({
  url: BrokerAddress.optional().describe(
    'Broker address, for example 192.168.0.10 or mqtt://192.168.0.10:1883; mqtts:// or port 8883 for TLS. Leave empty to turn MQTT off.',
  ),
  username: z.string().optional().describe('Name that the broker asks for.'),
  password: secret().optional().describe('Password that the broker asks for.'),
  home_assistant: z
    .boolean()
    .default(false)
    .describe(
      'Show procedures, runs, approvals and pins in Home Assistant, which may start every procedure and ask for pins to be set: whoever may publish at this broker can.',
    ),
  home_assistant_prefix: topic()
    .default('homeassistant')
    .describe('Where Home Assistant looks for what is announced.'),
  ca_file: caFile(),
  client_id: name()
    .max(256)
    .optional()
    .describe('Name under which the broker keeps the session. Absent: made once for this home.'),
  version: z
    .enum(['3.1.1', '5'])
    .default('3.1.1')
    .describe(
      'Of the protocol. 5: shared subscriptions ($share/GROUP/topic) start procedures, what stands beside the text of a message is there for steps, and what is published may have a content type, a response topic, an expiry. A broker that does not know it is spoken to over 3.1.1, and says so.',
    ),
  session_expiry_secs: count(0, 4_294_967_294)
    .default(0)
    .describe(
      'Over MQTT 5: seconds without ZeroClaw after which the broker forgets the session, and what it keeps for it. 0: never.',
    ),
  receive_maximum: count(1, 65_535)
    .default(100)
    .describe('Over MQTT 5: messages that the broker sends before it has the first acknowledgement.'),
  qos: count(0, 2)
    .default(1)
    .describe(
      'Delivery the subscriptions ask for: 0 at most once, 1 at least once. 2 is treated as 1; duplicates are ignored. What is published at 0 while ZeroClaw is away is lost, unless the broker is told to keep it.',
    ),
});

/** `[amqp]` */
export const Amqp = z.strictObject({
  url: QueuesAddress.optional().describe(
    'Address of an AMQP 0-9-1 broker such as RabbitMQ, for example 192.168.0.10 or amqp://192.168.0.10:5672/plant, where plant is the virtual host; amqps:// or port 5671 for TLS. Leave empty to turn AMQP off.',
  ),
  username: z.string().optional().describe('Name that the broker asks for. Absent: guest.'),
  password: secret().optional().describe('Password that the broker asks for. Absent: guest.'),
  ca_file: caFile(),
});
