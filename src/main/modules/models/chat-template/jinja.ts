import { Environment, Interpreter, parse, tokenize } from '@huggingface/jinja';
import { filledIn, plainFilters, textMethods, withoutTestArguments, type Plain } from './python-words';
import { strftime } from './strftime';

type Value = ReturnType<Interpreter['run']>;
type Node = NonNullable<Parameters<Interpreter['evaluate']>[0]>;
type Program = ReturnType<typeof parse>;

/** A node of the tree with the parts that are looked at here. */
interface Looked extends Node {
  readonly value?: unknown;
  readonly callee?: Looked;
  readonly args?: readonly Looked[];
  readonly object?: Looked;
  readonly property?: Looked;
  readonly computed?: boolean;
  readonly iterable?: Looked;
  readonly operand?: Looked;
  readonly filter?: Looked;
  readonly test?: Looked;
  readonly lhs?: Looked;
  readonly left?: Looked;
  readonly right?: Looked;
  readonly operator?: { readonly value: string };
  readonly negate?: boolean;
  readonly body?: readonly Looked[];
}

/** What the template was not made for, in its own words or in those of the interpreter. */
export class TemplateFailure extends Error {}

/**
 * A chat template as it stands in a model's file. `render` throws a TemplateFailure; `now` is what the
 * template takes for the time.
 */
export class JinjaTemplate {
  readonly #program: Program;

  constructor(readonly source: string) {
    this.#program = asFailure(() =>
      parse(
        withoutTestArguments(
          tokenize(withoutRawBlocks(asJinjaReads(source)), { lstrip_blocks: true, trim_blocks: true }),
        ),
      ),
    );
  }

  /** With `printed`, that is written wherever the template prints an object of its input as it is. */
  render(variables: Readonly<Record<string, unknown>>, now: Date, printed?: string): string {
    return asFailure(() => {
      const environment = new Environment();
      for (const [name, value] of Object.entries({ ...globals(now), ...variables })) {
        const given = environment.set(name, value);
        printAsPython(given, printed);
      }
      return new PythonLikeInterpreter(environment).run(this.#program).toString();
    });
  }
}

/** Lines end in one way, whatever the file's are; blanks before a block with a plus stay. */
const asJinjaReads = (source: string): string =>
  source.replaceAll(/\r\n?/gu, '\n').replaceAll('{%+', "{{ '' }}{%");

/** What the template wants written as it stands; the library knows no such block. */
const withoutRawBlocks = (source: string): string =>
  source.replaceAll(
    /\{%(-?)\s*raw\s*-?%\}(.*?)\{%-?\s*endraw\s*(-?)%\}/gsu,
    (_, before: string, text: string, behind: string) => `{{${before} ${JSON.stringify(text)} ${behind}}}`,
  );

function asFailure<T>(work: () => T): T {
  try {
    return work();
  } catch (failure) {
    throw new TemplateFailure(failure instanceof Error ? failure.message : String(failure), {
      cause: failure,
    });
  }
}

/** Objects and lists of the input print as in Python, or as `printed`. */
function printAsPython(value: Value, printed: string | undefined): void {
  if (value.type !== 'ObjectValue' && value.type !== 'ArrayValue') return;
  const inner = value.value as Map<string, Value> | Value[];
  for (const each of inner.values()) printAsPython(each, printed);
  const toString = (): string => printed ?? writtenAsPython(value);
  Object.assign(value, { toString });
  // Joined with a text, what is asked for its text is the map itself.
  if (inner instanceof Map) Object.assign(inner, { toString });
}

/** A value as Python prints it within another. */
const pythonText = (value: Value): string =>
  Object.hasOwn(value, 'toString') ? value.toString() : writtenAsPython(value);

function writtenAsPython(value: Value): string {
  switch (value.type) {
    case 'StringValue':
      return pythonQuoted(value.toString());
    case 'ArrayValue':
    case 'TupleValue':
      return `[${(value.value as Value[]).map(pythonText).join(', ')}]`;
    case 'ObjectValue':
      return `{${[...(value.value as Map<string, Value>)].map(([key, each]) => `${pythonQuoted(key)}: ${pythonText(each)}`).join(', ')}}`;
    case 'BooleanValue':
      return value.value === true ? 'True' : 'False';
    case 'NullValue':
      return 'None';
    default:
      return value.toString();
  }
}

function pythonQuoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll(/[\\\n\r\t]/gu, (sign) => pythonEscapes[sign] ?? sign);
  return quote + (quote === "'" ? escaped.replaceAll("'", String.raw`\'`) : escaped) + quote;
}

const pythonEscapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

const globals = (now: Date): Readonly<Record<string, unknown>> => ({
  true: true,
  True: true,
  false: false,
  False: false,
  none: null,
  None: null,
  range: (start: number, stop?: number, step = 1) => {
    const [from, to] = stop === undefined ? [0, start] : [start, stop];
    return Array.from(
      { length: Math.max(0, Math.ceil((to - from) / step)) },
      (_, index) => from + index * step,
    );
  },
  raise_exception: (message: unknown) => {
    throw new TemplateFailure(String(message));
  },
  strftime_now: (format: string) => strftime(now, format),
});

/** A value as Python prints it; what was never set is printed as nothing. */
function printedText(value: Value): string {
  if (value.type === 'UndefinedValue') return '';
  return printsAsPython.has(value.type) ? pythonText(value) : value.toString();
}

const printsAsPython = new Set(['BooleanValue', 'NullValue', 'ArrayValue', 'TupleValue', 'ObjectValue']);

/** They write nothing, whatever the library takes for their value. */
const silentStatements = new Set(['Set', 'Macro', 'Comment']);

/** `break` and `continue`, with what the template wrote in this round of the loop before it. */
class LoopControl extends Error {
  written = '';
  constructor(readonly kind: 'Break' | 'Continue') {
    super(`${kind} outside a loop`);
  }
}

/**
 * The body of a loop. The library forgets what a round wrote before it was broken off, and lets a round see what was
 * set in the one before.
 */
class LoopBody {
  readonly type = 'LoopBody';
  isOver = false;
  constructor(readonly statements: readonly Looked[]) {}
}

/** A value that was computed already, in the place of the expression that gave it. */
class Known {
  readonly type = 'Known';
  constructor(readonly known: Value) {}
}

/** Filters that take a missing list for an empty one, as Jinja does. */
const filtersOfLists = new Set(
  'length count list first last join map select reject selectattr rejectattr reverse sort unique items'.split(
    ' ',
  ),
);

/** And those that take everything for the text that it is printed as. */
const filtersOfTexts = new Set('trim upper lower title capitalize replace indent string'.split(' '));

/**
 * The library's interpreter with what templates of today's models use of Python and it does not know. Each
 * addition has its reason beside it.
 */
class PythonLikeInterpreter extends Interpreter {
  override evaluate(statement: Node | undefined, environment: Environment): Value {
    if (statement instanceof Known) return statement.known;
    if (statement instanceof LoopBody) return this.#round(statement, environment);
    const node: Looked | undefined = statement;
    switch (node?.type) {
      case 'TupleLiteral':
        // Unpacking a tuple is refused where unpacking a list is not.
        return super.evaluate({ ...node, type: 'ArrayLiteral' }, environment);
      case 'ObjectLiteral':
        return this.#object(node, environment);
      case 'For':
        // A variable that was never set is an empty list.
        return super.evaluate(
          {
            ...node,
            iterable: this.#iterated(node.iterable, environment),
            body: [new LoopBody(node.body ?? [])],
          } as Node,
          environment,
        );
      case 'Break':
      case 'Continue':
        throw new LoopControl(node.type);
      case 'BinaryExpression':
        return this.#combined(node, environment);
      case 'FilterExpression':
        return this.#filtered(node, environment);
      case 'TestExpression': {
        const operand = this.evaluate(node.operand, environment);
        if (nameOf(node.test) === 'float')
          return this.evaluate(
            {
              type: 'Identifier',
              value: String((operand.type === 'FloatValue') !== (node.negate ?? false)),
            } as Node,
            environment,
          );
        // A mapping is one too: of its keys.
        const isMapping = operand.type === 'ObjectValue' && nameOf(node.test) === 'iterable';
        return super.evaluate(
          { ...node, operand: isMapping ? arrayOf([]) : new Known(operand) } as Node,
          environment,
        );
      }
      case 'MemberExpression':
        return this.#member(node, environment);
      case 'CallExpression':
        return this.#called(node, environment);
      default:
        return super.evaluate(statement, environment);
    }
  }

