import { endOf } from '../../../domain/approval/hours';
import type { Config } from '../../../shared/config';
import { routeDoubt } from '../../platform/config/route-doubt';
import { toMinute } from '../../platform/base/local-time';
import { Duty, zoneOfDuty } from '../../modules/duty/duty';
import type { CommandLine } from '../command-line';
import { ok, skipped, warning, type Check } from './check';

/** Who is on duty now, whether it is quiet, and who is told without being allowed to decide. */
export async function dutyChecks(
  cli: CommandLine,
  config: Config,
  home: string,
  isLive: boolean,
): Promise<readonly Check[]> {
  const { duty: settings, escalation, sop } = config;
  const routes = [...(sop.approval_routes ?? []), ...escalation.flatMap(({ notify }) => notify)];
  if (settings.people.length === 0 && settings.quiet.length === 0 && routes.length === 0)
    return [skipped('duty', 'no rota, no quiet hours, no routes of approvals')];
  const problems: Check[] = [];
  const duty = new Duty({
    config: () => config,
    home,
    problems: {
      report: (_, __, message, remedy) => {
        problems.push(warning('duty', message, remedy));
      },
      clear: () => {},
    },
  });
  await duty.apply();
  const now = cli.clock.now();
  const { groups, onDuty } = duty.rota(now);
  const zone = zoneOfDuty(config);
  const quiet = endOf(settings.quiet, now, zone);
  const letIn = isLive ? await cli.ask('channels.list', {}) : [];
  const doubts = [...new Set(routes)].flatMap((route) => {
    const doubt = routeDoubt(
      config,
      route,
      (channel) => letIn.find(({ name }) => name === channel)?.people.map(({ sender }) => sender) ?? null,
    );
    return doubt === null ? [] : [warning('duty', doubt.message, doubt.remedy)];
  });
  return [
    ...problems,
    ...groups.map((group) => {
      const names = onDuty.filter((each) => each.group === group).map(({ name }) => name);
      return names.length === 0
        ? warning(
            'duty',
            `${group}: nobody is on duty now, so "@${group}" tells nobody`,
            'Add a shift under [[duty.shifts]], or an event to the calendar, if somebody ought to be.',
          )
        : ok('duty', `${group}: ${names.join(', ')}`);
    }),
    ...(quiet === null
      ? []
      : [ok('duty', `quiet hours until ${toMinute(quiet, zone === '' ? undefined : zone)}`)]),
    ...doubts,
  ];
}
