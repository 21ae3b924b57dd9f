import { expect, test } from 'vitest';
import { EventSource, type Diagnostic, type SopEntry } from '../../../../shared/sop';
import { defineSop, type ValidationContext } from './definition';

const context: ValidationContext = {
  defaultExecutionMode: 'supervised',
  timezone: '',
  now: Date.parse('2026-03-22T00:00:00Z'),
  toolNames: new Set(['gpio_read', 'gpio_write']),
  boardNames: new Set(['nucleo-f401re-0']),
  watchFolders: ['/srv/in/'],
  channelNames: new Set(['telegram']),
  hasQueues: false,
  procedureNames: () => new Set(['pump', 'pump-overpressure']),
  toolParameters: () => ({
    type: 'object',
    properties: { pin: { type: 'integer' } },
    required: ['pin'],
    additionalProperties: false,
  }),
};
const head = '[sop]\nname = "pump"\ndescription = "d"\n';
const manual = '[[triggers]]\ntype = "manual"\n';
const goodSteps = '## Steps\n1. **A** — a\n   - tools: gpio_read\n';
const define = (toml: string, markdown = goodSteps): SopEntry =>
  defineSop({ folder: 'f', toml, markdown }, context);
const kinds = EventSource.options.map((kind) => `"${kind}"`).join(', ');
const told = ({ severity, line, column, key, message, remedy }: Diagnostic): string =>
  `${severity} ${String(line)}:${String(column)} ${key ?? '-'}: ${message} → ${remedy}`;

