import {
  Admission,
  EventSource,
  ExecutionMode,
  FileChange,
  OnInterrupt,
  Priority,
  Recheck,
  RunOutcome,
  type Trigger,
} from './sop';

/**
 * A key of SOP.toml or a bullet of SOP.md: what validation knows, what the editor offers and what
 * docs/sop-format.md says.
 */
export interface SopKey {
  readonly name: string;
  /** As it is read. */
  readonly type: 'text' | 'whole' | 'flag' | 'choice' | 'choices';
  readonly choices?: readonly string[];
  /** What its choices mean. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** What it wants, in words. */
  readonly allowed: string;
  /** As written; a sentence when it comes from elsewhere, null when the key must be given. */
  readonly fallback: string | null;
  readonly doc: string;
}

const choice = (name: string, choices: readonly string[], fallback: string, doc: string): SopKey => ({
  name,
  type: 'choice',
  choices,
  allowed: choices.map((each) => `\`${each}\``).join(' '),
  fallback,
  doc,
});
const text = (name: string, allowed: string, fallback: string | null, doc: string): SopKey => ({
  name,
  type: 'text',
  allowed,
  fallback,
  doc,
});
const whole = (name: string, allowed: string, fallback: string, doc: string): SopKey => ({
  name,
  type: 'whole',
  allowed,
  fallback,
  doc,
});

/** Under `[sop]`, in the order in which people read them. */
export const sopKeys: readonly SopKey[] = [
  text('name', 'text', null, 'by this people and tools start it'),
  text('description', 'text', null, 'a sentence: what it is for'),
  text('version', 'text', '`"0.1.0"`', 'shown on every run'),
  choice(
    'priority',
    Priority.options,
    '`"normal"`',
    'who gets the model first; a critical one is never approved with one click in a notification',
  ),
  {
    ...choice(
      'execution_mode',
      ExecutionMode.options,
      '`[sop] default_execution_mode` of config.toml',
      'where it asks, see below',
    ),
    meanings: {
      auto: 'nowhere',
      supervised: 'once, before the first step that is carried out',
      step_by_step: 'before every step',
      priority_based: 'as `auto` for high and critical, as `supervised` for low and normal',
    },
  },
  whole(
    'cooldown_secs',
    'whole seconds, at most 3153600000 (100 years)',
    '`0`',
    'after the end of a run, whatever its outcome, no other starts for so long',
  ),
  whole(
    'max_concurrent',
    'whole number',
    '`1`',
    'runs at the same time; a run that waits for a person holds its place',
  ),
  {
    ...choice(
      'admission',
      Admission.options,
      '`"skip"`',
      'what happens to an event that finds `max_concurrent` reached, see below',
    ),
    meanings: {
      skip: 'it is skipped, with that reason',
      queue: 'it waits for its turn, at most `queue_limit` of them',
      latest: 'it waits for its turn, and only the newest does',
      replace: 'the oldest active run is cancelled, and it starts',
    },
  },
  whole('queue_limit', 'whole number from 1', '`100`', 'how many events may wait with `admission = "queue"`'),
  text(
    'concurrency_key',
    'a path such as `"$.pump_id"`',
    'none',
    '`cooldown_secs` and `max_concurrent` count for each value of its own, see below',
  ),
  {
    name: 'enabled',
    type: 'flag',
    choices: ['true', 'false'],
    allowed: '`true` `false`',
    fallback: '`true`',
    doc: '`false`: it stays in the lists, and nothing starts it',
  },
  choice(
    'tools',
    ['listed', 'any'],
    '`"listed"`',
    '`listed`: a step is offered its own tools only; `any`: all',
  ),
  choice(
    'on_interrupt',
    OnInterrupt.options,
    '`"ask"`',
    'what happens with a step in whose middle the engine was killed',
  ),
  choice(
    'recheck',
    Recheck.options,
    '`"ask"`',
    'what happens when a card was based on something that is not so any more: `ask` says what changed and asks once more',
  ),
  whole(
    'approval_timeout_secs',
    'whole seconds, at most 3153600000 (100 years); `0` = never',
    '`[sop] approval_timeout_secs` of config.toml',
    'after so long without an answer the run is cancelled; nothing is ever approved by time',
  ),
];

/** Under `[[escalation]]`. */
export const escalationKeys: readonly SopKey[] = [
  whole(
    'after_secs',
    'whole seconds from 1, at most 3153600000 (100 years)',
    '',
    'they are told when nobody has decided so long after the question was asked',
  ),
  {
    ...text(
      'notify',
      'a list of routes such as `["desktop", "telegram:@shift"]`',
      null,
      'who is told: the desktop, `CHANNEL:RECIPIENT`, or who is on duty by `[duty]` of config.toml: `@GROUP`, `CHANNEL:@GROUP`',
    ),
    type: 'choices',
  },
  whole(
    'repeat_secs',
    'whole seconds from 10',
    'once',
    'they are told again this often, until the next escalation is due or somebody decides',
  ),
  choice(
    'priority',
    ['high', 'critical'],
    'as before',
    'how urgent the question is from then on, where that is more: quiet hours hold back less of it, and it stands higher in the list',
  ),
];