  /** Keys that are numbers stay numbers when they are listed. */
  #object(node: Looked, environment: Environment): Value {
    const entries = [...(node.value as Map<Looked, Looked>)];
    if (entries.every(([key]) => key.type !== 'IntegerLiteral')) return super.evaluate(node, environment);
    const object = super.evaluate(
      {
        ...node,
        value: new Map(
          entries.map(([key, value]) => [{ type: 'StringLiteral', value: String(key.value) }, value]),
        ),
      } as Node,
      environment,
    ) as Value & { items(): Value };
    const list = (values: readonly Node[]): Value => super.evaluate(arrayOf(values), environment);
    const items = list(
      [...(object.value as Map<string, Value>)].map(([key, value]) =>
        arrayOf([{ type: 'IntegerLiteral', value: Number(key) } as Node, new Known(value)]),
      ),
    );
    object.items = () => items;
    const builtins = object.builtins as Map<string, Value>;
    for (const name of ['items', 'dictsort'])
      builtins.set(
        name,
        functionOf(environment, () => items),
      );
    return object;
  }

  /** With a condition behind it, that is for the loop. */
  #iterated(iterable: Looked | undefined, environment: Environment): Node {
    return iterable?.type === 'SelectExpression'
      ? ({ ...iterable, lhs: this.#listOf(iterable.lhs, environment) } as Node)
      : this.#listOf(iterable, environment);
  }

  /** What statements write one after the other, in the place of the library's method of that name. */
  written(statements: readonly Looked[], environment: Environment): Value {
    let written = '';
    for (const statement of statements)
      try {
        const value = this.evaluate(statement, environment);
        if (!silentStatements.has(statement.type)) written += printedText(value);
      } catch (failure) {
        if (failure instanceof LoopControl) failure.written = written + failure.written;
        throw failure;
      }
    return textOf(written, environment, this);
  }

  #round(body: LoopBody, environment: Environment): Value {
    try {
      return body.isOver
        ? textOf('', environment, this)
        : this.written(body.statements, new Environment(environment));
    } catch (failure) {
      if (!(failure instanceof LoopControl)) throw failure;
      body.isOver = failure.kind === 'Break';
      return textOf(failure.written, environment, this);
    }
  }

  #combined(node: Looked, environment: Environment): Value {
    const operator = node.operator?.value ?? '';
    const compares = /^[<>]=?$/u.test(operator);
    if (!compares && !['+', '~', '*', '%', '==', '!=', 'in', 'not in'].includes(operator))
      return super.evaluate(node, environment);
    // `1 < x < 3` is a question for both.
    if (compares && /^[<>]=?$/u.test(node.left?.operator?.value ?? '')) {
      const first = this.evaluate(node.left, environment);
      return first.__bool__().value
        ? this.evaluate({ ...node, left: node.left?.right } as Node, environment)
        : first;
    }
    const [left, right] = [node.left, node.right].map((side) => this.evaluate(side, environment));
    if (left === undefined || right === undefined) return super.evaluate(node, environment);
    const truth = (holds: boolean): Value =>
      this.evaluate({ type: 'Identifier', value: String(holds) } as Node, environment);
    if (compares && left.type === 'StringValue' && right.type === 'StringValue')
      return truth(holdsFor(left.toString(), operator, right.toString()));
    if (operator === '%' && left.type === 'StringValue')
      return this.#formatted(
        left,
        right.type === 'ArrayValue' ? (right.value as Value[]) : [right],
        environment,
      );
    if (operator === '==' || operator === '!=') return truth(areEqual(left, right) === (operator === '=='));
    if (right.type === 'ArrayValue' && operator.endsWith('in'))
      return truth((right.value as Value[]).some((each) => areEqual(each, left)) === (operator === 'in'));
    if (operator === '*' && left.type === 'StringValue' && right.type === 'IntegerValue')
      return textOf(left.toString().repeat(Math.max(0, Number(right.value))), environment, this);
    if (operator === '~') return textOf(printedText(left) + printedText(right), environment, this);
    const isText = left.type === 'StringValue' || right.type === 'StringValue';
    // A variable that was never set adds nothing to a text.
    const known = (value: Value): Node =>
      value.type === 'UndefinedValue' && isText
        ? ({ type: 'StringLiteral', value: '' } as unknown as Node)
        : new Known(value);
    return super.evaluate({ ...node, left: known(left), right: known(right) } as Node, environment);
  }

  #filtered(node: Looked, environment: Environment): Value {
    const name = nameOf(node.filter);
    if (filtersOfLists.has(name)) {
      const list = this.#listOf(node.operand, environment);
      const items = this.evaluate(list, environment);
      if (name === 'items' && items.type === 'ArrayValue') return items;
      const args = node.filter?.args ?? [];
      if (name === 'count')
        return super.evaluate(
          { ...node, operand: list, filter: { type: 'Identifier', value: 'length' } } as Node,
          environment,
        );
      if (/^(?:select|reject)/u.test(name) && items.type === 'ArrayValue')
        return this.#picked(name, items.value as Value[], args, environment);
      if (name === 'map' && items.type === 'ArrayValue' && args[0]?.type === 'StringLiteral')
        return this.#mapped(items.value as Value[], args, environment);
      return super.evaluate({ ...node, operand: list } as Node, environment);
    }
    const given = this.evaluate(node.operand, environment);
    const operand =
      given.type !== 'StringValue' && filtersOfTexts.has(name)
        ? textOf(printedText(given), environment, this)
        : given;
    if (name === 'string' && operand.type !== 'StringValue')
      return textOf(pythonText(operand), environment, this);
    const args = node.filter?.args ?? [];
    if (name === 'format')
      return this.#formatted(
        operand,
        args.map((argument) => this.evaluate(argument, environment)),
        environment,
      );
    if (name === 'd')
      return this.evaluate(
        {
          ...node,
          operand: new Known(operand),
          filter: { ...node.filter, callee: { type: 'Identifier', value: 'default' } },
        } as Node,
        environment,
      );
    if (name === 'trim' && args.length > 0) {
      const [signs] = args.map((argument) => this.evaluate(argument, environment));
      return textOf(stripped(operand, signs, true, true) ?? operand.toString(), environment, this);
    }
    const plain = plainFilters.get(name);
    if (plain !== undefined && args.every(({ type }) => type !== 'KeywordArgumentExpression'))
      return asValue(
        plain(
          asPlain(operand),
          args.map((argument) => asPlain(this.evaluate(argument, environment))),
        ),
      );
    if ((name === 'min' || name === 'max') && operand.type === 'ArrayValue')
      return (operand.value as Value[]).reduce((one, other) =>
        Number(other.value) < Number(one.value) === (name === 'min') ? other : one,
      );
    return super.evaluate({ ...node, operand: new Known(operand) } as Node, environment);
  }

  /** Those of a list for which a test holds, or does not; of an attribute where the filter is for one. */
  #picked(name: string, items: readonly Value[], args: readonly Looked[], environment: Environment): Value {
    const given = args.map((argument) => this.evaluate(argument, environment));
    const attribute = name.endsWith('attr') ? given.shift() : undefined;
    const [test, other] = given;
    const holds = (item: Value): boolean => {
      const value =
        attribute === undefined
          ? item
          : attribute
              .toString()
              .split('.')
              .reduce<Value>(
                (of, key) =>
                  this.evaluate(
                    {
                      type: 'MemberExpression',
                      object: new Known(of),
                      property: { type: 'StringLiteral', value: key },
                      computed: true,
                    } as Node,
                    environment,
                  ),
                item,
              );
      if (test === undefined) return value.__bool__().value;
      if (other !== undefined && /^(?:equalto|eq|==|ne|!=)$/u.test(test.toString()))
        return areEqual(value, other) !== /^(?:ne|!=)$/u.test(test.toString());
      const question: unknown =
        other !== undefined && test.toString() === 'in'
          ? {
              type: 'BinaryExpression',
              operator: { value: 'in' },
              left: new Known(value),
              right: new Known(other),
            }
          : {
              type: 'TestExpression',
              operand: new Known(value),
              test: { type: 'Identifier', value: test.toString() },
              negate: false,
            };
      return this.evaluate(question as Node, environment).__bool__().value;
    };
    const wanted = name.startsWith('select');
    return super.evaluate(
      arrayOf(items.filter((item) => holds(item) === wanted).map((item) => new Known(item))),
      environment,
    );
  }

  /** Each of a list through a filter. */
  #mapped(items: readonly Value[], [named, ...args]: readonly Looked[], environment: Environment): Value {
    const name = { type: 'Identifier', value: named?.value } as Node;
    const filter = args.length === 0 ? name : { type: 'CallExpression', callee: name, args };
    return super.evaluate(
      arrayOf(
        items.map(
          (item) =>
            new Known(
              this.evaluate(
                { type: 'FilterExpression', operand: new Known(item), filter } as Node,
                environment,
              ),
            ),
        ),
      ),
      environment,
    );
  }

  /** `"%s: %d" | format(a, b)`, and `"%s: %d" % (a, b)`. */
  #formatted(text: Value, args: readonly Value[], environment: Environment): Value {
    let at = 0;
    const filled = filledIn(text.toString(), () => {
      const next = args[at++] ?? missing(environment, this);
      return { printed: printedText(next), value: asPlain(next) };
    });
    return textOf(filled, environment, this);
  }

  /** A number is the key of a mapping too. */
  #member(node: Looked, environment: Environment): Value {
    if (node.computed !== true || node.property?.type === 'SliceExpression')
      return super.evaluate(node, environment);
    const object = this.evaluate(node.object, environment);
    const property = this.evaluate(node.property, environment);
    const key =
      object.type === 'ObjectValue' && property.type === 'IntegerValue'
        ? textOf(property.toString(), environment, this)
        : property;
    // What no mapping has as a key is missing.
    if (object.type === 'ObjectValue' && key.type !== 'StringValue') return missing(environment, this);
    // What is missing in what is missing, or behind a list, is missing.
    if (object.type !== 'ObjectValue' && key.type !== 'StringValue' && key.type !== 'IntegerValue')
      return super.evaluate(node, environment);
    return super.evaluate(
      { ...node, object: new Known(object), property: new Known(key) } as Node,
      environment,
    );
  }

  /** Methods of Python's lists and texts. */
  #called(node: Looked, environment: Environment): Value {
    const { callee } = node;
    if (callee?.type !== 'MemberExpression' || callee.computed === true)
      return super.evaluate(node, environment);
    const object = this.evaluate(callee.object, environment);
    const method = methods[`${object.type}.${nameOf(callee.property)}`];
    if (method !== undefined) {
      const args = (node.args ?? []).map((argument) => this.evaluate(argument, environment));
      const result = method(object, args);
      if (result !== undefined)
        return typeof result === 'string' ? textOf(result, environment, this) : result;
    }
    const ofTexts = object.type === 'StringValue' ? textMethods.get(nameOf(callee.property)) : undefined;
    if (ofTexts !== undefined)
      return asValue(
        ofTexts(
          object.toString(),
          (node.args ?? []).map((argument) => asPlain(this.evaluate(argument, environment))),
        ),
      );
    // A method goes before a key of its name.
    const own = object.type === 'ObjectValue' ? object.builtins.get(nameOf(callee.property)) : undefined;
    return super.evaluate(
      {
        ...node,
        callee: own === undefined ? { ...callee, object: new Known(object) } : new Known(own),
      } as Node,
      environment,
    );
  }

  #listOf(expression: Looked | undefined, environment: Environment): Node {
    const value = this.evaluate(expression, environment);
    if (value.type === 'UndefinedValue' || value.type === 'NullValue') return arrayOf([]);
    // A text is a list of its signs.
    return value.type === 'StringValue'
      ? arrayOf([...value.toString()].map((sign) => new Known(textOf(sign, environment, this))))
      : new Known(value);
  }
}

