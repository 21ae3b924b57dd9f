import { expect, test } from 'vitest';
import { Config } from '../../../../shared/config';
import { routeDoubt } from '../../../platform/config/route-doubt';
import { defineSop } from './definition';

const config = Config.parse({
  channels_config: { telegram: { bot_token: 't', allowed_users: ['111'] }, slack: slack() },
  duty: {
    people: [
      { name: 'Kim', routes: ['telegram:111'] },
      { name: 'Lee', routes: ['telegram:222'] },
      { name: 'Park', routes: ['slack:U3'] },
    ],
    shifts: [{ name: 'Kim' }, { group: 'lead', name: 'lee' }, { group: 'night', name: 'Park' }],
  },
});

function slack(): object {
  return { bot_token: 'xoxb-1', app_token: 'xapp-1', allowed_users: [] };
}

/** What validation says of the text. */
function found(escalation: string, more = ''): readonly string[] {
  const entry = defineSop(
    {
      folder: 'pump',
      toml: `[sop]\nname = "pump"\ndescription = "x"\n${more}\n[[triggers]]\ntype = "manual"\n\n${escalation}\n`,
      markdown: '## Steps\n\n1. **Look** — Look.\n   - kind: checkpoint\n',
    },
    {
      defaultExecutionMode: 'supervised',
      timezone: 'UTC',
      now: 0,
      toolNames: new Set(),
      boardNames: new Set(),
      approvalTimeoutSecs: 3600,
      routeDoubt: (route) => routeDoubt(config, route, () => ['999']),
    },
  );
  return entry.diagnostics.map(
    ({ severity, line, key = '', message, remedy }) =>
      `${severity} ${String(line)} ${key}: ${message} | ${remedy}`,
  );
}

const stage = (...lines: string[]): string => ['[[escalation]]', ...lines].join('\n');

test.each([
  { name: 'one that is right', text: stage('after_secs = 600', 'notify = ["telegram:@shift", "desktop"]') },
  { name: 'none at all', text: '' },
  { name: 'somebody let in with a code', text: stage('after_secs = 600', 'notify = ["telegram:999"]') },
  {
    name: 'a group of people, who may be anybody',
    text: stage('after_secs = 9', 'notify = ["telegram:-100"]'),
  },
])('nothing is said of $name', ({ text }) => {
  expect(found(text)).toEqual([]);
});

test.each([
  {
    name: 'no time and nobody',
    text: stage('repeat_secs = 300'),
    says: [
      'error 8 escalation[0].after_secs: "after_secs" is missing | Add after_secs = 600 under its [[escalation]].',
      'error 8 escalation[0].notify: "notify" is missing | Add notify = […] under its [[escalation]].',
    ],
  },
  {
    name: 'a slip in a key',
    text: stage('after_secs = 600', 'notify = ["desktop"]', 'repeat = 300'),
    says: ['warning 11 escalation[0].repeat: "repeat" is not a known key; it has no effect | '],
  },
  {
    name: 'a slip in a priority',
    text: stage('after_secs = 600', 'notify = ["desktop"]', 'priority = "critcal"'),
    says: ['error 11 escalation[0].priority: priority is "critcal"'],
  },
  {
    name: 'a route without its channel',
    text: stage('after_secs = 600', 'notify = ["Kim"]'),
    says: ['error 10 escalation[0].notify[0]: notify has "Kim", which is not what it wants'],
  },
  {
    name: 'a repetition that gives nobody a moment',
    text: stage('after_secs = 600', 'notify = ["desktop"]', 'repeat_secs = 1'),
    says: ['error 11 escalation[0].repeat_secs: repeat_secs is 1, which is below 10'],
  },
  {
    name: 'a time after which the run is over',
    text: stage('after_secs = 3600', 'notify = ["desktop"]'),
    says: ['warning 9 escalation[0].after_secs: The run is cancelled after 1 h without an answer'],
  },
  {
    name: 'a repetition after the next one',
    text: `${stage('after_secs = 60', 'notify = ["desktop"]', 'repeat_secs = 600')}\n${stage('after_secs = 120', 'notify = ["desktop"]')}`,
    says: ['warning 11 escalation[0].repeat_secs: The next escalation is due before'],
  },
  {
    name: 'a priority that the procedure has anyway',
    more: 'priority = "critical"',
    text: stage('after_secs = 60', 'notify = ["desktop"]', 'priority = "high"'),
    says: [`warning 11 escalation[0].priority: The procedure's own priority is "critical"`],
  },
  {
    name: 'a slip in a group',
    text: stage('after_secs = 60', 'notify = ["@shfit"]'),
    says: [
      'warning 10 escalation[0].notify[0]: No shift of [duty] is of the group "shfit", so "@shfit" tells nobody | Did you mean "@shift"?',
    ],
  },
  {
    name: 'a group with nobody on this channel',
    text: stage('after_secs = 60', 'notify = ["telegram:@night"]'),
    says: [
      'warning 10 escalation[0].notify[0]: Nobody of the group "night" is reached with "telegram:@night"',
    ],
  },
  {
    name: 'a slip in a channel',
    text: stage('after_secs = 60', 'notify = ["telegam:111"]'),
    says: [
      'warning 10 escalation[0].notify[0]: There is no channel "telegam" in config.toml, so "telegam:111" tells nobody | Did you mean "telegram"?',
    ],
  },
  {
    name: 'somebody who may not decide',
    text: stage('after_secs = 60', 'notify = ["telegram:222"]'),
    says: ['warning 10 escalation[0].notify[0]: 222 is told on telegram, and may not decide there'],
  },
  {
    name: 'somebody on duty who may not decide',
    text: stage('after_secs = 60', 'notify = ["telegram:@lead"]'),
    says: ['warning 10 escalation[0].notify[0]: 222 is told on telegram, and may not decide there'],
  },
])('validation tells of $name', ({ text, says, more }) => {
  const told = found(text, more).map((line) => line.replace(/^(\w+) \d+/u, '$1'));
  expect(told.length).toBe(says.length);
  says.forEach((begins, index) => {
    expect(told[index]).toContain(begins.replace(/^(\w+) \d+/u, '$1'));
  });
});

test('one below [sop] is said to stand in the wrong place', () => {
  expect(found('', 'escalation = []').join('\n')).toContain(
    'write escalation above [sop], or each one as [[escalation]]',
  );
});
