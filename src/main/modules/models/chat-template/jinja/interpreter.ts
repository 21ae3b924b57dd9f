import { filtered } from './filters';
import { attributeOf, sliceOf, valueAt } from './look-up';
import { printed } from './printing';
import { reckoned } from './reckon';
import {
  bodyText,
  type Arguments,
  type Body,
  type Expression,
  type Parameter,
  type Statement,
  type Target,
} from './syntax';
import { isIn, tests } from './tests';
import {
  areEqual,
  Attributes,
  Callable,
  compared,
  fail,
  Float,
  isNumber,
  isTrue,
  itemsOf,
  keyOf,
  spend,
  Tuple,
  typeName,
  type Given,
  type Named,
  type Value,
} from './values';
import { toMapping } from './methods';

/** Names and what they stand for; those of a loop or a macro are forgotten with it. */
export class Scope {
  readonly #values = new Map<string, Value>();

  constructor(private readonly around: Scope | null = null) {}

  get(name: string): Value {
    return this.#values.has(name) ? this.#values.get(name) : this.around?.get(name);
  }

  set(name: string, value: Value): void {
    this.#values.set(name, value);
  }
}

/** `break` and `continue`; what was written before them stays. */
class LoopLeft extends Error {
  constructor(readonly kind: 'break' | 'continue') {
    super(`${kind} outside a loop`);
  }
}

type For = Extract<Statement, { kind: 'for' }>;

export class Interpreter {
  constructor(private readonly given: Given) {}

  render(body: Body, scope: Scope): string {
    const written: string[] = [];
    this.#run(body, scope, written);
    return written.join('');
  }

