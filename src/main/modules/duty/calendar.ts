import type { OnDuty } from '../../../domain/approval/on-duty';

/** Who is on duty by a calendar. */
export interface DutyCalendar {
  readonly groups: readonly string[];
  onDuty(at: number): readonly OnDuty[];
}

type Ical = typeof import('ical.js').default;

/** An event that repeats more often up to a moment is not looked through: it began centuries ago. */
const mostRepeats = 50_000;
const defaultGroup = 'shift';

/**
 * Reads an iCalendar file. Throws what is wrong with it. An event is named `NAME` or `GROUP: NAME`; several names are
 * parted by commas.
 */
export function readCalendar(ical: Ical, text: string): DutyCalendar {
  const root = new ical.Component(ical.parse(text) as unknown[]);
  const calendars = root.name === 'vcalendar' ? [root] : root.getAllSubcomponents('vcalendar');
  for (const calendar of calendars)
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ical.TimezoneService.register(new ical.Timezone(zone));
  const components = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const changed = components.filter((each) => each.getFirstProperty('recurrence-id') !== null);
  const events = components
    .filter((each) => each.getFirstProperty('recurrence-id') === null)
    .map((component) => {
      const event = new ical.Event(component, { exceptions: [] });
      for (const other of changed)
        if (other.getFirstPropertyValue('uid') === event.uid) event.relateException(other);
      return event;
    });
  const isOff = (component: InstanceType<Ical['Component']>): boolean =>
    String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
  const summaries = components.map((each) => String(each.getFirstPropertyValue('summary') ?? ''));
  return {
    groups: [...new Set([defaultGroup, ...summaries.flatMap(dutiesIn).map(({ group }) => group)])],
    onDuty: (at) =>
      events.flatMap((event) => {
        const now = occurrenceAt(event, at);
        return now === null || isOff(now.component) ? [] : dutiesIn(now.summary);
      }),
  };
}

const dutiesIn = (summary: string): readonly OnDuty[] => {
  const [, group = defaultGroup, names = ''] = /^(?:([^\s:@]+)\s*:)?(.*)$/su.exec(summary.trim()) ?? [];
  return names
    .split(',')
    .map((name) => ({ group, name: name.trim() }))
    .filter(({ name }) => name !== '');
};

function occurrenceAt(
  event: InstanceType<Ical['Event']>,
  at: number,
): { readonly summary: string; readonly component: InstanceType<Ical['Component']> } | null {
  const covers = ({ startDate, endDate }: { startDate: Time; endDate: Time }): boolean =>
    startDate.toJSDate().getTime() <= at && at < endDate.toJSDate().getTime();
  if (!event.isRecurring())
    return covers(event) ? { summary: event.summary, component: event.component } : null;
  const each = event.iterator();
  for (let count = 0; count < mostRepeats; count += 1) {
    const next = each.next() as Time | undefined;
    // What was moved may begin earlier than it would have.
    if (next === undefined || next.toJSDate().getTime() > at + moved) return null;
    const found = event.getOccurrenceDetails(next);
    if (covers(found)) return { summary: found.item.summary, component: found.item.component };
  }
  return null;
}

type Time = InstanceType<Ical['Time']>;
const moved = 31 * 86_400_000;
