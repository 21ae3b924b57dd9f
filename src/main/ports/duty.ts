import type { Hold } from '../../domain/approval/escalation';
import type { Telling } from '../../shared/escalation';

/** Who is told now of what waits for a person, and who is not. */
export interface DutyNow {
  readonly hold: Hold;
  /** Whom `desktop`, `telegram:12345678`, `telegram:@shift` and `@shift` stand for at the time. */
  reach(notify: readonly string[], at: number): Pick<Telling, 'to' | 'nobody'>;
}

/** Without a rota and quiet hours. */
export const alwaysOnDuty: DutyNow = {
  hold: () => null,
  reach: (notify) => ({ to: notify.map((route) => ({ route })) }),
};
