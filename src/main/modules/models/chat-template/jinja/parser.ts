import { ExpressionReader } from './expressions';
import { tokenize, type Token } from './lexer';
import { bodyText, type Body, type Expression, type Parameter, type Statement, type Target } from './syntax';
import { fail } from './values';

/** What a template says. Throws a TemplateFailure. */
export const parse = (source: string): Body => new Parser(tokenize(source)).template();

class Parser extends ExpressionReader {
  template(): Body {
    const [body, end] = this.#until([]);
    return end === null ? body : fail(`Unexpected ${end}`);
  }

  /** Statements up to a block of one of these names, whose name has been taken then; null: to the end. */
  #until(ends: readonly string[]): readonly [Body, string | null] {
    const body: Statement[] = [];
    while (this.next !== undefined) {
      const token = this.take();
      if (token.kind === 'text') body.push({ kind: 'text', text: token.text });
      else if (token.kind === 'open-print') {
        body.push({ kind: 'print', value: this.values() });
        this.#closes('close-print');
      } else if (token.kind === 'open-block') {
        const name = this.word();
        if (ends.includes(name)) return [body, name];
        body.push(...this.#statement(name));
      } else fail('Unexpected end of a block');
    }
    return ends.length === 0 ? [body, null] : fail(`${ends.at(-1) ?? ''} is missing`);
  }

  #closes(kind: Token['kind'] = 'close-block'): void {
    this.takes('operator', ':');
    const token = this.take();
    if (token.kind !== kind) fail(`Unexpected ${'text' in token ? token.text.slice(0, 40) : token.kind}`);
  }

  /** What stands up to the end of a block of this name. */
  #body(end: string): Body {
    this.#closes();
    const [body] = this.#until([end]);
    this.#closes();
    return body;
  }

  #statement(name: string): readonly Statement[] {
    switch (name) {
      case 'if':
        return [this.#if()];
      case 'for':
        return [this.#for()];
      case 'set':
        return [this.#set()];
      case 'macro':
        return [
          { kind: 'macro', name: this.word(), parameters: this.#parameters(), body: this.#body('endmacro') },
        ];
      case 'call': {
        const parameters = this.is('operator', '(') ? this.#parameters() : [];
        return [{ kind: 'call', parameters, call: this.expression(), body: this.#body('endcall') }];
      }
      case 'filter':
        return [{ kind: 'filter', filters: this.filtersOfBody(), body: this.#body('endfilter') }];
      case 'with':
        return [this.#with()];
      case 'do': {
        const value = this.expression();
        this.#closes();
        return [{ kind: 'do', value }];
      }
      case 'break':
      case 'continue':
        this.#closes();
        return [{ kind: name }];
      // What only those who train models look at, and what is the same without a second template.
      case 'generation':
        return this.#body('endgeneration');
      case 'autoescape':
        this.expression();
        return this.#body('endautoescape');
      case 'block':
        return this.#block();
      default:
        return fail(`Unknown statement ${name}`);
    }
  }

  #block(): readonly Statement[] {
    const name = this.word();
    this.#closes();
    const [body] = this.#until(['endblock']);
    this.takes('name', name);
    this.#closes();
    return [{ kind: 'with', values: [], body }];
  }

  #if(): Statement {
    const test = this.expression();
    this.#closes();
    const [body, end] = this.#until(['elif', 'else', 'endif']);
    return { kind: 'if', test, body, otherwise: this.#otherwise(end) };
  }

  #otherwise(end: string | null): Body {
    if (end === 'elif') return [this.#if()];
    if (end === 'else') return this.#body('endif');
    this.#closes();
    return [];
  }

  #for(): Statement {
    const target = this.#target();
    this.expect('name', 'in');
    const through = this.values(false);
    const condition = this.takes('name', 'if') ? this.expression() : null;
    const recursive = this.takes('name', 'recursive');
    this.#closes();
    const [body, end] = this.#until(['else', 'endfor']);
    let otherwise: Body = [];
    if (end === 'else') otherwise = this.#body('endfor');
    else this.#closes();
    return { kind: 'for', target, through, condition, recursive, body, otherwise };
  }

  #set(): Statement {
    const target = this.#target();
    if (this.takes('operator', '=')) {
      const value = this.values();
      this.#closes();
      return { kind: 'set', target, value };
    }
    const filters: Expression = this.takes('operator', '|')
      ? this.filtersOfBody()
      : { kind: 'name', name: bodyText };
    return { kind: 'set-body', target, filters, body: this.#body('endset') };
  }

  #with(): Statement {
    const values: { target: Target; value: Expression }[] = [];
    while (this.next?.kind !== 'close-block') {
      if (values.length > 0) this.expect('operator', ',');
      const target = this.#oneTarget();
      this.expect('operator', '=');
      values.push({ target, value: this.expression() });
    }
    return { kind: 'with', values, body: this.#body('endwith') };
  }

  #target(): Target {
    const targets = [this.#oneTarget()];
    let several = false;
    while (this.takes('operator', ',')) {
      several = true;
      if (this.is('name', 'in') || this.is('operator', '=') || this.is('operator', ')')) break;
      targets.push(this.#oneTarget());
    }
    const [only] = targets;
    return several || only === undefined ? { kind: 'several', targets } : only;
  }

  #oneTarget(): Target {
    if (this.takes('operator', '(')) {
      const target = this.#target();
      this.expect('operator', ')');
      return target;
    }
    const name = this.word();
    return this.takes('operator', '.')
      ? { kind: 'attribute', of: name, name: this.word() }
      : { kind: 'name', name };
  }

  #parameters(): readonly Parameter[] {
    const parameters: Parameter[] = [];
    this.expect('operator', '(');
    while (!this.takes('operator', ')')) {
      const name = this.word();
      parameters.push({ name, otherwise: this.takes('operator', '=') ? this.expression() : null });
      if (!this.is('operator', ')')) this.expect('operator', ',');
    }
    return parameters;
  }
}
