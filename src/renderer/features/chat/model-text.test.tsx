import { act } from 'react';
import { expect, test } from 'vitest';
import { draw, press } from '../../testing/draw';
import { ModelText } from './model-text';

test.each(['> ', '- ', '> - ', '1. '])(
  'an answer of %j without end is shown, and its last word can be read',
  async (mark) => {
    const page = await draw(<ModelText text={`${mark.repeat(2_000)}valve`} />);
    expect(page.place.textContent).toContain('valve');
    await page.end();
  },
);

/** What is read when it is first needed is there by then. */
const loaded = async (): Promise<void> => {
  await import('./highlighter');
  await import('./draw-formula');
  await act(() => Promise.resolve());
};

test.each([
  '<img src="https://evil.example/a.png" onerror="alert(1)">',
  '<script>alert(1)</script><iframe src="https://evil.example"></iframe>',
  '![a](https://evil.example/a.png)',
  '[a](javascript:alert(1)) [b](data:text/html,x) [c](vbscript:x) <javascript:alert(1)>',
  '$\\href{javascript:alert(1)}{a}$ $\\includegraphics{https://evil.example/a.png}$',
  '$\\htmlStyle{position:fixed}{a}$ $\\htmlClass{btn key}{a}$ $\\url{javascript:alert(1)}$',
  '```html\n<img src=x onerror=alert(1)>\n```',
  '[a]: https://evil.example\n\n![b][a]',
])('%s does nothing: no address, no picture, no frame, no script, no style of its own', async (text) => {
  const page = await draw(<ModelText text={text} />);
  await loaded();
  const { place } = page;
  expect([
    ...place.querySelectorAll('a, img, script, iframe, object, embed, form, input, link, style'),
  ]).toEqual([]);
  expect(
    [...place.querySelectorAll('*')]
      .flatMap((each) => each.getAttributeNames())
      // but for the window's own marks, which no text can set
      .filter((name) => /^on|^href|^src|^data-(?!(?:part|look|size|syntax)$)|^action/u.test(name)),
  ).toEqual([]);
  expect(place.querySelector('[data-look="key"]')).toBeNull();
  expect(
    [...place.querySelectorAll('*')].map((each) => each.getAttribute('style') ?? '').join(),
  ).not.toContain('fixed');
  await page.end();
});

test.each([
  ['one that grows without end', '\\def\\a{\\a\\a}\\a'],
  ['one that is nested without end', '{'.repeat(1_900)],
  ['one that is too long', 'x'.repeat(2_001)],
  ['none', '\\frac{'],
])('a formula that is %s is shown as it was written', async (_, tex) => {
  const page = await draw(<ModelText text={`\`\`\`math\n${tex}\n\`\`\``} />);
  await loaded();
  expect(page.place.querySelector('code')?.textContent).toBe(tex);
  await page.end();
});

test('a formula is drawn, and its size is bounded', async () => {
  const page = await draw(<ModelText text={'So $\\rule{9999em}{9999em} x^2$ it is.'} />);
  await loaded();
  expect(page.place.querySelector('[data-part~="formula"] .katex')).not.toBeNull();
  expect(page.place.innerHTML).not.toContain('9999em;');
  await page.end();
});

test('code has its words, its language and a button that copies it; while it grows it is plain', async () => {
  const text = 'Try\n\n```js\nconst a = "b"; // c\n```\n';
  const page = await draw(<ModelText text={text} grows />);
  await loaded();
  expect(page.place.querySelector('[data-syntax="keyword"]')).toBeNull();
  await page.again(<ModelText text={text} />);
  await loaded();
  expect(page.place.querySelector('[data-syntax="keyword"]')?.textContent).toBe('const');
  expect(page.place.querySelector('pre')?.textContent).toBe('const a = "b"; // c');
  expect(page.place.querySelector('[data-part~="code-head"]')?.textContent).toBe('js');
  expect(page.place.querySelector('[data-part~="code-head"] button')?.getAttribute('aria-label')).toBe(
    'copyCode',
  );
  await page.end();
});

test('a link asks, and shows where it goes, before anything opens', async () => {
  const opened: unknown[] = [];
  window.open = (url) => {
    opened.push(url);
    return null;
  };
  const page = await draw(<ModelText text="See [your bank](https://xn--pple-43d.com/login)." />);
  await press('your bank');
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('https://xn--pple-43d.com/login');
  expect(opened).toEqual([]);
  await press('linkOpen');
  expect(opened).toEqual(['https://xn--pple-43d.com/login']);
  await page.end();
});
