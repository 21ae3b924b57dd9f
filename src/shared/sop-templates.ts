import { generalTemplates } from './sop-templates/general';
import { growingTemplates } from './sop-templates/growing';
import { homeTemplates } from './sop-templates/home';
import { labTemplates } from './sop-templates/lab';
import { plantTemplates } from './sop-templates/plant';
import { serverTemplates } from './sop-templates/server';
import type { Template } from './sop-templates/template';

/** What a new procedure can begin as: one entry each, in the order of the dialog. */
export const sopTemplates: readonly Template[] = [
  ...generalTemplates,
  ...plantTemplates,
  ...growingTemplates,
  ...labTemplates,
  ...serverTemplates,
  ...homeTemplates,
];

export interface TemplateValues {
  readonly language: 'en' | 'ko';
  readonly name: string;
  readonly board: string;
}

/**
 * Both texts of a new procedure. One that something else than a person could start is disabled: its author reads
 * it, changes it, and enables it. The event that would start it stands in SOP.md as an example, above the steps.
 */
export function sopTemplate(
  id: string,
  { language, name, board }: TemplateValues,
): { readonly toml: string; readonly markdown: string } {
  const template = sopTemplates.find((each) => each.id === id);
  if (template === undefined) throw new RangeError(`no template is called ${id}`);
  const { keys = '', trigger, example } = template;
  const lasts = trigger.includes('for_secs');
  const { description, steps } = template[language];
  const withBoard = (text: string): string => text.replaceAll('BOARD', JSON.stringify(board));
  const byHand = trigger.includes('"manual"');
  // Steps that matter ask by themselves; being asked for a reading as well teaches people to say yes, and what waits
  // for a yes before it tells anything tells too late.
  const mode = byHand ? '' : 'execution_mode = "auto"\n';
  const enabled = byHand ? '' : 'enabled = false\n';
  return {
    toml: `[sop]\nname = ${JSON.stringify(name)}\ndescription = ${JSON.stringify(description)}\n${enabled}${mode}${keys}\n[[triggers]]\n${withBoard(trigger)}`,
    markdown: `# ${name}\n\n${example === undefined ? '' : told(example, lasts, language)}## Steps\n\n${withBoard(steps)}`,
  };
}

/** `lasts`: what the message says has to go on for some time. */
function told(
  { topic, payload }: NonNullable<Template['example']>,
  lasts: boolean,
  language: 'en' | 'ko',
): string {
  const words = {
    en:
      topic === undefined
        ? 'An event that starts it:'
        : `A message to \`${topic}\` that starts it${lasts ? ' once it has been so for long enough' : ''}:`,
    ko:
      topic === undefined
        ? '시작하게 하는 이벤트:'
        : lasts
          ? `\`${topic}\`에 다음 메시지가 온 뒤 정한 시간 동안 그대로이면 시작합니다:`
          : `\`${topic}\`에 온 다음 메시지가 시작하게 합니다:`,
  };
  return `${words[language]}\n\n\`\`\`json\n${payload}\n\`\`\`\n\n`;
}