test.each<{ name: string; toml: string; then: readonly string[] }>([
  {
    name: 'a key that is written twice',
    toml: `${head}name = "x"\n`,
    then: [
      'error 4:1 -: This is not TOML: sop.name is written twice, first in line 2 → Keep one of the two.',
    ],
  },
  {
    name: 'a table that is written twice',
    toml: `${head}[sop]\n`,
    then: [
      'error 4:2 -: This is not TOML: [sop] is written twice, first in line 1 → Put the keys of both under one head. Each trigger has a head of its own in two brackets: [[triggers]].',
    ],
  },
  {
    name: 'a text without quotes',
    toml: '[sop]\nname = pump # x\n',
    then: [
      'error 2:8 -: This is not TOML: pump stands without quotes → Write name = "pump"; texts stand in quotes.',
    ],
  },
  {
    name: 'printed quotes',
    toml: '[sop]\nname = “pump”\n',
    then: [
      'error 2:8 -: This is not TOML: these are printed quotes, which do not begin a text → Write the straight quotes " or \'; texts stand in quotes.',
    ],
  },
  {
    name: 'a quote that is never closed',
    toml: '[sop]\nname = "pump\n',
    then: [
      'error 2:13 -: This is not TOML: the quote is never closed → Close it in the same line; texts stand in quotes, those of several lines in """.',
    ],
  },
  {
    name: 'a control character',
    toml: `${head}version = "\u0000"\n`,
    then: [
      'error 4:12 -: This is not TOML: an invisible control character stands in the text → Take it out, or write it as \\u and its four digits.',
    ],
  },
  {
    name: 'no equals sign',
    toml: '[sop]\nname: pump\n',
    then: ['error 2:5 -: This is not TOML: between name and its value stands no "=" → Write name = "pump".'],
  },
  {
    name: 'no value',
    toml: '[sop]\nname =\n',
    then: [
      'error 2:7 -: This is not TOML: the value is missing → Write a value behind "="; texts stand in quotes.',
    ],
  },
  {
    name: 'a bracket that is never closed',
    toml: '[[triggers\ntype = "manual"\n',
    then: [
      'error 1:11 -: This is not TOML: the bracket is never closed → Write [[name]], for example [sop] or [[triggers]].',
    ],
  },
  {
    name: 'yes for true',
    toml: `${head}enabled = yes\n`,
    then: [
      'error 4:11 -: This is not TOML: yes and no are written true and false here → Write true or false.',
    ],
  },
  {
    name: 'a zero in front',
    toml: `${head}cooldown_secs = 060\n`,
    then: [
      'error 4:17 -: This is not TOML: a number begins with a zero → Write it without the zero in front.',
    ],
  },
  {
    name: 'a comma behind the value',
    toml: '[sop]\nname = "x",\n',
    then: [
      'error 2:11 -: This is not TOML: "," stands behind the value → Write one key in a line, with nothing but a # comment behind the value.',
    ],
  },
  {
    name: 'line breaks of an old Macintosh',
    toml: head.replaceAll('\n', '\r'),
    then: [
      'error 1:6 -: This is not TOML: its lines end in a carriage return alone → Save the file with the line breaks of Unix (LF) or Windows (CRLF).',
    ],
  },
  {
    name: 'an empty file',
    toml: '',
    then: ['error 1:1 sop: The table [sop] is missing → Add [sop] with name and description.'],
  },
  {
    name: 'one bracket for two',
    toml: `${head}[triggers]\ntype = "manual"\n`,
    then: [
      'error 4:1 triggers: triggers is a table, but must be a list of tables → Write [[triggers]] with two brackets for each trigger.',
    ],
  },
  {
    name: 'a wrong value behind tabs',
    toml: `[sop]\n\tname = "p"\n\tdescription = "d"\n\tcooldown_secs\t=\t"x"\n${manual}`,
    then: [
      'error 4:18 sop.cooldown_secs: cooldown_secs is text, but must be a whole number → Write a whole number.',
    ],
  },
  {
    name: 'a wrong value behind a byte order mark',
    toml: `\uFEFFsop.name = 5\nsop.description = "d"\n${manual}`,
    then: ['error 1:12 sop.name: name is a whole number, but must be text in quotes → Write text in quotes.'],
  },
  {
    name: 'a wrong value behind Windows line breaks',
    toml: `${head}enabled = "true"\n${manual}`.replaceAll('\n', '\r\n'),
    then: ['error 4:11 sop.enabled: enabled is text, but must be true or false → Write true or false.'],
  },
  {
    name: 'a wrong value behind a text of several lines',
    toml: `[sop]\nname = "p"\ndescription = """\nlong\n"""\npriority = "hgh"\n${manual}`,
    then: [
      'error 6:12 sop.priority: priority is "hgh", which is not one of "low", "normal", "high", "critical" → Did you mean "high"?',
    ],
  },
  {
    name: 'a wrong type in a list in brackets',
    toml: `triggers = [\n  { type = "manual" }, # one\n  { type = "emial" },\n]\n${head}`,
    then: [
      `error 3:12 triggers[1].type: type is "emial", which is not one of ${kinds} → Write one of ${kinds}.`,
    ],
  },
  {
    name: 'an item that is no table',
    toml: `triggers = [ 5 ]\n${head}`,
    then: [
      'error 1:14 triggers[0]: A trigger is a whole number, but must be a table → Write [[triggers]] and the keys below it.',
    ],
  },
  {
    name: 'a trigger without a type',
    toml: `${head}[[triggers]]\ntopic = "a"\n`,
    then: [
      `error 4:3 triggers[0].type: "type" is missing → Add type = "…" under its [[triggers]], one of ${kinds}.`,
    ],
  },
  {
    name: 'a broken condition of several lines, at its beginning',
    toml: `${head}[[triggers]]\ntype = "mqtt"\ntopic = "a"\ncondition = """\n$.a >"""\n`,
    then: [
      'error 7:13 triggers[0].condition: The condition $.a > breaks at its column 6: a value is missing here → Write for example $.value > 85; the trigger does not fire until then.',
    ],
  },
  {
    name: 'a key of a trigger above all of them',
    toml: `${head}timezone = "Asia/Seoul"\n[[triggers]]\ntype = "manual"\n`,
    then: [
      'warning 4:1 sop.timezone: "timezone" is not a known key; it has no effect → It belongs to cron triggers: write it below [[triggers]].',
    ],
  },
  {
    name: 'a key of another trigger',
    toml: `${head}[[triggers]]\ntype = "cron"\nexpression = "* * * * *"\ncondition = "> 5"\n`,
    then: [
      'warning 7:1 triggers[0].condition: "condition" is not a known key; it has no effect → It belongs to mqtt, webhook, peripheral, absence, window, procedure, file, message, amqp triggers; of cron ones known are type, expression, timezone, fleet.',
    ],
  },
  {
    name: 'a silence that names no place, or two',
    toml: `${head}[[triggers]]\ntype = "absence"\nafter_secs = 5\n\n[[triggers]]\ntype = "absence"\ntopic = "x"\npath = "/x"\nafter_secs = 5\n`,
    then: [
      'error 5:9 triggers[0].type: It needs the place that is to be heard → Write one of topic = "…", path = "/…", or board = "…" with signal = "pin_…"; the trigger does not fire until then.',
      'error 9:9 triggers[1].type: It listens at one place, and several are named → Write one of topic = "…", path = "/…", or board = "…" with signal = "pin_…"; the trigger does not fire until then.',
    ],
  },
  {
    name: 'the end of a procedure that is not there, and an outcome that is none',
    toml: `${head}[[triggers]]\ntype = "procedure"\nname = "pump-overpresure"\n\n[[triggers]]\ntype = "procedure"\nname = "pump-overpressure"\noutcome = "broken"\n`,
    then: [
      'warning 6:8 triggers[0].name: There is no procedure "pump-overpresure", so no run of it can end → Did you mean "pump-overpressure"?',
      'error 11:11 triggers[1].outcome: outcome is "broken", which is not one of "completed", "failed", "cancelled", "any" → Write one of "completed", "failed", "cancelled", "any".',
    ],
  },
  {
    name: 'a window without a place, without its keys, with a path that is none, and with a figure that is none',
    toml: `${head}[[triggers]]\ntype = "window"\nover_secs = 5\ncondition = "$.mean > 5"\n\n[[triggers]]\ntype = "window"\ntopic = "x"\n\n[[triggers]]\ntype = "window"\ntopic = "x"\nvalue = "ppm"\nover_secs = 5\ncondition = "$.mean > 5"\n\n[[triggers]]\ntype = "window"\ntopic = "x"\nover_secs = 5\ncondition = "$.means > 5"\n`,
    then: [
      'error 5:9 triggers[0].type: It needs the place that is to be heard → Write one of topic = "…", path = "/…", or board = "…" with signal = "pin_…"; the trigger does not fire until then.',
      'error 9:3 triggers[1].over_secs: "over_secs" is missing → Add over_secs = 600 under its [[triggers]].',
      'error 9:3 triggers[1].condition: "condition" is missing → Add condition = "…" under its [[triggers]].',
      'error 16:10 triggers[2].value: value is "ppm", which is not a path into the payload: it must begin with "$." → Write for example value = "$.ppm", or leave it out for the payload itself; the trigger does not fire until then.',
      'warning 24:13 triggers[3].condition: There is no figure "means" → Did you mean "mean"?',
    ],
  },
  {
    name: 'shared subscriptions that are none, that count time, and of which nothing can be said',
    toml: `${head}[[triggers]]\ntype = "mqtt"\ntopic = "$share/a"\n[[triggers]]\ntype = "mqtt"\ntopic = "$share/+/b"\n[[triggers]]\ntype = "mqtt"\ntopic = "$share/a/b"\ncondition = "> 5"\nfor_secs = 5\n[[triggers]]\ntype = "absence"\ntopic = "$share/a/b"\nafter_secs = 5\n`,
    then: [
      'error 6:18 triggers[0].topic: The topic "$share/a" is not a valid MQTT filter: a topic stands behind the name of the group → Correct the topic; the trigger does not fire until then.',
      'error 9:17 triggers[1].topic: The topic "$share/+/b" is not a valid MQTT filter: the name of a group has at least one character, and no "+" or "#" → Correct the topic; the trigger does not fire until then.',
      'warning 14:12 triggers[2].for_secs: Of a shared subscription each engine of the group hears a part, so for_secs goes by that part alone → Write the topic without "$share/" and the name of the group where every message counts.',
      'error 17:10 triggers[3].topic: "$share/a/b" is a shared subscription, of which each engine of the group hears a part alone → Write the topic without "$share/" and the name of the group; the trigger does not fire until then.',
    ],
  },
  {
    name: 'a queue without a name, with wildcards, too long, and without a broker',
    toml: `${head}[[triggers]]\ntype = "amqp"\nqueue = ""\n[[triggers]]\ntype = "amqp"\nqueue = "plant.#"\n[[triggers]]\ntype = "amqp"\nqueue = "${'가'.repeat(86)}"\n[[triggers]]\ntype = "amqp"\nqueue = "alarms"\ntopic = "x"\n`,
    then: [
      'error 6:10 triggers[0].queue: The name of the queue is empty → Write the name that the queue has at the broker, for example queue = "alarms"; the trigger does not fire until then.',
      'warning 9:9 triggers[1].queue: "plant.#" is read as the name of one queue: there are no wildcards here → Bind a queue to the routing keys at the broker, and write the name of that queue.',
      'error 12:10 triggers[2].queue: No queue can have this name: it is longer than 255 bytes → Write the name that the queue has at the broker, for example queue = "alarms"; the trigger does not fire until then.',
      'warning 15:9 triggers[3].queue: config.toml names no broker with queues, so the trigger never fires → Write url = "amqp://…" under [amqp] in config.toml.',
      'warning 16:1 triggers[3].topic: "topic" is not a known key; it has no effect → It belongs to mqtt, absence, window triggers; of amqp ones known are type, queue, condition.',
    ],
  },
  {
    name: 'a channel that config.toml does not have',
    toml: `${head}[[triggers]]\ntype = "message"\nchannel = "telegrm"\n`,
    then: [
      'warning 6:11 triggers[0].channel: There is no channel "telegrm" in config.toml → Did you mean "telegram"?',
    ],
  },
  {
    name: 'paths that no file can have, and lists that say nothing',
    toml: `${head}${['../x', '/etc/*', '/srv/in/*.csv', 'a\\\\b', 'inbox/'].map((path) => `[[triggers]]\ntype = "file"\npath = "${path}"\n`).join('')}[[triggers]]\ntype = "file"\npath = "a"\non = []\n[[triggers]]\ntype = "file"\npath = "a"\non = ["create", 5]\n`,
    then: [
      'error 6:9 triggers[0].path: No file can have the path "../x": it has a part that is empty, "." or ".." → Write the names of the folders alone. The trigger does not fire until then.',
      'error 9:9 triggers[1].path: The path "/etc/*" lies in no folder that config.toml allows → Write it from the workspace on, as in "inbox/*.csv", or name its folder in watch_folders under [sop]; the trigger does not fire until then.',
      'error 15:9 triggers[3].path: No file can have the path "a\\b": it has a backslash → Write "/" between folders, on Windows too. The trigger does not fire until then.',
      'error 18:9 triggers[4].path: No file can have the path "inbox/": it ends in "/" → Write "*" behind it for every file in this folder. The trigger does not fire until then.',
      'error 22:6 triggers[5].on: on is an empty list → Write a list of "created", "changed", "removed", or leave it out for all of them.',
      'error 26:6 triggers[6].on: on has "create", which is not one of "created", "changed", "removed" → Did you mean "created"?',
    ],
  },
  {
    name: 'a silence without a time',
    toml: `${head}[[triggers]]\ntype = "absence"\ntopic = "x"\n`,
    then: [
      'error 4:3 triggers[0].after_secs: "after_secs" is missing → Add after_secs = 600 under its [[triggers]].',
    ],
  },
  {
    name: 'a time of no seconds',
    toml: `${head}[[triggers]]\ntype = "mqtt"\ntopic = "x"\ncondition = "> 5"\nfor_secs = 0\n`,
    then: [
      'error 8:12 triggers[0].for_secs: for_secs is 0 → Write a whole number from 1 to 3153600000, or leave it out.',
    ],
  },
  {
    name: 'a time and a clear condition without a condition',
    toml: `${head}[[triggers]]\ntype = "mqtt"\ntopic = "x"\nfor_secs = 5\n`,
    then: [
      'error 7:12 triggers[0].for_secs: for_secs stands without a condition, so nothing could be false in between → Write condition = "…" beside it, or leave for_secs out; the trigger does not fire until then.',
    ],
  },
  {
    name: 'a clear condition that holds nothing back',
    toml: `${head}[[triggers]]\ntype = "mqtt"\ntopic = "x"\ncondition = "$.a > 5"\nclear_condition = "$.a > 5"\n`,
    then: [
      'warning 8:19 triggers[0].clear_condition: clear_condition is the same as the condition, so it holds nothing back → Write what has to be true before it may start again, for example $.value < 80.',
    ],
  },
  {
    name: 'a clear condition that can never be true',
    toml: `${head}[[triggers]]\ntype = "mqtt"\ntopic = "x"\ncondition = "$.a > 5"\nclear_condition = "$.a > 5 && $.a < 3"\n`,
    then: [
      'warning 8:19 triggers[0].clear_condition: The condition $.a > 5 && $.a < 3 can never be true → Check the operators and limits.',
    ],
  },
  {
    name: 'a clear condition that breaks',
    toml: `${head}[[triggers]]\ntype = "peripheral"\nboard = "b"\nsignal = "pin_3"\ncondition = "== 1"\nclear_condition = "= 0"\n`,
    then: [
      'warning 6:9 triggers[0].board: There is no board "b" in config.toml → Add it as [[peripherals.boards]].',
      'error 9:20 triggers[0].clear_condition: The condition = 0 breaks at its column 1: "=" is not an operator; equality is == → Write for example $.value > 85; the trigger does not fire until then.',
    ],
  },
  {
    name: 'a key of [sop] at the top',
    toml: `name = "x"\n${head}${manual}`,
    then: ['warning 1:1 name: "name" is not a known key; it has no effect → It belongs under [sop].'],
  },
  {
    name: 'a key of [sop] below a trigger',
    toml: `${head}${manual}cooldown_secs = 60\n`,
    then: [
      'warning 6:1 triggers[0].cooldown_secs: "cooldown_secs" is not a known key; it has no effect → It belongs under [sop], above the triggers.',
    ],
  },
  {
    name: 'triggers that have slipped into [sop]',
    toml: `${head}triggers = [{ type = "manual" }]\n`,
    then: [
      'warning 1:1 triggers: It has no triggers, so only a person can start it → Add [[triggers]] with type = "manual" if that is meant.',
      'warning 4:1 sop.triggers: "triggers" is not a known key; it has no effect → What stands below [sop] belongs to it: write triggers above [sop], or each one as [[triggers]].',
    ],
  },
  {
    name: 'a number below the least',
    toml: `${head}cooldown_secs = -1\n${manual}`,
    then: [
      'error 4:17 sop.cooldown_secs: cooldown_secs is -1, which is below 0 → Write a whole number from 0 to 3153600000.',
    ],
  },
  {
    name: 'a date for a text',
    toml: `${head}version = 2020-01-01\n${manual}`,
    then: ['error 4:11 sop.version: version is a date, but must be text in quotes → Write text in quotes.'],
  },
])('SOP.toml: $name', ({ toml, then }) => {
  expect(define(toml).diagnostics.map(told)).toEqual(then);
});

