import { afterEach, expect, test, vi } from 'vitest';
import type { Step } from '../../../shared/sop';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { StepWork } from './step-work';

// A plot of one of the tabs asks for it when it is read.
vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined }));
});

let page: Drawn;
afterEach(() => page.end());

const step: Step = {
  number: 1,
  line: 3,
  title: 'Note it',
  body: '',
  suggestedTools: [],
  requiresConfirmation: false,
  calls: [{ tool: 'notify', arguments: {} }],
};

test.each(['en', 'ko'] as const)(
  'templates stand in the notes as they are written, in %s',
  async (language) => {
    await startTranslation(language);
    page = await draw(
      <>
        <StepWork step={step} />
        <StepWork step={{ ...step, kind: 'procedure', run: { name: 'drain' } }} />
      </>,
    );
    for (const template of ['{{item}}', '{{payload.level}}', '{{state.NAME}}', '{{payload.line}}'])
      expect(page.place.textContent).toContain(template);
  },
);