  #run(body: Body, scope: Scope, out: string[]): void {
    for (const statement of body) this.#do(statement, scope, out);
  }

  #do(statement: Statement, scope: Scope, out: string[]): void {
    spend(this.given, 1);
    switch (statement.kind) {
      case 'text':
        out.push(statement.text);
        break;
      case 'print':
        out.push(printed(this.#value(statement.value, scope), this.given));
        break;
      case 'if':
        this.#run(
          isTrue(this.#value(statement.test, scope)) ? statement.body : statement.otherwise,
          scope,
          out,
        );
        break;
      case 'for':
        this.#loop(statement, this.#value(statement.through, scope), scope, out, 1);
        break;
      case 'set':
        this.#assign(statement.target, this.#value(statement.value, scope), scope);
        break;
      case 'set-body':
        this.#assign(statement.target, this.#ofBody(statement, scope), scope);
        break;
      case 'filter':
        out.push(printed(this.#ofBody(statement, scope), this.given));
        break;
      case 'macro':
        scope.set(statement.name, this.#macro(statement.parameters, statement.body, scope));
        break;
      case 'call':
        out.push(this.#calledWithBody(statement, scope));
        break;
      case 'with': {
        const inner = new Scope(scope);
        for (const { target, value } of statement.values)
          this.#assign(target, this.#value(value, scope), inner);
        this.#run(statement.body, inner, out);
        break;
      }
      case 'do':
        this.#value(statement.value, scope);
        break;
      case 'break':
      case 'continue':
        throw new LoopLeft(statement.kind);
    }
  }

  /** What a block writes, through its filters. */
  #ofBody({ filters, body }: { filters: Expression; body: Body }, scope: Scope): Value {
    const inner = new Scope(scope);
    inner.set(bodyText, this.render(body, new Scope(scope)));
    return this.#value(filters, inner);
  }

  #calledWithBody({ call, parameters, body }: Extract<Statement, { kind: 'call' }>, scope: Scope): string {
    if (call.kind !== 'call') return fail('A call is needed');
    const { listed, named } = this.#arguments(call.args, scope);
    const caller = this.#macro(parameters, body, scope);
    return printed(
      this.#call(this.#value(call.of, scope), listed, new Map([...named, ['caller', caller]])),
      this.given,
    );
  }

  #loop(statement: For, through: Value, scope: Scope, out: string[], depth: number): void {
    const { target, condition, body, otherwise, recursive } = statement;
    const all = itemsOf(through);
    // Each comes with what is told of its loop.
    spend(this.given, all.length * 10);
    const items =
      condition === null
        ? all
        : all.filter((item) => {
            const inner = new Scope(scope);
            this.#assign(target, item, inner);
            return isTrue(this.#value(condition, inner));
          });
    if (items.length === 0) {
      this.#run(otherwise, scope, out);
      return;
    }
    const again = recursive
      ? (inner: Value): Value => {
          const written: string[] = [];
          this.#loop(statement, inner, scope, written, depth + 1);
          return written.join('');
        }
      : null;
    const loop = new LoopFacts(items, depth, again, this.given);
    for (const [index, item] of items.entries()) {
      loop.goTo(index);
      const inner = new Scope(scope);
      inner.set('loop', loop);
      this.#assign(target, item, inner);
      try {
        this.#run(body, inner, out);
      } catch (left) {
        if (!(left instanceof LoopLeft)) throw left;
        if (left.kind === 'break') break;
      }
    }
  }

  #assign(target: Target, value: Value, scope: Scope): void {
    switch (target.kind) {
      case 'name':
        scope.set(target.name, value);
        break;
      case 'attribute': {
        const of = scope.get(target.of);
        if (!(of instanceof Attributes)) fail(`${target.of} is no namespace`);
        else of.values.set(target.name, value);
        break;
      }
      case 'several': {
        const items = itemsOf(value);
        if (items.length !== target.targets.length)
          fail(`${String(items.length)} values for ${String(target.targets.length)} names`);
        for (const [index, each] of target.targets.entries()) this.#assign(each, items[index], scope);
      }
    }
  }

  #macro(parameters: readonly Parameter[], body: Body, around: Scope): Callable {
    return new Callable((listed, named) => {
      const scope = new Scope(around);
      const rest = new Map(named);
      for (const [index, { name, otherwise }] of parameters.entries()) {
        const isGiven = index < listed.length || named.has(name);
        const value = index < listed.length ? listed[index] : named.get(name);
        scope.set(name, isGiven || otherwise === null ? value : this.#value(otherwise, scope));
        rest.delete(name);
      }
      scope.set('caller', rest.get('caller'));
      rest.delete('caller');
      scope.set('varargs', new Tuple(listed.slice(parameters.length)));
      scope.set('kwargs', new Map(rest));
      return this.render(body, scope);
    });
  }

  #value(expression: Expression, scope: Scope): Value {
    spend(this.given, 1);
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'float':
        return new Float(expression.value);
      case 'name':
        return scope.get(expression.name);
      case 'list':
        return expression.items.map((item) => this.#value(item, scope));
      case 'tuple':
        return new Tuple(expression.items.map((item) => this.#value(item, scope)));
      case 'mapping':
        return new Map(
          expression.entries.map(([key, value]) => [
            keyOf(this.#value(key, scope)),
            this.#value(value, scope),
          ]),
        );
      case 'attribute':
        return attributeOf(this.#value(expression.of, scope), expression.name, this.given);
      case 'item':
        return valueAt(this.#value(expression.of, scope), this.#value(expression.at, scope), this.given);
      case 'slice': {
        const bound = (of: Expression | null): Value => (of === null ? null : this.#value(of, scope));
        const { of, from, to, step } = expression;
        return sliceOf(this.#value(of, scope), bound(from), bound(to), bound(step));
      }
      case 'call': {
        const { listed, named } = this.#arguments(expression.args, scope);
        return this.#call(this.#value(expression.of, scope), listed, named, expression.of);
      }
      case 'filter': {
        const value = this.#value(expression.of, scope);
        const { listed, named } = this.#arguments(expression.args, scope);
        return filtered(expression.name, value, listed, named, this.given);
      }
      case 'test': {
        const value = this.#value(expression.of, scope);
        const { listed } = this.#arguments(expression.args, scope);
        const test = tests.get(expression.name) ?? fail(`Unknown test ${expression.name}`);
        return test(value, listed, this.given) !== expression.denied;
      }
      case 'choice':
        if (isTrue(this.#value(expression.test, scope))) return this.#value(expression.then, scope);
        return expression.otherwise === null ? undefined : this.#value(expression.otherwise, scope);
      default:
        return this.#combined(expression, scope);
    }
  }

  #combined(
    expression: Extract<
      Expression,
      { kind: 'not' | 'minus' | 'plus' | 'and' | 'or' | 'joined' | 'reckoned' | 'compared' }
    >,
    scope: Scope,
  ): Value {
    switch (expression.kind) {
      case 'not':
        return !isTrue(this.#value(expression.of, scope));
      case 'minus':
      case 'plus': {
        const value = this.#value(expression.of, scope);
        return isNumber(value)
          ? reckoned(expression.kind === 'minus' ? '-' : '+', 0, value, this.given)
          : fail(`A ${typeName(value)} has no sign`);
      }
      case 'and':
      case 'or': {
        const left = this.#value(expression.left, scope);
        return isTrue(left) === (expression.kind === 'or') ? left : this.#value(expression.right, scope);
      }
      case 'joined': {
        const joined = expression.parts.map((part) => printed(this.#value(part, scope), this.given)).join('');
        spend(this.given, joined.length / 8);
        return joined;
      }
      case 'reckoned': {
        const left = this.#value(expression.left, scope);
        return reckoned(expression.operator, left, this.#value(expression.right, scope), this.given);
      }
      case 'compared': {
        let left = this.#value(expression.first, scope);
        return expression.rest.every(({ operator, right }) => {
          const other = this.#value(right, scope);
          const holds = this.#holds(left, operator, other);
          left = other;
          return holds;
        });
      }
    }
  }

  #holds(left: Value, operator: string, right: Value): boolean {
    switch (operator) {
      case '==':
        return areEqual(left, right, this.given);
      case '!=':
        return !areEqual(left, right, this.given);
      case 'in':
        return isIn(left, right, this.given);
      case 'not in':
        return !isIn(left, right, this.given);
      case '<':
        return compared(left, right) < 0;
      case '<=':
        return compared(left, right) <= 0;
      case '>':
        return compared(left, right) > 0;
      default:
        return compared(left, right) >= 0;
    }
  }

  #call(called: Value, listed: readonly Value[], named: Named, by?: Expression): Value {
    if (called instanceof LoopFacts) return called.again(listed[0]);
    return called instanceof Callable ? called.call(listed, named) : fail(`${nameOf(by)} cannot be called`);
  }

  #arguments(args: Arguments, scope: Scope): { listed: readonly Value[]; named: Named } {
    const listed = args.listed.flatMap(({ value, spread }) => {
      const each = this.#value(value, scope);
      return spread ? itemsOf(each) : [each];
    });
    const named = new Map(args.named.map(({ name, value }) => [name, this.#value(value, scope)]));
    if (args.spread !== null)
      for (const [key, value] of toMapping(this.#value(args.spread, scope))) named.set(String(key), value);
    return { listed, named };
  }
}

const nameOf = (expression: Expression | undefined): string =>
  expression?.kind === 'attribute' || expression?.kind === 'name' ? expression.name : 'This';

/** What a template is told of the loop that it is in. */
class LoopFacts extends Attributes {
  #changed: readonly Value[] | null = null;
  #index = 0;

  constructor(
    private readonly items: readonly Value[],
    depth: number,
    private readonly inner: ((items: Value) => Value) | null,
    given: Given,
  ) {
    super(new Map());
    const { length } = items;
    const same = (one: readonly Value[], other: readonly Value[]): boolean =>
      one.length === other.length && one.every((each, index) => areEqual(each, other[index], given));
    const fixed: readonly (readonly [string, Value])[] = [
      ['length', length],
      ['depth', depth],
      ['depth0', depth - 1],
      ['cycle', new Callable((values) => values[this.#index % Math.max(1, values.length)])],
      [
        'changed',
        new Callable((values) => {
          const isSame = this.#changed !== null && same(this.#changed, values);
          this.#changed = values;
          return !isSame;
        }),
      ],
    ];
    for (const [name, value] of fixed) this.values.set(name, value);
  }

  again(items: Value): Value {
    return this.inner === null ? fail('This loop goes into no others') : this.inner(items);
  }

  goTo(index: number): void {
    this.#index = index;
    const { length } = this.items;
    const facts: readonly (readonly [string, Value])[] = [
      ['index', index + 1],
      ['index0', index],
      ['revindex', length - index],
      ['revindex0', length - index - 1],
      ['first', index === 0],
      ['last', index === length - 1],
      ['previtem', index === 0 ? undefined : this.items[index - 1]],
      ['nextitem', this.items[index + 1]],
    ];
    for (const [name, value] of facts) this.values.set(name, value);
  }
}
