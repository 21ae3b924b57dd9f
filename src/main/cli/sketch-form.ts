import { readDuration } from '../../domain/procedure/duration';
import type { JsonObject } from '../../shared/json';
import { isJsonObject } from '../../shared/json-object';
import { parseJson } from '../../shared/parse-json';
import type {
  Sketch,
  SketchComparison,
  SketchCondition,
  SketchStep,
  SketchTrigger,
} from '../../shared/sketch';

/** One line that somebody answers; null: they end here. */
export type AskLine = (question: string) => Promise<string | null>;

/** The four questions of a draft, for whoever has no model that reads a sentence. Null: the person ended it. */
export async function sketchByForm(
  sentence: string,
  ask: AskLine,
  say: (line: string) => void,
): Promise<Sketch | null> {
  const form = new Form(ask, say);
  try {
    const when = await form.when();
    const steps = await form.steps();
    const every = await form.text(
      '3. Ask first? Before everything that acts it asks in any case. Before every other step too? [y/N] ',
      '',
    );
    const to = await form.text('4. Tell whom? desktop, or CHANNEL:RECIPIENT (empty: nobody) ', '');
    const words =
      to === ''
        ? ''
        : await form.need('   With which words? {{topic}} and {{payload.FIELD}} are filled in: ');
    const name = await form.need('What is the procedure called? ');
    return {
      name,
      description: sentence === '' ? name : sentence,
      when: [when],
      steps: [...steps, ...(to === '' ? [] : [{ do: 'tell', title: `Tell ${to}`, to, words } as const])],
      ask: /^y/iu.test(every) ? 'everything' : 'acting',
    };
  } catch (failure) {
    if (failure instanceof Ended) return null;
    throw failure;
  }
}

class Ended extends Error {}

const kinds: Readonly<Record<string, SketchTrigger['kind']>> = {
  '1': 'mqtt',
  '2': 'cron',
  '3': 'pin',
  '4': 'webhook',
  '5': 'silence',
  '6': 'file',
  '7': 'message',
  '8': 'procedure',
  '9': 'manual',
  '10': 'queue',
};

const operators: Readonly<Record<string, SketchComparison>> = {
  '>': 'above',
  '>=': 'at-least',
  '<': 'below',
  '<=': 'at-most',
  '==': 'equals',
  '!=': 'differs',
  contains: 'contains',
};

/** `level > 85`, or `> 85` of the payload itself; null: it is none. */
export function readCondition(text: string): SketchCondition | null {
  const sign = /[<>=!]=|[<>]|\bcontains\b/u.exec(text);
  const is = operators[sign?.[0] ?? ''];
  if (sign === null || is === undefined) return null;
  const field = text
    .slice(0, sign.index)
    .trim()
    .replace(/^\$\.?/u, '');
  const value = text.slice(sign.index + sign[0].length).trim();
  if (value === '' || /\s/u.test(field)) return null;
  const unquoted =
    value.startsWith('"') && value.endsWith('"') && value.length > 1 ? value.slice(1, -1) : value;
  return {
    field,
    is,
    value: /^-?\d{1,15}(?:\.\d{1,15})?$/u.test(value) ? Number(value) : unquoted,
  };
}

/** What one line says is done; null: it cannot be read. */
export function readStep(line: string): SketchStep | null {
  const text = line.trim();
  if (text.startsWith('&')) {
    const step = readStep(text.slice(1));
    return step === null ? null : { ...step, beside: true };
  }
  const end = text.search(/\s/u);
  const word = end < 0 ? text : text.slice(0, end);
  const rest = end < 0 ? '' : text.slice(end).trim();
  if (word === 'check' && rest !== '') return { do: 'check', title: rest };
  if (word === 'ask' && rest !== '') return { do: 'ask', title: rest, answer: 'text' };
  if (word === 'start' && rest !== '') return { do: 'procedure', title: `Start ${rest}`, name: rest };
  if (word === 'wait') {
    const secs = whole(rest);
    return secs === null ? null : { do: 'wait', title: `Wait ${rest}`, secs };
  }
  const args = rest === '' ? {} : parseJson(rest);
  return /^[A-Za-z_][\w.-]*$/u.test(word) && isJsonObject(args)
    ? { do: 'call', title: titleOf(word, args), tool: word, arguments: args }
    : null;
}

