import { LogLevel, type Logger as SlackLogger } from '@slack/web-api';
import type { Logger } from '../../../platform/base/logger';

/** Slack's libraries tell every step; what matters reaches us as failures. */
export function quietLogger(logger: Logger): SlackLogger {
  const tell = (...parts: unknown[]): void => {
    logger.debug('Slack', { said: parts.map(String).join(' ') });
  };
  return {
    debug() {},
    info: tell,
    warn: tell,
    error: tell,
    setLevel() {},
    getLevel: () => LogLevel.INFO,
    setName() {},
  };
}
