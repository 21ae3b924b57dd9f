import { AppError, messageOf } from '../../../shared/errors';

/** One thing that was looked at. `remedy` is what a person can do. */
export interface Check {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'error' | 'skipped';
  readonly message: string;
  readonly remedy: string | null;
}

const made =
  (state: Check['state']) =>
  (check: string, message: string, remedy: string | null = null): Check => ({
    check,
    state,
    message,
    remedy,
  });

export const ok = made('ok');
export const warning = made('warning');
export const error = made('error');
export const skipped = made('skipped');

/** What looking itself ran into. */
export const broken = (check: string, failure: unknown): Check =>
  error(check, messageOf(failure), failure instanceof AppError ? (failure.remedy ?? null) : null);
