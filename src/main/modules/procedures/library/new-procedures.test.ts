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

/** What changes nothing but what is remembered, written beside the procedures or told to people. */
const harmless = new Set(['gpio_read', 'memory_store', 'memory_recall', 'file_write', 'notify']);

test.each(sopTemplates.map(({ id }) => id))(
  'the template %s asks before every act, once for each, and before nothing else',
  (id) => {
    const { toml, markdown } = sopTemplate(id, { language: 'en', name: 'new', board: 'bench' });
    const { steps } = parseSteps(markdown);
    const unasked = steps.filter(
      ({ requiresConfirmation, kind }) => !requiresConfirmation && kind !== 'checkpoint',
    );
    const used = unasked.flatMap(({ calls, suggestedTools }) => [
      ...calls.map(({ tool }) => tool),
      ...suggestedTools,
    ]);
    expect(used.filter((tool) => !harmless.has(tool))).toEqual([]);
    // Then nobody is asked before something is read or told; what a person starts asks as config.toml says.
    expect(toml.includes('execution_mode = "auto"')).toBe(!toml.includes('"manual"'));
  },
);