/** What the call does stands in its title: the text of a step says what its call does. */
const titleOf = (tool: string, args: JsonObject): string =>
  [
    tool,
    ...Object.entries(args).map(
      ([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ),
  ].join(' ');

class Form {
  constructor(
    private readonly ask: AskLine,
    private readonly say: (line: string) => void,
  ) {}

  async when(): Promise<SketchTrigger> {
    this.say(
      '1. When? 1 a message on a topic, 2 at a time, 3 a pin of a board changes, 4 a webhook, 5 nothing is heard, 6 a file comes, 7 somebody writes, 8 another procedure ends, 9 a person starts it, 10 a message in a queue of RabbitMQ',
    );
    const kind = await this.read('   1 to 10: ', (text) => kinds[text] ?? null);
    switch (kind) {
      case 'mqtt': {
        const topic = await this.need('   Topic: ');
        const condition = await this.condition();
        const for_secs =
          condition === null
            ? null
            : await this.optional(
                '   For how long, e.g. 5m (empty: at once) ',
                whole,
                '   That is no time. For example: 90s, 5m or 2h',
              );
        return {
          kind,
          topic,
          ...(condition === null ? {} : { condition }),
          ...(for_secs === null ? {} : { for_secs }),
        };
      }
      case 'cron':
        return { kind, expression: await this.need('   Minute hour day month weekday, e.g. 30 6 * * 1-5: ') };
      case 'pin': {
        const board = await this.need('   Board: ');
        const pin = await this.read('   Pin: ', (text) => (/^\d{1,4}$/u.test(text) ? Number(text) : null));
        const level = await this.text('   When it becomes 0 or 1 (empty: both) ', '');
        return { kind, board, pin, ...(level === '0' ? { level: 0 } : level === '1' ? { level: 1 } : {}) };
      }
      case 'webhook':
        return { kind, path: await this.need('   Path, e.g. /sop/report: ') };
      case 'queue': {
        const queue = await this.need('   Queue: ');
        const condition = await this.condition();
        return { kind, queue, ...(condition === null ? {} : { condition }) };
      }
      case 'silence': {
        const topic = await this.need('   Topic: ');
        return { kind, topic, after_secs: await this.read('   Not heard for, e.g. 10m: ', whole) };
      }
      case 'file':
        return { kind, path: await this.need('   Files, e.g. inbox/*.csv: ') };
      case 'message': {
        const channel = await this.need('   Channel: ');
        const contains = await this.text('   Only what contains (empty: everything) ', '');
        return { kind, channel, ...(contains === '' ? {} : { contains }) };
      }
      case 'procedure':
        return { kind, name: await this.need('   Which procedure: ') };
      default:
        return { kind: 'manual' };
    }
  }

  condition(): Promise<SketchCondition | null> {
    return this.optional(
      '   Only when, e.g. level > 85 (empty: always) ',
      readCondition,
      '   That is no condition. For example: level > 85',
    );
  }

  async steps(): Promise<readonly SketchStep[]> {
    this.say(
      '2. What shall be done? One step a line: TOOL {"argument": value}, check WORDS, wait 5m, ask WORDS, start PROCEDURE. "& " before it: at the same time as the step before. An empty line ends.',
    );
    const steps: SketchStep[] = [];
    for (;;) {
      const line = await this.text(`   Step ${String(steps.length + 1)}: `, '');
      if (line === '' && steps.length > 0) return steps;
      const step = line === '' ? null : readStep(line);
      if (step === null)
        this.say('   That is no step. For example: gpio_write {"board": "pump", "pin": 5, "value": 0}');
      else steps.push(step);
    }
  }

  /** Null: nothing was answered. */
  async optional<T>(question: string, read: (text: string) => T | null, isNone: string): Promise<T | null> {
    for (;;) {
      const text = await this.text(question, '');
      if (text === '') return null;
      const value = read(text);
      if (value !== null) return value;
      this.say(isNone);
    }
  }

  async read<T>(question: string, read: (text: string) => T | null): Promise<T> {
    for (;;) {
      const value = read(await this.text(question, ''));
      if (value !== null) return value;
    }
  }

  need(question: string): Promise<string> {
    return this.read(question, (text) => (text === '' ? null : text));
  }

  async text(question: string, otherwise: string): Promise<string> {
    const line = await this.ask(question);
    if (line === null) throw new Ended();
    return line.trim() === '' ? otherwise : line.trim();
  }
}

const whole = (text: string): number | null => {
  const secs = readDuration(text);
  return secs === null || !Number.isInteger(secs) ? null : secs;
};