const type = choice('type', EventSource.options, '', 'what starts the procedure');
const condition = text(
  'condition',
  'a condition such as `"$.value > 85"`',
  'none',
  'the payload has to meet it; without one every event at this place starts the procedure',
);
const wantedSecs = 'whole seconds from 1, at most 3153600000 (100 years)';
const timing = [
  condition,
  whole('for_secs', wantedSecs, 'none', 'the condition has to hold for so long without a break'),
  text(
    'clear_condition',
    'a condition such as `"$.value < 80"`',
    'none',
    'after a start, this has to be true once before the trigger starts another',
  ),
  whole(
    'debounce_secs',
    wantedSecs,
    'none',
    'of events that are closer together than this, only the last counts',
  ),
];

/** Where something comes from. */
const places = {
  topic: text('topic', 'text', null, 'the topic; `+` stands for one level, `#` for the rest'),
  path: text(
    'path',
    'text that begins with `/`',
    null,
    'has to be equal to that of the request; what follows a `?` is not part of it',
  ),
  board: text('board', 'a name from config.toml', null, 'the board'),
  signal: text('signal', 'text such as `"pin_3"`', null, 'the pin'),
};
/** Of a trigger for which one of them is enough. */
const onePlace = Object.values(places).map((place): SopKey => ({ ...place, fallback: 'none' }));

/** What each kind of trigger is, and its keys under `[[triggers]]`. */
export const triggerKinds: Readonly<
  Record<Trigger['type'], { readonly doc: string; readonly keys: readonly SopKey[] }>
