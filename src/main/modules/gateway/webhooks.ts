import { z } from 'zod';
import { messageOf } from '../../../shared/errors';
import { DispatchRow } from '../../../shared/sop';
import { backoffMs } from '../../platform/base/backoff';
import { reportFailure } from '../../platform/base/problems';
import { isEmptyPlace } from '../../platform/config/resolve-secret';
import type { Gateway } from './http/gateway';
import type { PathTable } from './http/path-table';
import type { WebhookAnswer } from './http/webhook';
import type { SopMetrics } from '../../../shared/run';
import type { Platform } from '../../platform/platform';
import type { EventLedger } from '../record/storage/event-ledger';
import type { Idempotency } from './idempotency';
import type { SopEngine } from '../procedures/engine';
import { FewNames } from './few-names';
import { gatewayToken } from './gateway-token';
import { cutToBytes } from '../../platform/storage/cut-to-bytes';
import { metricsText } from './metrics-text';

const longestPathBytes = 200;
const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

export interface WebhookPorts extends Pick<
  Platform,
  'clock' | 'config' | 'logger' | 'notices' | 'problems' | 'secretOf' | 'secrets' | 'sharedSecrets'
> {
  readonly engine: Pick<SopEngine, 'dispatch' | 'knowsPath'>;
  readonly idempotency: Idempotency;
  readonly ledger: Pick<EventLedger, 'refuse'>;
  readonly metrics: () => readonly SopMetrics[];
  readonly paths: PathTable;
}

/**
 * The gateway as config.toml wants it. One that cannot listen is a problem that people see; the engine goes
 * on without it.
 */
export class Webhooks {
  #gateway: Gateway | null = null;
  #settings = '';
  #retrying = new AbortController();
  #opening: Promise<void> = Promise.resolve();
  readonly #names = new FewNames(20, 3_600_000);

  constructor(private readonly ports: WebhookPorts) {}

  /**
   * Opens it, or opens it again when its settings or its token changed. One that is open stays while its token
   * cannot be read. Resolves after the first try; one that failed is tried again.
   */
  async apply(): Promise<void> {
    const token = await this.#token().catch((failure: unknown) =>
      this.#gateway === null || isEmptyPlace(failure) ? messageOf(failure) : null,
    );
    const settings = JSON.stringify([this.ports.config().gateway, token]);
    if (token === null || settings === this.#settings) return;
    this.#settings = settings;
    await this.close();
    this.#retrying = new AbortController();
    this.#opening = this.#open(0, this.#retrying.signal);
    await this.#opening;
  }

  async close(): Promise<void> {
    this.#retrying.abort(new Error('the gateway closes'));
    await this.#opening;
    await this.#gateway?.close();
    this.#gateway = null;
    this.ports.paths.movedTo(null);
  }

  async #open(failures: number, signal: AbortSignal): Promise<void> {
    const { problems } = this.ports;
    try {
      this.#gateway = await this.#start();
      this.ports.paths.movedTo(this.#gateway.url);
    } catch (failure) {
      // The one that was open before is closed.
      problems.clear('gateway-exposed');
      reportFailure(problems, 'gateway', 'Webhook gateway', failure);
      this.#openLater(failures, signal);
      return;
    }
    problems.clear('gateway');
    if (this.#gateway.exposed)
      problems.report(
        'gateway-exposed',
        '[gateway] in config.toml',
        `Other machines can reach the gateway at ${this.#gateway.url}; only the token keeps them out`,
        'Write host = "127.0.0.1" unless they are meant to; then let a firewall allow the senders alone.',
      );
    else problems.clear('gateway-exposed');
  }

  /** What is in the way (another program, a network that is not up yet) may go. */
  #openLater(failures: number, signal: AbortSignal): void {
    this.ports.clock.sleep(backoffMs(failures, firstRetryMs, longestRetryMs), signal).then(
      () => {
        this.#opening = this.#open(failures + 1, signal);
      },
      () => {},
    );
  }

  /**
   * A place of its own has a path that some procedure listens to; the others share one, so that nobody fills
   * the record with names.
   */
  #refused(path: string, status: number): void {
    const { ledger, clock, notices, logger } = this.ports;
    try {
      const id = ledger.refuse(
        {
          source: 'webhook',
          topic:
            this.ports.engine.knowsPath(path) || this.#names.take(path, clock.now())
              ? cutToBytes(path, longestPathBytes)
              : null,
          receivedAt: clock.now(),
        },
        status,
      );
      notices.emit({ type: 'event-seen', id });
    } catch (failure) {
      logger.warn('A refused webhook could not be recorded', { status, failure: messageOf(failure) });
    }
  }

  #token(): Promise<string> {
    const { config, secrets, sharedSecrets, secretOf, logger } = this.ports;
    return gatewayToken(config(), {
      secrets,
      sharedSecrets,
      secretOf,
      hide: (secret) => {
        logger.hide(secret);
      },
    });
  }

  async #start(): Promise<Gateway> {
    const { config, engine, idempotency, clock, logger, metrics, paths } = this.ports;
    const { startGateway } = await import('./http/gateway');
    return startGateway({
      host: config().gateway.host,
      port: config().gateway.port,
      token: await this.#token(),
      knowsPath: (path) => engine.knowsPath(path),
      dispatch: (event, remember) =>
        engine.dispatch(event, 'webhook', { alongside: remember, durable: true }),
      answers: {
        get: (key) => parseAnswer(idempotency.get(key)),
        put: (key, answer) => {
          idempotency.put(key, JSON.stringify(answer));
        },
      },
      paths,
      refused: (path, status) => {
        this.#refused(path, status);
      },
      metrics: () => metricsText(metrics()),
      clock,
      logger,
    });
  }
}

const StoredAnswer = z.object({ fingerprint: z.string(), rows: z.array(DispatchRow) });

const parseAnswer = (text: string | null): WebhookAnswer | null =>
  text === null ? null : StoredAnswer.parse(JSON.parse(text));
