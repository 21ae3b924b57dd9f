import { expect, test } from 'vitest';
import { parseSteps } from '../definition/steps';
import { sopTemplate, sopTemplates } from '../../../../shared/sop-templates';

test.each(
  sopTemplates.flatMap((template) =>
    (['en', 'ko'] as const).map((language) => ({ id: template.id, language })),
  ),
)('the template $id in $language makes no call that its text does not say', ({ id, language }) => {
  const { markdown } = sopTemplate(id, { language, name: 'new', board: 'bench' });
  for (const { title, body, calls } of parseSteps(markdown).steps) {
    const said = `${title} ${body}`;
    for (const { arguments: args } of calls) {
      for (const [name, value] of Object.entries(args)) {
        if (name === 'board' || name === 'value' || name === 'append') continue;
        const words = typeof value === 'string' ? value : JSON.stringify(value);
        if (!words.includes('{{')) expect(said).toContain(words);
      }
      if (args['value'] === 0) expect(said).toContain('LOW');
    }
  }
});
