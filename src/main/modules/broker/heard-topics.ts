import { startOf } from '../../../shared/shortened';
import type { HeardTopic, NamedCommand, NamedTopic } from '../../../shared/topics';
import { commandsIn, isAboutDevices, namedIn } from '../../../domain/procedure/triggers/named-topics';
import { topicMatches } from '../../../domain/procedure/topics';

/** More topics than anybody looks through: the one that was silent longest gives way. */
const mostTopics = 2_000;
const mostNames = 2_000;
const longestKept = 64 * 1024;
/** Of an answer; a list is looked through by its beginnings. */
const mostListed = 300;
const longestListed = 2_000;

interface Announced {
  readonly values: readonly NamedTopic[];
  readonly commands: readonly NamedCommand[];
}

/** What was heard while somebody listens, the last message of each topic. */
export class HeardTopics {
  /** In the order in which they were first heard. */
  readonly #topics = new Map<string, HeardTopic>();
  /** By the topic that names them. */
  readonly #named = new Map<string, Announced>();

  /** `own`: what begins so is published by this installation itself, and no device says it. */
  constructor(private readonly own: string | null = null) {}

  take(topic: string, payload: string, kept: boolean, at: number): void {
    if (this.#isOwn({ topic })) return;
    const isOfOthers = (named: { readonly topic: string }): boolean => !this.#isOwn(named);
    const values = (namedIn(topic, payload) ?? []).filter(isOfOthers);
    const commands = (commandsIn(topic, payload) ?? []).filter(isOfOthers);
    if (values.length + commands.length === 0) this.#named.delete(topic);
    else if (this.#named.size < mostNames || this.#named.has(topic))
      this.#named.set(topic, { values, commands });
    const before = this.#topics.get(topic);
    // Connected again, the broker tells what it keeps once more: what was heard before is no older for it.
    if (kept && before?.kept === false && before.payload === startOf(payload, longestKept)) return;
    // News stands where news is: a value that the broker kept was heard before any.
    if (before?.kept === true && !kept) this.#topics.delete(topic);
    this.#topics.set(topic, {
      topic,
      payload: startOf(payload, longestKept),
      cut: payload.length > longestKept,
      at,
      kept,
      count: (before?.count ?? 0) + 1,
    });
    if (this.#topics.size > mostTopics) this.#giveWay();
  }

  clear(): void {
    this.#topics.clear();
    this.#named.clear();
  }

  /** News first, each in the order in which it was first heard. */
  list(
    filter: string,
    find: string,
  ): {
    readonly topics: HeardTopic[];
    readonly more: number;
    readonly named: NamedTopic[];
    readonly commands: NamedCommand[];
  } {
    const wanted = find.trim().toLowerCase();
    const has = (text: string): boolean => wanted === '' || text.toLowerCase().includes(wanted);
    const isWanted = ({ topic, name }: { readonly topic: string; readonly name: string }): boolean =>
      topicMatches(filter, topic) && (has(topic) || has(name));
    const announced = [...this.#named.values()];
    const named = announced.flatMap(({ values }) => values.filter(isWanted)).slice(0, mostListed);
    const places = new Set(named.map(({ topic }) => topic));
    const found = [...this.#topics.values()].filter(
      ({ topic, payload }) =>
        topicMatches(filter, topic) &&
        (places.has(topic) || (!isAboutDevices(topic) && (has(topic) || has(payload)))),
    );
    const listed = [
      ...found.filter(({ topic }) => places.has(topic)),
      ...found.filter(({ topic, kept }) => !places.has(topic) && !kept),
      ...found.filter(({ topic, kept }) => !places.has(topic) && kept),
    ].slice(0, mostListed);
    const longest = listed.length > 20 ? longestListed : longestKept;
    return {
      topics: listed.map((heard) =>
        heard.payload.length > longest
          ? { ...heard, payload: startOf(heard.payload, longest), cut: true }
          : heard,
      ),
      more: found.length - listed.length,
      named,
      commands: announced.flatMap(({ commands }) => commands.filter(isWanted)).slice(0, mostListed),
    };
  }

  #isOwn({ topic }: { readonly topic: string }): boolean {
    return this.own !== null && topic.startsWith(this.own);
  }

  #giveWay(): void {
    let oldest: HeardTopic | null = null;
    for (const heard of this.#topics.values()) if (oldest === null || heard.at < oldest.at) oldest = heard;
    if (oldest !== null) this.#topics.delete(oldest.topic);
  }
}
