import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Config } from '../../../shared/config';
import { Duty } from './duty';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'duty-'));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});

const utc = (text: string): number => Date.parse(`${text}Z`);
const people = [
  { name: 'Kim', routes: ['telegram:111', 'email:kim@plant.example'] },
  { name: 'Lee', routes: ['telegram:222'] },
  { name: 'Park', routes: ['slack:U3'] },
];

async function open(duty: object): Promise<{ duty: Duty; problems: string[] }> {
  const problems: string[] = [];
  const config = Config.parse({ duty: { timezone: 'Asia/Seoul', people, ...duty } });
  const opened = new Duty({
    config: () => config,
    home,
    problems: {
      report: (_, __, message) => {
        problems.push(message);
      },
      clear: () => {},
    },
  });
  await opened.apply();
  return { duty: opened, problems };
}

test('a route names who is on duty, a recipient, or the desktop, each once', async () => {
  const { duty } = await open({
    shifts: [
      { name: 'Kim', days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '06:00', to: '18:00' },
      { name: 'lee', from: '18:00', to: '06:00' },
      { group: 'lead', name: 'Park' },
    ],
  });
  // 2026-03-02 is a Monday; Seoul is nine hours ahead.
  const noon = utc('2026-03-02T03:00:00');
  const night = utc('2026-03-02T14:00:00');
  const to = (notify: string[], at: number): object => duty.reach(notify, at);
  expect(to(['telegram:@shift', 'telegram:111', 'desktop'], noon)).toEqual({
    to: [{ route: 'telegram:111', name: 'Kim' }, { route: 'desktop' }],
  });
  expect(to(['@shift'], noon)).toMatchObject({
    to: [{ route: 'telegram:111' }, { route: 'email:kim@plant.example' }],
  });
  expect(to(['telegram:@shift'], night)).toEqual({ to: [{ route: 'telegram:222', name: 'Lee' }] });
  expect(to(['telegram:@lead'], noon)).toEqual({ to: [], nobody: ['lead'] });
  expect(to(['slack:@lead'], noon)).toEqual({ to: [{ route: 'slack:U3', name: 'Park' }] });
  // Not a group: a public chat of Telegram.
  expect(to(['telegram:@plantalarms'], noon)).toEqual({ to: [{ route: 'telegram:@plantalarms' }] });
});

test('quiet hours hold back what is not urgent until they end', async () => {
  const { duty } = await open({ quiet: [{ from: '22:00', to: '06:00' }] });
  const night = utc('2026-03-02T14:00:00');
  expect(duty.hold('normal', night)).toBe(utc('2026-03-02T21:00:00'));
  expect(duty.hold('low', night)).toBe(utc('2026-03-02T21:00:00'));
  expect(duty.hold('high', night)).toBeNull();
  expect(duty.hold('critical', night)).toBeNull();
  expect(duty.hold('normal', utc('2026-03-02T03:00:00'))).toBeNull();
});

