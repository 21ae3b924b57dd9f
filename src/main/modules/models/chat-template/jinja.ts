import { StepBudget } from '../../../platform/base/step-budget';
import { globalsAt } from './jinja/globals';
import { Interpreter, Scope } from './jinja/interpreter';
import { parse } from './jinja/parser';
import type { Body } from './jinja/syntax';
import { TemplateFailure, toValue } from './jinja/values';

/** A conversation of a thousand messages takes about one in twenty. */
const mostSteps = 20_000_000;

export { TemplateFailure } from './jinja/values';

/**
 * A chat template as it stands in a model's file, read as Transformers reads it: Jinja over values of Python.
 * `render` throws a TemplateFailure; `now` is what the template takes for the time. It is milder than Python where
 * templates are written for runtimes that are: what is missing in what is missing is missing, and is an empty list or
 * an empty text where one is needed; lists grow; numbers and objects may be added to a text.
 */
export class JinjaTemplate {
  readonly #body: Body;

  constructor(readonly source: string) {
    this.#body = asFailure(() => parse(source));
  }

  /** With `printed`, that is written wherever the template prints an object of its input as it is. */
  render(variables: Readonly<Record<string, unknown>>, now: Date, printed?: string): string {
    const objects = new Set<unknown>();
    const given = { objects, printed, budget: new StepBudget(mostSteps) };
    const scope = new Scope();
    for (const [name, value] of Object.entries(globalsAt(now, given))) scope.set(name, value);
    for (const [name, value] of Object.entries(variables)) scope.set(name, toValue(value, objects));
    return asFailure(() => new Interpreter(given).render(this.#body, scope));
  }
}

/** A template that calls itself without end is one that fails. */
function asFailure<T>(work: () => T): T {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof TemplateFailure) throw failure;
    throw new TemplateFailure(failure instanceof Error ? failure.message : String(failure), {
      cause: failure,
    });
  }
}
