import type { IPublishPacket } from 'mqtt';
import type { JsonObject } from '../../../../shared/json';
import { withHeaders } from '../../../platform/base/with-headers';

export interface Said {
  /** What the sender said beside the text, over MQTT 5. */
  readonly meta?: JsonObject;
  /** Numbers of the subscriptions through which it came, as far as the broker says. */
  readonly subscriptions?: readonly number[];
}

/** What MQTT 5 says of a message beside its text, and through which subscriptions it came. */
export function toSaid(properties: NonNullable<IPublishPacket['properties']>): Said {
  const { subscriptionIdentifier, userProperties } = properties;
  const ids = subscriptionIdentifier === undefined ? [] : [subscriptionIdentifier].flat();
  const said: JsonObject = {
    ...(properties.contentType === undefined ? {} : { content_type: properties.contentType }),
    ...(properties.correlationData === undefined
      ? {}
      : { correlation: properties.correlationData.toString('utf8') }),
    ...(properties.responseTopic === undefined ? {} : { reply_to: properties.responseTopic }),
    ...(properties.messageExpiryInterval === undefined
      ? {}
      : { expires_ms: properties.messageExpiryInterval * 1000 }),
  };
  const meta = userProperties === undefined ? said : withHeaders(said, { ...userProperties });
  return {
    ...(Object.keys(meta).length === 0 ? {} : { meta }),
    ...(ids.length === 0 ? {} : { subscriptions: ids }),
  };
}