const calendar = (...events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    'BEGIN:VTIMEZONE',
    'TZID:Korea',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0900',
    'TZOFFSETTO:+0900',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...events,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const event = (uid: string, ...lines: string[]): string =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT'].join('\r\n');

const weekly = event(
  'w',
  'SUMMARY:Kim',
  'DTSTART;TZID=Korea:20260302T060000',
  'DTEND;TZID=Korea:20260302T180000',
  'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
  'EXDATE;TZID=Korea:20260304T060000',
);
const swapped = event(
  'w',
  'SUMMARY:Lee',
  'RECURRENCE-ID;TZID=Korea:20260303T060000',
  'DTSTART;TZID=Korea:20260303T080000',
  'DTEND;TZID=Korea:20260303T180000',
);
const lead = event('l', 'SUMMARY:lead: Park, Lee', 'DTSTART:20260301T000000Z', 'DTEND:20260401T000000Z');

test('a calendar names who is on duty: repeated, left out, swapped, and in groups', async () => {
  writeFileSync(join(home, 'duty.ics'), calendar(weekly, swapped, lead));
  const { duty, problems } = await open({ calendar: 'duty.ics' });
  const names = (group: string, at: string): string[] =>
    duty
      .rota(utc(at))
      .onDuty.filter((each) => each.group === group)
      .map(({ name }) => name);
  expect(problems).toEqual([]);
  expect(names('shift', '2026-03-02T03:00:00')).toEqual(['Kim']);
  expect(names('shift', '2026-03-02T09:00:00')).toEqual([]);
  expect(names('shift', '2026-03-02T22:30:00')).toEqual([]);
  expect(names('shift', '2026-03-03T03:00:00')).toEqual(['Lee']);
  expect(names('shift', '2026-03-04T03:00:00')).toEqual([]);
  expect(names('shift', '2029-03-05T03:00:00')).toEqual(['Kim']);
  expect(names('lead', '2026-03-15T03:00:00')).toEqual(['Park', 'Lee']);
  expect(duty.reach(['telegram:@lead'], utc('2026-03-15T03:00:00'))).toEqual({
    to: [{ route: 'telegram:222', name: 'Lee' }],
  });
});

test('a calendar that changes counts at once, and one that cannot be read names nobody and says so', async () => {
  const path = join(home, 'duty.ics');
  writeFileSync(path, calendar(lead));
  const { duty, problems } = await open({ calendar: 'duty.ics' });
  const at = utc('2026-03-15T03:00:00');
  expect(duty.rota(at).onDuty).toHaveLength(2);
  writeFileSync(
    path,
    calendar(event('l', 'SUMMARY:Kim', 'DTSTART:20260301T000000Z', 'DTEND:20260401T000000Z')),
  );
  utimesSync(path, 2_000_000_000, 2_000_000_000);
  expect(duty.rota(at).onDuty).toEqual([{ group: 'shift', name: 'Kim' }]);
  writeFileSync(path, 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n');
  utimesSync(path, 2_000_000_001, 2_000_000_001);
  const told = problems.length;
  expect(duty.rota(at).onDuty).toEqual([]);
  // It is read, and said, once for each time that it is saved.
  expect(duty.rota(at).onDuty).toEqual([]);
  expect(problems).toHaveLength(told + 1);
  rmSync(path);
  expect(duty.rota(at).onDuty).toEqual([]);
  expect(problems.length).toBeGreaterThanOrEqual(2);
  expect(problems.at(-1)).toContain(path);
});

test.each([
  ['no start', ['RRULE:FREQ=DAILY']],
  ['no date', ['DTSTART:garbage']],
  ['a rule that breaks off later', ['DTSTART:20200101T000000Z', 'RRULE:FREQ=DAILY;UNTIL=garbage']],
  ['a rule that never comes true', ['DTSTART:20200101T000000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30']],
  ['a rule of each second', ['DTSTART:20000101T000000Z', 'RRULE:FREQ=SECONDLY']],
])('an event that cannot be read (%s) takes no other with it, and is said', async (_, lines) => {
  writeFileSync(
    join(home, 'duty.ics'),
    calendar(event('b', 'SUMMARY:Park', ...lines), weekly, swapped, lead),
  );
  const { duty, problems } = await open({ calendar: 'duty.ics' });
  const at = utc('2026-03-02T03:00:00');
  expect(duty.reach(['telegram:@shift'], at)).toEqual({ to: [{ route: 'telegram:111', name: 'Kim' }] });
  expect(problems).toEqual([
    expect.stringMatching(/Events of the calendar .*duty\.ics cannot be read, .*: "Park": /u),
  ]);
  for (let minute = 0; minute < 200; minute += 1) duty.rota(at + minute * 60_000);
});

test('a calendar that is looked through again and again is not read from its beginning each time', async () => {
  const rule = ['DTSTART:20160101T000000Z', 'DTEND:20160101T120000Z', 'RRULE:FREQ=DAILY'];
  writeFileSync(
    join(home, 'duty.ics'),
    calendar(...Array.from({ length: 10 }, (_, index) => event(String(index), 'SUMMARY:Kim', ...rule))),
  );
  const { duty, problems } = await open({ calendar: 'duty.ics' });
  const noon = utc('2026-03-02T06:00:00');
  expect(duty.rota(noon).onDuty).toHaveLength(10);
  for (let day = 1; day < 20; day += 1) {
    expect(duty.rota(noon + day * 86_400_000).onDuty).toHaveLength(10);
    expect(duty.rota(noon + (day + 0.5) * 86_400_000).onDuty).toHaveLength(0);
  }
  // A clock that is put back.
  expect(duty.rota(noon - 86_400_000).onDuty).toHaveLength(10);
  expect(duty.rota(utc('2015-12-31T06:00:00')).onDuty).toEqual([]);
  expect(problems).toEqual([]);
});
