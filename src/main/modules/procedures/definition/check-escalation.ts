import { rank } from '../../../../domain/approval/escalation';
import { amountText } from '../../../../domain/procedure/duration';
import type { Manifest } from './manifest';
import type { ManifestFindings } from './manifest-table';
import type { ValidationContext } from './validation-context';

/** What of `[[escalation]]` has no effect, or another than it looks like. */
export function checkEscalation(
  { escalation = [], approvalTimeoutSecs, priority }: Omit<Manifest, 'triggers'>,
  context: Pick<ValidationContext, 'approvalTimeoutSecs' | 'routeDoubt'>,
  findings: ManifestFindings,
): void {
  const endsAfter = approvalTimeoutSecs ?? context.approvalTimeoutSecs ?? 0;
  escalation.forEach(({ afterSecs, repeatSecs, notify, priority: raised }, index) => {
    const doubt = (key: string, message: string, remedy: string): void => {
      findings.add('warning', 'doubtful', `escalation[${String(index)}].${key}`, message, remedy);
    };
    if (endsAfter > 0 && afterSecs >= endsAfter)
      doubt(
        'after_secs',
        `The run is cancelled after ${amountText(endsAfter)} without an answer, so nobody is told after ${amountText(afterSecs)}`,
        'Write fewer seconds, or a longer approval_timeout_secs under [sop].',
      );
    const next = Math.min(...escalation.map((other) => other.afterSecs).filter((secs) => secs > afterSecs));
    if (repeatSecs !== undefined && afterSecs + repeatSecs >= next)
      doubt(
        'repeat_secs',
        'The next escalation is due before they are told again, so repeat_secs has no effect',
        'Write fewer seconds, or leave repeat_secs out.',
      );
    if (raised !== undefined && rank[raised] <= rank[priority])
      doubt(
        'priority',
        `The procedure's own priority is "${priority}", so priority = "${raised}" changes nothing`,
        'Leave it out, or write a higher one.',
      );
    notify.forEach((route, at) => {
      const found = context.routeDoubt?.(route) ?? null;
      if (found !== null) doubt(`notify[${String(at)}]`, found.message, found.remedy);
    });
  });
}
