import katex from 'katex';
import 'katex/dist/katex.min.css';
import type { Formula } from './math-marks';

/** Null: it is no formula that can be read. It is made of elements, never of HTML that somebody wrote. */
export function drawnFormula({ tex, display }: Formula): HTMLElement | null {
  const place = document.createElement('span');
  try {
    katex.render(tex, place, {
      displayMode: display,
      throwOnError: true,
      // no links, pictures, classes or styles
      trust: false,
      strict: 'ignore',
      errorColor: 'currentColor',
      // in em; and how often macros may be written out
      maxSize: 12,
      maxExpand: 200,
    });
    return place;
  } catch {
    return null;
  }
}
