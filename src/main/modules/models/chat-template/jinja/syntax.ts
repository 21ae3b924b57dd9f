/* What a template is read as. */

export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list' | 'tuple'; readonly items: readonly Expression[] }
  | { readonly kind: 'mapping'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: 'attribute'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'item'; readonly of: Expression; readonly at: Expression }
  | {
      readonly kind: 'slice';
      readonly of: Expression;
      readonly from: Expression | null;
      readonly to: Expression | null;
      readonly step: Expression | null;
    }
  | { readonly kind: 'call'; readonly of: Expression; readonly args: Arguments }
  | { readonly kind: 'filter'; readonly of: Expression; readonly name: string; readonly args: Arguments }
  | {
      readonly kind: 'test';
      readonly of: Expression;
      readonly name: string;
      readonly args: Arguments;
      readonly denied: boolean;
    }
  | { readonly kind: 'not' | 'minus' | 'plus'; readonly of: Expression }
  | {
      readonly kind: 'and' | 'or';
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'joined'; readonly parts: readonly Expression[] }
  | {
      readonly kind: 'reckoned';
      readonly operator: Reckoning;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'compared'; readonly first: Expression; readonly rest: readonly Comparison[] }
  | {
      readonly kind: 'choice';
      readonly test: Expression;
      readonly then: Expression;
      readonly otherwise: Expression | null;
    };

export type Reckoning = '+' | '-' | '*' | '/' | '//' | '%' | '**';

export interface Comparison {
  readonly operator: string;
  readonly right: Expression;
}

export interface Arguments {
  readonly listed: readonly { readonly value: Expression; readonly spread: boolean }[];
  readonly named: readonly { readonly name: string; readonly value: Expression }[];
  /** `**mapping`. */
  readonly spread: Expression | null;
}

/** What is set: a name, an attribute of a namespace, or several of them. */
export type Target =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'attribute'; readonly of: string; readonly name: string }
  | { readonly kind: 'several'; readonly targets: readonly Target[] };

export interface Parameter {
  readonly name: string;
  readonly otherwise: Expression | null;
}

export type Body = readonly Statement[];

export type Statement =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'print'; readonly value: Expression }
  | {
      readonly kind: 'for';
      readonly target: Target;
      readonly through: Expression;
      readonly condition: Expression | null;
      readonly recursive: boolean;
      readonly body: Body;
      readonly otherwise: Body;
    }
  | { readonly kind: 'if'; readonly test: Expression; readonly body: Body; readonly otherwise: Body }
  | { readonly kind: 'set'; readonly target: Target; readonly value: Expression }
  | {
      readonly kind: 'set-body';
      readonly target: Target;
      readonly filters: Expression;
      readonly body: Body;
    }
  | {
      readonly kind: 'macro';
      readonly name: string;
      readonly parameters: readonly Parameter[];
      readonly body: Body;
    }
  | {
      readonly kind: 'call';
      readonly call: Expression;
      readonly parameters: readonly Parameter[];
      readonly body: Body;
    }
  | { readonly kind: 'filter'; readonly filters: Expression; readonly body: Body }
  | {
      readonly kind: 'with';
      readonly values: readonly { readonly target: Target; readonly value: Expression }[];
      readonly body: Body;
    }
  | { readonly kind: 'do'; readonly value: Expression }
  | { readonly kind: 'break' | 'continue' };

/** The name under which what a block wrote goes through its filters; no template can say it. */
export const bodyText = ' body';
