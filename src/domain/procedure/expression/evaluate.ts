import { unreachable } from '../../../shared/errors';
import type { ExactJson } from '../../../shared/exact-json';
import { canonicalText, isNested, isSame, isSameFound, numberOf, orderOf, textOf } from './compare';
import { beyond, functionNamed } from './functions';
import { literalOf } from './literals';
import { lookUp } from './path';
import { compilePattern, longestSearched } from './pattern';
import {
  withLiteralRight,
  type Comparison,
  type Condition,
  type Literal,
  type Operator,
  type Value,
} from './syntax';

/** Why there is no value. */
export class Missing {
  constructor(
    /**
     * `unreadable`: a key was looked for in a payload that is a text; `too-much`: what may be spent on one
     * condition is used up. Neither lets a condition hold, not even in a `!`.
     */
    readonly why: 'absent' | 'wrong-type' | 'unreadable' | 'too-much',
  ) {}
}

const absent = new Missing('absent');
const wrongType = new Missing('wrong-type');
const unreadable = new Missing('unreadable');
const tooMuch = new Missing('too-much');

/** Null: it cannot be told, so the whole condition does not hold unless the rest decides it. */
export type Truth = boolean | null;

/** Characters that are looked at, and nodes: what may be spent on it yet. */
export interface Budget {
  left: number;
}

/** Far more than any condition needs. */
export const newBudget = (): Budget => ({ left: 50_000_000 });

/**
 * Evaluates one condition against one document. Total: it never throws, and what it may cost is bounded.
 */
export class Evaluation {
  constructor(
    private readonly root: ExactJson,
    /** The document is a text in which no key can be looked for. */
    private readonly isText: boolean,
    private readonly now: number | null,
    /** A comparison with what is not there is false, or cannot be told: `unsure`, so nothing rests on a guess. */
    private readonly missingIs: 'false' | 'unsure' = 'false',
    private readonly budget: Budget = newBudget(),
  ) {}

  truth(condition: Condition): Truth {
    switch (condition.kind) {
      case 'always':
        return true;
      case 'comparison':
        return this.#compares(withLiteralRight(condition));
      case 'not':
        return negated(this.truth(condition.inner));
      case 'and':
        return this.#joined(condition.parts, false);
      case 'or':
        return this.#joined(condition.parts, true);
      case 'choice': {
        const chosen = this.truth(condition.condition);
        return chosen === null ? null : this.truth(chosen ? condition.yes : condition.no);
      }
      default:
        return unreachable(condition);
    }
  }

  value(node: Value): ExactJson | Missing {
    if (!this.#spend(1)) return tooMuch;
    switch (node.kind) {
      case 'path': {
        if (this.isText && node.path.length > 0) return unreadable;
        const found = lookUp(this.root, node.path);
        return found === undefined ? absent : found;
      }
      case 'literal':
        return literalValue(node.literal);
      case 'pattern':
        return node.pattern;
      case 'list':
        return this.#list(node.items);
      case 'arithmetic':
        return this.#calculated(node);
      case 'fallback': {
        const left = this.value(node.left);
        return left === null || (left instanceof Missing && left.why !== 'too-much')
          ? this.value(node.right)
          : left;
      }
      case 'call': {
        const given = this.#list(node.given);
        if (given instanceof Missing) return given;
        const spend = (cost: number): boolean => this.#spend(cost);
        const value = functionNamed(node.name)?.of(given, { now: this.now, spend });
        if (value === beyond) return tooMuch;
        return value ?? (value === null ? null : this.budget.left < 0 ? tooMuch : wrongType);
      }
      case 'value-choice': {
        const chosen = this.truth(node.condition);
        return chosen === null ? unreadable : this.value(chosen ? node.yes : node.no);
      }
      default:
        return unreachable(node);
    }
  }

  /** As soon as one part is `deciding`, it is the outcome. */
  #joined(parts: readonly Condition[], deciding: boolean): Truth {
    let truth: Truth = !deciding;
    for (const part of parts) {
      const next = this.truth(part);
      if (next === deciding) return deciding;
      truth = next === null ? null : truth;
    }
    return truth;
  }

