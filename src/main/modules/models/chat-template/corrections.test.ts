import { expect, test } from 'vitest';
import { chooseTemplate } from './choose-template';
import { corrected, hashOf, type Correction } from './corrections';

const faulty = '{% for m in messages %}{{ m.content }}{% endfor %}{{ fault }}';
const table: Readonly<Record<string, Correction>> = {
  [hashOf(faulty)]: { by: 'Its maker', on: '2026-07-09', replacements: [['{{ fault }}', '{{ "$&" }}']] },
  [hashOf('older')]: { by: 'Its maker', on: '2026-07-15', replacements: [] },
};

test('a template that is known by its hash has its faults replaced, in words', () => {
  expect(corrected(`${faulty}\n`, table)).toEqual({
    template: '{% for m in messages %}{{ m.content }}{% endfor %}{{ "$&" }}\n',
    note: "The file's chat template is one that Its maker corrected on 2026-07-09; its known faults are corrected here.",
  });
});

test('where nothing can be done about it, it is used and said to be older', () => {
  const { template, note } = corrected('older', table);
  expect(template).toBe('older');
  expect(note).toContain('corrected on 2026-07-15. A file that was made later');
});

test('any other template is used as it is, without a word', () => {
  expect(corrected(`${faulty} `.replace('content', 'text'), table).note).toBeNull();
  expect(corrected('constructor', table).note).toBeNull();
});

const own = { plain: 'own', withTools: 'with tools' };

test("what lies beside the file goes before the file's own, also before one for tools, and is said", () => {
  expect(chooseTemplate(own, () => 'beside')).toEqual({
    template: 'beside',
    withTools: null,
    note: "The chat template beside the model's file is used in the place of its own.",
  });
  expect(chooseTemplate(own, () => null)).toEqual({ template: 'own', withTools: 'with tools', note: null });
  expect(chooseTemplate({ plain: null, withTools: null }, () => null)).toEqual({
    template: null,
    withTools: null,
    note: null,
  });
});

test('one beside it that cannot be read leaves the own, and the reason', () => {
  const { template, withTools, note } = chooseTemplate(own, () => {
    throw new Error('EACCES: permission denied');
  });
  expect([template, withTools]).toEqual(['own', 'with tools']);
  expect(note).toContain('(EACCES: permission denied)');
});
