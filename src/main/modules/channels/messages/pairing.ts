import { ok, refuse, type Result } from '../../../../shared/result';
import type { Clock } from '../../../platform/base/clock';

const codeLifeMs = 60 * 60_000;
/** Strangers are answered no more often than this. */
const greetEveryMs = 10 * 60_000;
/** Of one channel; more than these people do not pair within an hour. */
const mostWaiting = 20;
/** A code given this far ahead of the clock is of an age that nobody knows: the clock was set back since. */
const mostAheadMs = 60_000;

export interface WaitingStranger {
  readonly channel: string;
  readonly sender: string;
  /** As the stranger calls themselves: never to be trusted. */
  readonly senderName: string;
  readonly code: string;
  readonly expiresAt: number;
}

/**
 * People who wrote to a bot and are not on its list. Each gets a code; whoever sits at this machine lets them
 * in by it, so knowing the bot's name is never enough.
 */
export class Pairing {
  #waiting: (WaitingStranger & { readonly greetedAt: number })[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly newCode: () => string,
  ) {}

  /** What a stranger is told; null: they were told a moment ago, or too many wait. */
  greet(channel: string, sender: string, senderName: string): string | null {
    this.#forget();
    const known = this.#waiting.find(
      (stranger) => stranger.channel === channel && stranger.sender === sender,
    );
    if (known !== undefined && this.clock.now() - known.greetedAt < greetEveryMs) return null;
    if (
      known === undefined &&
      this.#waiting.filter((stranger) => stranger.channel === channel).length >= mostWaiting
    )
      return null;
    const code = known?.code ?? this.newCode();
    const now = this.clock.now();
    this.#waiting = [
      ...this.#waiting.filter((stranger) => stranger !== known),
      { channel, sender, senderName, code, expiresAt: known?.expiresAt ?? now + codeLifeMs, greetedAt: now },
    ];
    return [
      `This assistant does not know you yet. Your code is ${code}. The person who runs it can let you in within an hour: in the app on the page Channels, or with \`zeroclaw channels allow ${channel} ${code}\`.`,
      `아직 등록되지 않은 사용자입니다. 코드는 ${code} 입니다. 이 도우미를 운영하는 분이 한 시간 안에 앱의 채널 페이지나 위 명령으로 등록할 수 있습니다.`,
    ].join('\n\n');
  }

  waiting(): readonly WaitingStranger[] {
    this.#forget();
    return this.#waiting.map(({ channel, sender, senderName, code, expiresAt }) => ({
      channel,
      sender,
      senderName,
      code,
      expiresAt,
    }));
  }

  /** The stranger of a code, who does not wait any more. */
  redeem(channel: string, code: string): Result<WaitingStranger> {
    this.#forget();
    const found = this.#waiting.find(
      (stranger) => stranger.channel === channel && stranger.code === code.trim(),
    );
    if (found === undefined)
      return refuse({
        code: 'channel.no-code',
        message: `Nobody waits on ${channel} with the code ${code}`,
        remedy:
          'A code is good for an hour and until the app is closed. Ask them to write again; they get a new one.',
      });
    this.#waiting = this.#waiting.filter((stranger) => stranger !== found);
    return ok(found);
  }

  #forget(): void {
    const now = this.clock.now();
    this.#waiting = this.#waiting.filter(
      ({ expiresAt, greetedAt }) =>
        expiresAt > now && Math.max(expiresAt - codeLifeMs, greetedAt) <= now + mostAheadMs,
    );
  }
}

const everybody = '*';
const entriesOf = (allowed: readonly string[]): readonly string[] =>
  allowed.map((entry) => entry.trim().replace(/^@/u, ''));

/** A number is never a name: who calls themselves 111 is not 111. */
const isName = (entry: string): boolean => entry !== everybody && !/^-?\d+$/u.test(entry);

/**
 * Whether a person may talk, by number or by name; a leading @ and, of names, letter case do not count. `*`
 * is everybody.
 */
export const isAllowed = (allowed: readonly string[], sender: string, senderName: string): boolean =>
  entriesOf(allowed).includes(everybody) ||
  isListed(allowed, sender) ||
  listedName(allowed, senderName) !== null;

/** Whether the list names this very person; `*` names nobody. */
export const isListed = (allowed: readonly string[], sender: string): boolean =>
  sender !== everybody && entriesOf(allowed).includes(sender);

/** The name on the list that a person calls themselves; null: none. */
export const listedName = (allowed: readonly string[], senderName: string): string | null =>
  namesIn(allowed).find((name) => name === senderName.toLowerCase()) ?? null;

/** In small letters. */
export const namesIn = (allowed: readonly string[]): readonly string[] =>
  entriesOf(allowed)
    .filter((entry) => entry !== '' && isName(entry))
    .map((name) => name.toLowerCase());

export const letsEverybodyTalk = (allowed: readonly string[]): boolean =>
  entriesOf(allowed).includes(everybody);