// The library's own skips what is none, and prints truth as JavaScript does.
Object.defineProperty(PythonLikeInterpreter.prototype, 'evaluateBlock', {
  value(this: PythonLikeInterpreter, statements: readonly Looked[], environment: Environment): Value {
    return this.written(statements, environment);
  },
});

const holdsFor = (one: string, operator: string, other: string): boolean =>
  operator === '<'
    ? one < other
    : operator === '>'
      ? one > other
      : operator === '<='
        ? one <= other
        : one >= other;

/** What the words of Python are given, and what they give back. */
function asPlain(value: Value): Plain {
  if (value.type === 'UndefinedValue') return undefined;
  if (value.type === 'ArrayValue') return (value.value as Value[]).map(asPlain);
  if (value.type === 'ObjectValue') return pythonText(value);
  return value.value as Plain;
}

const asValue = (plain: Plain): Value => new Environment().set('plain', plain);

/** As in Python, where no text is a number. Objects are equal to themselves: one that is said twice stands twice. */
function areEqual(one: Value, other: Value): boolean {
  const isNumber = ({ type }: Value): boolean => /^(?:Integer|Float|Boolean)Value$/u.test(type);
  if (isNumber(one) && isNumber(other)) return Number(one.value) === Number(other.value);
  const [list, otherList] = [one.value, other.value];
  if (Array.isArray(list) && Array.isArray(otherList))
    return (
      list.length === otherList.length &&
      list.every((each: Value, index) => areEqual(each, otherList[index] as Value))
    );
  if (list instanceof Map && otherList instanceof Map)
    return list === otherList || (list.size === 0 && otherList.size === 0);
  return one.type === other.type && one.value === other.value;
}