  #list(nodes: readonly Value[]): ExactJson[] | Missing {
    const values: ExactJson[] = [];
    for (const node of nodes) {
      const value = this.value(node);
      if (value instanceof Missing) return value;
      values.push(value);
    }
    return values;
  }

  #calculated({ sign, left, right }: Extract<Value, { kind: 'arithmetic' }>): ExactJson | Missing {
    const [a, b] = [this.value(left), this.value(right)];
    if (a instanceof Missing) return a;
    if (b instanceof Missing) return b;
    const [x, y] = [numberOf(a), numberOf(b)];
    const result = x === null || y === null ? NaN : arithmetic[sign](x, y);
    return Number.isFinite(result) ? result : wrongType;
  }

  #compares({ left, operator, right }: Comparison): Truth {
    const value = this.value(left);
    if (value instanceof Missing) return this.#outcomeOf(value);
    // What is written keeps its digits and whether it is an identity.
    if (right.kind === 'literal') return this.#meets(value, operator, right.literal);
    if (right.kind === 'list' && operator === 'in') return this.#isAmong(value, right.items);
    if (right.kind === 'pattern') return this.#matches(value, right.pattern);
    const wanted = this.value(right);
    if (wanted instanceof Missing) return this.#outcomeOf(wanted);
    const literal = literalOf(wanted);
    if (literal === null) return this.#meetsNested(value, operator, wanted);
    return this.#meets(value, operator, literal, (item) => isSameFound(item, wanted));
  }

  #meets(
    value: ExactJson,
    operator: Operator,
    literal: Literal,
    isIt = (item: ExactJson): boolean => isSame(item, literal),
  ): Truth {
    if (!this.#spend(costOf(value) + literal.text.length)) return null;
    switch (operator) {
      case '==':
        return isIt(value);
      case '!=':
        return !isIt(value);
      case '>':
        return orderOf(value, literal) === 'greater';
      case '<':
        return orderOf(value, literal) === 'less';
      case '>=':
        return ['greater', 'equal'].includes(orderOf(value, literal));
      case '<=':
        return ['less', 'equal'].includes(orderOf(value, literal));
      case 'contains':
        return Array.isArray(value)
          ? value.some(isIt)
          : isPlain(value) && textOf(value).includes(literal.text);
      case 'starts_with':
        return isPlain(value) && textOf(value).startsWith(literal.text);
      case 'in':
        return literal.kind === 'text' && isPlain(value) && literal.text.includes(textOf(value));
      case 'matches':
        return false;
      default:
        return unreachable(operator);
    }
  }

  /** Lists and objects have no order. */
  #meetsNested(value: ExactJson, operator: Operator, wanted: ExactJson): Truth {
    if (operator === 'in' && Array.isArray(wanted)) {
      if (!this.#spend(wanted.length)) return null;
      return wanted.some((item) => isSameFound(value, item));
    }
    if (operator !== '==' && operator !== '!=') return false;
    if (!isNested(value)) return operator === '!=';
    const [a, b] = [canonicalText(value), canonicalText(wanted)];
    if (!this.#spend(a.length + b.length)) return null;
    return (a === b) === (operator === '==');
  }

  #isAmong(value: ExactJson, items: readonly Value[]): Truth {
    let truth: Truth = false;
    for (const item of items) {
      const wanted = item.kind === 'literal' ? item.literal : this.value(item);
      if (wanted instanceof Missing) {
        if (this.#outcomeOf(wanted) === null) truth = null;
        continue;
      }
      if (!this.#spend(costOf(value))) return null;
      if (item.kind === 'literal' ? isSame(value, item.literal) : isSameFound(value, wanted)) return true;
    }
    return truth;
  }

  #matches(value: ExactJson, pattern: string): Truth {
    const compiled = compilePattern(pattern);
    if (!isPlain(value) || 'mistake' in compiled) return false;
    const text = textOf(value);
    if (text.length > longestSearched || !this.#spend(text.length * 100)) return null;
    return compiled.test(text);
  }

  /** Of a comparison with it, whatever its operator. */
  #outcomeOf({ why }: Missing): Truth {
    return this.missingIs === 'unsure' || why === 'unreadable' || why === 'too-much' ? null : false;
  }

  #spend(cost: number): boolean {
    this.budget.left -= cost;
    return this.budget.left >= 0;
  }
}

const negated = (truth: Truth): Truth => (truth === null ? null : !truth);

/** Whether its text is searched: null, lists and objects have none of their own. */
const isPlain = (value: ExactJson): boolean => value !== null && !isNested(value);

const costOf = (value: ExactJson): number =>
  typeof value === 'string' ? value.length : Array.isArray(value) ? value.length : 1;

function literalValue(literal: Literal): ExactJson {
  switch (literal.kind) {
    case 'number':
      return literal.quoted || literal.identity ? literal.text : literal.number;
    case 'text':
      return literal.text;
    case 'boolean':
      return literal.text === 'true';
    case 'null':
      return null;
    default:
      return unreachable(literal);
  }
}

const arithmetic = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '%': (a: number, b: number) => a % b,
};
