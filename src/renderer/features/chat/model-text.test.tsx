import { expect, test } from 'vitest';
import { draw } from '../../testing/draw';
import { ModelText } from './model-text';

test.each(['> ', '- ', '> - ', '1. '])(
  'an answer of %j without end is shown, and its last word can be read',
  async (mark) => {
    const page = await draw(<ModelText text={`${mark.repeat(2_000)}valve`} />);
    expect(page.place.textContent).toContain('valve');
    await page.end();
  },
);
