import { hash } from 'node:crypto';
import type { Chip } from '../../../shared/status';
import { canonicalJson } from '../../../shared/canonical-json';
import { messageOf } from '../../../shared/errors';
import type { ToolDispatcher } from './pipeline/dispatcher';
import type { Logger } from '../../platform/base/logger';
import { Emitter } from '../../platform/base/emitter';

/** What is known of a server from its last answer. */
export interface ServerState {
  /** Null: it was not asked yet. */
  chip: Chip | null;
  readonly changed: Emitter<Chip>;
}

/**
 * What servers last answered, by what they are asked with: a change of config.toml that is about something else
 * makes the provider again, and must not forget what an answer under way finds out.
 */
export class ServerStates {
  readonly #states = new Map<string, ServerState>();
  /** How tools travel, by provider, model and address. */
  readonly toolWays = new Map<string, ToolDispatcher>();

  constructor(private readonly logger: Logger) {}

  of(config: object): ServerState {
    // Its key is among it, and needs to be kept nowhere else.
    const name = hash('sha256', canonicalJson(config));
    const state = this.#states.get(name) ?? {
      chip: null,
      changed: new Emitter<Chip>((failure) => {
        this.logger.error('A listener of the model chip failed', { failure: messageOf(failure) });
      }),
    };
    this.#states.set(name, state);
    return state;
  }
}
