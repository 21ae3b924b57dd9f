import { AppError, messageOf } from '../../../../shared/errors';
import type { Clock } from '../../../platform/base/clock';
import { fetchThere } from '../../../platform/base/fetch-there';
import type { NewId } from '../../../platform/base/ids';
import { within } from '../../../platform/base/within';
import type { Channel, ChannelInbox, OutboundMessage } from '../../../ports/channel';
import type { ChannelDoor } from '../../../ports/channel-door';
import type { GatewayPaths, PathReply, PathRequest } from '../../../ports/gateway-paths';
import { sign, verify } from '../wire/signature';
import { toInbound, toWire } from '../wire/wire-message';
import { toChannelError } from './errors';

/** What is signed longer ago is not taken; until then a message that comes again is known by its id. */
const oldestMs = 5 * 60_000;
/** How long a caller waits while too many messages are open. */
const roomWithinMs = 10_000;
const answerWithinMs = 30_000;
/** How often a post is repeated that the receiver asks to repeat later, and the longest it is waited for. */
const repeats = 3;
const longestWaitMs = 60_000;

export interface WebhookOptions {
  readonly secret: string;
  readonly path: string;
  readonly sendUrl: string;
  readonly interrupts: boolean;
}

export interface WebhookPorts extends Pick<ChannelDoor, 'isAllowed' | 'greetStranger'> {
  readonly paths: GatewayPaths;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Programs that post signed messages to the gateway and get signed answers posted back. */
export class WebhookChannel implements Channel {
  readonly name = 'webhook';
  readonly interrupts: boolean;

  constructor(
    private readonly options: WebhookOptions,
    private readonly ports: WebhookPorts,
  ) {
    this.interrupts = options.interrupts;
  }

  async send(message: OutboundMessage, signal: AbortSignal): Promise<void> {
    const body = toWire(message, this.ports.newId());
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#post(body, signal);
      if (answer.ok) return;
      const waitMs = Number(answer.headers.get('retry-after')) * 1000;
      if (attempt >= repeats || !(waitMs > 0 && waitMs <= longestWaitMs))
        throw toChannelError(this.options.sendUrl, answer.status);
      await this.ports.clock.sleep(waitMs, signal);
    }
  }

  async listen(inbox: ChannelInbox, connected: () => void, signal: AbortSignal): Promise<void> {
    const serving = this.ports.paths.serve(
      this.options.path,
      (request) => this.#take(request, inbox, signal),
      signal,
    );
    connected();
    await serving;
  }

  check(): Promise<void> {
    return this.ports.paths.address() === null
      ? Promise.reject(
          new AppError('channel.gateway', 'The gateway, where messages come in, is not open', {
            remedy: 'See [gateway] in config.toml, and the page Problems.',
            retryable: true,
          }),
        )
      : Promise.resolve();
  }

  async #take(request: PathRequest, inbox: ChannelInbox, signal: AbortSignal): Promise<PathReply> {
    const body = new TextDecoder().decode(request.body);
    const signature = request.header('x-zeroclaw-signature') ?? '';
    const verified = verify(
      { timestamp: request.header('x-zeroclaw-timestamp') ?? '', signature, body },
      this.options.secret,
      this.ports.clock.now(),
      oldestMs,
    );
    if (!verified.ok) return refused(401, verified.error);
    const read = toInbound(body, {
      channel: this.name,
      id: signature.replace(/^sha256=/u, '').toLowerCase(),
      at: verified.value,
    });
    if (!read.ok) return refused(400, read.error);
    const { id, message } = read.value;
    const { sender, senderName } = message;
    if (!this.ports.isAllowed(sender, senderName))
      return refused(403, {
        message: this.ports.greetStranger(sender, senderName) ?? 'This sender is not known here.',
        remedy: 'See allowed_users of the channel in config.toml.',
      });
    try {
      await within(this.ports.clock, roomWithinMs, signal, (limited) => inbox.accept(message, limited));
      return { status: 202, body: { id } };
    } catch {
      return refused(503, {
        message: 'The message could not be taken now',
        remedy: 'Send it again in a moment, with the same id.',
      });
    }
  }

  async #post(body: string, signal: AbortSignal): Promise<Response> {
    const { timestamp, signature } = sign(this.options.secret, this.ports.clock.now(), body);
    try {
      const post = (limited: AbortSignal): Promise<Response> =>
        fetchThere(this.options.sendUrl, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-zeroclaw-timestamp': timestamp,
            'x-zeroclaw-signature': signature,
          },
          body,
          signal: limited,
        });
      return await within(this.ports.clock, answerWithinMs, signal, async (limited) => {
        const answer = await post(limited);
        await answer.body?.cancel();
        return answer;
      });
    } catch (failure) {
      signal.throwIfAborted();
      throw new AppError(
        'channel.unreachable',
        `An answer could not be posted to ${this.options.sendUrl}: ${messageOf(failure)}`,
        {
          remedy:
            'Check "send_url" under [channels_config.webhook] in config.toml, and that its server runs.',
          retryable: true,
          cause: failure,
        },
      );
    }
  }
}

const refused = (
  status: number,
  { message, remedy }: { readonly message: string; readonly remedy?: string | undefined },
): PathReply => ({ status, body: { error: message, remedy } });
