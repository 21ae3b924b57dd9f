import { createHash } from 'node:crypto';

/**
 * What is known of a template that its makers have corrected since. No template of theirs is part of this app: a
 * hash says which text lies in a file, and our own replacements in it close what can be closed from here.
 */
export interface Correction {
  readonly by: string;
  /** Day of the correction. */
  readonly on: string;
  /** Each text stands once in the template of this hash. None: nothing can be done about it from here. */
  readonly replacements: readonly (readonly [text: string, by: string])[];
}

const lookAhead = [
  "{%- set follows = namespace(role='') -%}",
  '{%- for later in loop_messages[loop.index:] -%}',
  "{%- if follows.role == '' and later['role'] != 'tool' -%}{%- set follows.role = later['role'] -%}{%- endif -%}",
  '{%- endfor -%}',
].join('');
const beforeTurnEnd = "{%- if ns.prev_message_type == 'tool_call' and not ns_tr_out.flag -%}";

/** By the SHA-256 of the template without white space around it. */
const known: Readonly<Record<string, Correction>> = {
  // Gemma 4 of April 2026. A turn ended in the middle of the model's calls where it had said something before them,
  // and did not end where a person said something behind a result.
  '1d35a24a2a63cc600c0cab43628a6df4cd3318e959b03307cf5f9f7e29ecf783': {
    by: 'Google',
    on: '2026-07-09',
    replacements: [
      [beforeTurnEnd, lookAhead + beforeTurnEnd],
      [
        "{%- elif not (ns_tr_out.flag and not message.get('content')) -%}",
        "{%- elif not (ns_tr_out.flag and (follows.role == 'assistant' or (follows.role == '' and add_generation_prompt))) -%}",
      ],
    ],
  },
  // Gemma 4 as llama.cpp kept it for thoughts between calls, until Google's had them.
  df900edd2fcee5defc268bee887666c43c976d973bb3e87355b52423a651bf91: {
    by: 'Google',
    on: '2026-07-09',
    replacements: [],
  },
  // Ministral 3 of December 2025; what was corrected is not known here.
  '31b50c917746ef1c2611c2fef122d3ebee690aca5748ab37832734f9ad375da1': {
    by: 'Mistral',
    on: '2026-07-15',
    replacements: [],
  },
};

export const hashOf = (template: string): string =>
  createHash('sha256').update(template.trim()).digest('hex');

/** The template to use in the place of a file's, and in words what is amiss with the file's; null: nothing is known. */
export function corrected(
  template: string,
  table: Readonly<Record<string, Correction>> = known,
): { readonly template: string; readonly note: string | null } {
  const hash = hashOf(template);
  const correction = Object.hasOwn(table, hash) ? table[hash] : undefined;
  if (correction === undefined) return { template, note: null };
  const { by, on, replacements } = correction;
  return {
    template: replacements.reduce((text, [before, after]) => text.replace(before, () => after), template),
    note:
      replacements.length > 0
        ? `The file's chat template is one that ${by} corrected on ${on}; its known faults are corrected here.`
        : `The file's chat template is one that ${by} corrected on ${on}. A file that was made later, or the corrected template beside this one under its name with .jinja, has it.`,
  };
}