test.each<{ name: string; markdown: string; then: readonly string[] }>([
  {
    name: 'a heading of another level',
    markdown: '# Pump\n### Steps\n1. A\n',
    then: [
      'warning 2:1 -: It has no steps, so it cannot start: the heading of the steps has another level → Write it with two signs: "## Steps".',
    ],
  },
  {
    name: 'a list without the heading',
    markdown: 'Words.\n\n1. A\n',
    then: [
      'warning 3:1 -: It has no steps, so it cannot start: the numbered list does not stand under the heading "## Steps" → Write "## Steps" above it.',
    ],
  },
  {
    name: 'numbers with brackets',
    markdown: '## Steps\n1) A\n',
    then: [
      'warning 2:1 -: It has no steps, so it cannot start: steps are numbered with a dot → Write "1. **Title** — what to do".',
    ],
  },
  {
    name: 'a list that is not numbered',
    markdown: '## Steps\n- A\n',
    then: [
      'warning 2:1 -: It has no steps, so it cannot start: steps are a numbered list → Write "1. **Title** — what to do".',
    ],
  },
  {
    name: 'nothing at all',
    markdown: '',
    then: [
      'warning 1:1 -: It has no steps, so it cannot start → Write a numbered list under the heading "## Steps" in SOP.md.',
    ],
  },
  {
    name: 'a question without its mark',
    markdown: '## Steps\n1. A\n   requires_confirmation: true\n',
    then: [
      'warning 3:4 requires_confirmation: "requires_confirmation" is not written as a bullet is; to be safe the step asks → Write "- requires_confirmation: true", or begin the line with another word if it is meant as text.',
    ],
  },
  {
    name: 'two questions that disagree',
    markdown: '## Steps\n1. A\n   - requires_confirmation: true\n   - requires_confirmation: false\n',
    then: [
      'warning 4:6 requires_confirmation: Step 1 has "requires_confirmation" twice; one that asks is enough → Keep one of them.',
    ],
  },
  {
    name: 'tools twice',
    markdown: '## Steps\n1. A\n   - tools: gpio_write\n   - tools: gpio_read, gpio\n',
    then: [
      'warning 4:6 tools: Step 1 has "tools" twice; the last one counts → Keep one of them.',
      'warning 4:24 tools: Step 1 names the tool "gpio", which does not exist → Did you mean gpio_read?',
    ],
  },
  {
    name: 'a question without an answer',
    markdown: '## Steps\n1. A\n   - requires_confirmation:\n',
    then: [
      'error 3:28 requires_confirmation: requires_confirmation is "", which is neither true nor false; the step asks → Write true or false.',
    ],
  },
  {
    name: 'the second of two calls',
    markdown: '## Steps\n1. A\n   - call: gpio_write {"pin": 5}\n   - call: gpio_write {"pin": "x"}\n',
    then: [
      'error 4:12 call: Step 1, call to gpio_write: "pin" must be integer, not string → Correct the arguments; the step would fail.',
    ],
  },
  {
    name: 'a call behind a tab, with Windows line breaks',
    markdown: '## Steps\r\n1. A\r\n\t- call: gpio_wirte {"pin": 5}\r\n',
    then: [
      'warning 3:10 call: Step 1 names the tool "gpio_wirte", which does not exist → Did you mean gpio_write?',
    ],
  },
  {
    name: 'a call without anything',
    markdown: '## Steps\n1. A\n   - call:\n',
    then: [
      'error 3:11 call: The call "" has no tool name followed by arguments in braces → Write it as `- call: tool_name {"argument": "value"}` in one line.',
    ],
  },
  {
    name: 'a mistyped bullet behind a byte order mark',
    markdown: '\uFEFF## Steps\n1. A\n   - tols: x\n',
    then: [
      'warning 3:6 tols: "tols" is not a known bullet; the line is part of the step\'s text → Did you mean tools?',
    ],
  },
])('SOP.md: $name', ({ markdown, then }) => {
  expect(define(head + manual, markdown).diagnostics.map(told)).toEqual(then);
});

test.each([
  { name: 'a mark was forgotten', line: 'requires_confirmation: true', asks: true },
  {
    name: 'the colon is a wide one, as Korean keyboards write it',
    line: '- requires_confirmation：true',
    asks: true,
  },
  {
    name: 'two disagree',
    line: '- requires_confirmation: true\n   - requires_confirmation: false',
    asks: true,
  },
  {
    name: 'two disagree the other way round',
    line: '- requires_confirmation: no\n   - requires_confirmation: yes',
    asks: true,
  },
  { name: 'both say no', line: '- requires_confirmation: no\n   - requires_confirmation: off', asks: false },
  { name: 'the one without a mark says no', line: 'requires_confirmation: false', asks: false },
])('whether a step asks when $name: $asks', ({ line, asks }) => {
  expect(define(head + manual, `## Steps\n1. A\n   ${line}\n`).sop?.steps[0]?.requiresConfirmation).toBe(
    asks,
  );
});