> = {
  mqtt: {
    doc: 'a message on an MQTT topic',
    keys: [type, places.topic, ...timing],
  },
  webhook: {
    doc: 'a `POST` to a path of the gateway',
    keys: [type, places.path, ...timing],
  },
  cron: {
    doc: 'the clock',
    keys: [
      type,
      text(
        'expression',
        'five, six or seven fields',
        null,
        'minute, hour, day, month, weekday; six fields begin with seconds, the seventh is the year',
      ),
      text(
        'timezone',
        'a name such as `"Asia/Seoul"`',
        "the one of config.toml, else the machine's",
        'in which time the expression is read',
      ),
      {
        name: 'fleet',
        type: 'flag',
        choices: ['true', 'false'],
        allowed: '`true` `false`',
        fallback: '`false`',
        doc: '`true`: of the engines of a [fleet](how-to/run-a-fleet.md) one starts it, whichever asks first; while the database of the fleet is away it waits',
      },
    ],
  },
  peripheral: {
    doc: 'a pin of a board whose level changed',
    keys: [type, places.board, places.signal, ...timing],
  },
  absence: {
    doc: 'something that is no longer heard',
    keys: [
      type,
      ...onePlace,
      condition,
      whole(
        'after_secs',
        wantedSecs,
        '',
        'it starts when nothing was heard for so long, and again only after something was',
      ),
    ],
  },
  window: {
    doc: 'figures of the last events',
    keys: [
      type,
      ...onePlace,
      text('value', 'a path such as `"$.ppm"`', 'the payload itself', 'where the number is'),
      whole('over_secs', wantedSecs, '', 'of how long the events count'),
      text(
        'condition',
        'a condition such as `"$.mean > 1200 && $.count >= 5"`',
        null,
        'the figures have to meet it: `mean` `min` `max` `sum` `count` `first` `last` `change` `per_minute` `span_secs`',
      ),
    ],
  },
  procedure: {
    doc: 'the end of a run of another procedure',
    keys: [
      type,
      text('name', 'the name of a procedure', null, 'whose end is waited for'),
      choice('outcome', [...RunOutcome.options, 'any'], '`"any"`', 'how the run has to have ended'),
      condition,
    ],
  },
  file: {
    doc: 'a file that came, changed or went, and has been still for a second',
    keys: [
      type,
      text(
        'path',
        'a path such as `"inbox/*.csv"`',
        null,
        'from the workspace, or absolute in a folder of `[sop] watch_folders`; `*` stands for characters of a name, `**` for any folders',
      ),
      {
        ...choice('on', FileChange.options, 'all of them', 'what has to have become of it'),
        type: 'choices',
        allowed: `a list of ${FileChange.options.map((each) => `\`${each}\``).join(' ')}`,
      },
      condition,
    ],
  },
  message: {
    doc: 'a message on a channel, of somebody who may decide there',
    keys: [type, text('channel', 'a channel of config.toml', null, 'the channel'), condition],
  },
  amqp: {
    doc: 'a message in a queue of an AMQP broker such as RabbitMQ',
    keys: [
      type,
      text(
        'queue',
        'the name of a queue',
        null,
        'the queue, which is there already: none is made or changed',
      ),
      condition,
    ],
  },
  manual: { doc: 'a person, in the app, on the command line or in chat', keys: [type] },
};

/** A bullet of a step in SOP.md. */
export interface StepBullet {
  readonly name: string;
  /** How it is written, one or several ways. */
  readonly forms: readonly string[];
  readonly choices?: readonly string[];
  readonly doc: string;
}

export const stepBullets: readonly StepBullet[] = [
  { name: 'tools', forms: ['tools: a, b'], doc: 'the tools that the model is offered in this step' },
  {
    name: 'requires_confirmation',
    forms: ['requires_confirmation: true'],
    choices: ['true', 'false'],
    doc: 'a person has to approve before the step, each time. Write true, yes, on, 1 or false, no, off, 0; any other word is an error, and the step asks. The approval is for the calls on the card: when the step wants to act in another way, it is parked and asks again',
  },
  {
    name: 'call',
    forms: ['call: tool {"argument": "value"}'],
    doc: 'carried out as written, without the model, see below',
  },
  {
    name: 'kind',
    forms: ['kind: checkpoint', 'wait', 'input', 'procedure'],
    choices: ['checkpoint', 'wait', 'input', 'procedure', 'execute'],
    doc: 'a checkpoint waits for a person, a wait for a time or a message, an input for what a person answers, and they do nothing else; a procedure starts another one and waits for its end',
  },
  { name: 'when', forms: ['when: CONDITION'], doc: 'the step is skipped unless the condition holds' },
  {
    name: 'next',
    forms: ['next: N', 'next: end'],
    choices: ['end'],
    doc: 'which step follows; without it, the one below',
  },
  {
    name: 'on_failure',
    forms: ['on_failure: fail', 'retry:N', 'goto:N'],
    choices: ['fail', 'retry:2', 'goto:'],
    doc: 'what follows when the step fails; without it, the run fails',
  },
  {
    name: 'for',
    forms: ['for: 90s'],
    doc: 'how long a step of kind wait waits: `90s`, `30m`, `2h`, `1h 30m`, `1d`',
  },
  {
    name: 'until',
    forms: ['until: 22:30', 'until: CONDITION on TOPIC'],
    doc: 'what a step of kind wait waits for: a time of day, or a message on an MQTT topic for which a condition holds; the payload is what the step puts out',
  },
  {
    name: 'timeout',
    forms: ['timeout: 30m'],
    doc: 'a step of kind wait has failed after so long; without it, it waits for as long as it takes',
  },
  {
    name: 'ask',
    forms: ['ask: {"type": "number", "minimum": 0}'],
    doc: 'the JSON Schema of the answer to a step of kind input, with a `type` or an `enum`',
  },
  {
    name: 'run',
    forms: ['run: NAME {"key": "value"}'],
    doc: 'the procedure that a step of kind procedure starts, and its payload',
  },
  {
    name: 'for_each',
    forms: ['for_each: $.payload.list', 'for_each: {{lines(steps.1.output)}}', 'for_each: ["a", "b"]'],
    doc: 'the call of the step is made once for each item of this list, which is named, worked out or written, at most 1000; `{{item}}`, `{{item.key}}` and `{{index}}` (from 0) are filled in',
  },
  {
    name: 'parallel',
    forms: ['parallel: 4'],
    doc: 'how many of them are made at once, 2 to 99; without it, one after the other',
  },
  {
    name: 'output',
    forms: ['output: {"type": "object", "properties": {"urgent": {"type": "boolean"}}}'],
    doc: 'the JSON Schema of the result of a step that a model carries out, with a `type` or an `enum`',
  },
  {
    name: 'model',
    forms: ['model: hint:NAME', 'model: PROVIDER/MODEL'],
    doc: 'who carries out a step without calls: a `[[model_routes]]` entry by its hint, or a model of a provider; without it, the model in use',
  },
  {
    name: 'sampling',
    forms: ['sampling: {"temperature": 0.2, "seed": 7}'],
    doc: 'how the words of a step without calls are drawn: `temperature`, `top_p`, `top_k`, `min_p`, `repeat_penalty`, `presence_penalty`, `seed`, `max_tokens`, `thinking`, `thinking_budget`, as for a model; without it temperature 0',
  },
  {
    name: 'set',
    forms: ['set: NAME = {{payload.level}}'],
    doc: 'what the procedure remembers once the step is completed: templates, or a JSON value. Several are allowed; later steps and later runs have it as `{{state.NAME}}` and `$.state.NAME`',
  },
  {
    name: 'group',
    forms: ['group: NAME'],
    doc: 'steps below each other with the same name, one word, are carried out side by side; the next one follows when all have ended',
  },
  {
    name: 'on',
    forms: ['on: ENGINE', 'on: TAG'],
    doc: 'the engine of the [fleet](how-to/run-a-fleet.md#steps-at-other-engines) that carries out the one call of the step, or a tag of engines, of which one does; without it, this one',
  },
];