/** Undefined: the library's own method does it. */
type Method = (object: Value, args: readonly Value[]) => Value | string | undefined;

const methods: Readonly<Record<string, Method>> = {
  'ArrayValue.append': (list, [item]) => {
    if (item !== undefined) (list.value as Value[]).push(item);
    return '';
  },
  'ArrayValue.pop': (list, [at]) => {
    const values = list.value as Value[];
    return values.splice(at === undefined ? values.length - 1 : Number(at.value), 1)[0];
  },
  'StringValue.format': (text, args) => {
    let next = 0;
    return text
      .toString()
      .replaceAll(/\{(\d*)\}/gu, (_, index: string) =>
        String(args[index === '' ? next++ : Number(index)]?.toString() ?? ''),
      );
  },
  // The library strips all white space, whatever it is told to strip.
  'StringValue.strip': (text, [signs]) => stripped(text, signs, true, true),
  'StringValue.lstrip': (text, [signs]) => stripped(text, signs, true, false),
  'StringValue.rstrip': (text, [signs]) => stripped(text, signs, false, true),
  'StringValue.join': (text, [list]) =>
    list?.type === 'ArrayValue' ? (list.value as Value[]).map(String).join(text.toString()) : undefined,
};

function stripped(text: Value, signs: Value | undefined, start: boolean, end: boolean): string | undefined {
  if (signs?.type !== 'StringValue') return undefined;
  const letters = [...text.toString()];
  const isSign = (letter: string | undefined): boolean =>
    letter !== undefined && signs.toString().includes(letter);
  let from = 0;
  let to = letters.length;
  while (start && from < to && isSign(letters[from])) from += 1;
  while (end && to > from && isSign(letters[to - 1])) to -= 1;
  return letters.slice(from, to).join('');
}

const arrayOf = (value: readonly Node[]): Node => ({ type: 'ArrayLiteral', value }) as unknown as Node;

const textOf = (value: string, environment: Environment, interpreter: Interpreter): Value =>
  interpreter.evaluate({ type: 'StringLiteral', value } as unknown as Node, environment);

const missing = (environment: Environment, interpreter: Interpreter): Value =>
  interpreter.evaluate({ type: 'Identifier', value: 'never set' } as Node, environment);

function functionOf(environment: Environment, work: () => Value): Value {
  const made = new Environment(environment).set('made', () => null);
  (made as { value: unknown }).value = work;
  return made;
}

const nameOf = (node: Looked | undefined): string =>
  String(node?.type === 'CallExpression' ? node.callee?.value : node?.value);
