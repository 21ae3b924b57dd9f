import type { HeardTopic, NamedTopic, TopicsHeard } from '../../../shared/topics';
import { lookUp, type JsonPath } from '../../../domain/procedure/expression/path';
import { readPayload } from '../../../domain/procedure/expression/payload';
import { withoutDoubles } from '../../../domain/procedure/triggers/named-topics';
import { fieldsOf, likeliestField } from '../../../domain/procedure/triggers/fields';
import { exactJsonText } from '../../../shared/exact-json';

/** One line to choose: a value of a device by its name, or a topic. */
export interface HeardLine {
  readonly key: string;
  readonly topic: string;
  readonly name: string | null;
  /** What arrived last; null: nothing yet. */
  readonly heard: HeardTopic | null;
  /** The payload, or the value of the device with its unit. */
  readonly shown: string | null;
  /** What a condition is most likely about; null: nothing is known of it. */
  readonly path: JsonPath | null;
}

export interface HeardGroups {
  readonly devices: readonly HeardLine[];
  readonly arriving: readonly HeardLine[];
  readonly kept: readonly HeardLine[];
}

export function groupsOf({ topics, named }: Pick<TopicsHeard, 'topics' | 'named'>): HeardGroups {
  const heard = new Map(topics.map((one) => [one.topic, one]));
  const places = new Set(named.map(({ topic }) => topic));
  const others = topics.filter(({ topic }) => !places.has(topic));
  return {
    devices: withoutDoubles(named)
      .map((one) => deviceLine(one, heard.get(one.topic) ?? null))
      .sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '')),
    arriving: others.filter(({ kept }) => !kept).map(topicLine),
    kept: others
      .filter(({ kept }) => kept)
      .map(topicLine)
      .sort((a, b) => a.topic.localeCompare(b.topic)),
  };
}

function deviceLine({ topic, name, path, unit }: NamedTopic, heard: HeardTopic | null): HeardLine {
  const value = heard === null ? null : path === null ? heard.payload : valueAt(heard.payload, path);
  return {
    key: `${topic} ${name}`,
    topic,
    name,
    heard,
    shown: value === null || unit === null ? value : `${value} ${unit}`,
    path: path ?? (heard === null ? null : likeliestPath(heard)),
  };
}

const topicLine = (heard: HeardTopic): HeardLine => ({
  key: heard.topic,
  topic: heard.topic,
  name: null,
  heard,
  shown: heard.payload,
  path: likeliestPath(heard),
});

const likeliestPath = ({ payload, cut }: HeardTopic): JsonPath | null =>
  cut ? null : (likeliestField(fieldsOf(payload))?.path ?? null);

function valueAt(payload: string, path: JsonPath): string | null {
  const read = readPayload(payload);
  const value = read.kind === 'none' ? undefined : lookUp(read.value, path);
  return value === undefined ? null : typeof value === 'string' ? value : exactJsonText(value);
}
