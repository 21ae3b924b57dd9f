import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConversationModels } from '../../shared/model-choice';
import { ok, refuse, type Result } from '../../shared/result';
import { connectBridge } from '../bridge/bridge';
import { sampleEntries } from '../testing/samples/sample-world';
import { ConversationSearch } from '../features/chat/conversation-search';
import { ModelPicker } from '../features/chat/model-picker';
import { checkedAs, opened } from '../entities/draft/editor-state';
import { refreshModels } from '../entities/model/models-store';
import { DryRunRow } from '../features/trial/dry-run-row';
import { draw, press } from '../testing/draw';
import { RecordingBridge } from '../testing/recording-bridge';
import { typeInto } from '../testing/type-into';
import { startTranslation } from './i18n';
import { told } from './told';
import { sampleRuns } from '../testing/samples/sample-runs';
import { sampleModelsOverview } from '../testing/samples/sample-models';

// There is no layout to measure.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

const english = 'There is no run run-0';
const refused = (): Result<never> => refuse({ code: 'x', message: english });

beforeEach(async () => {
  await startTranslation('ko');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const later = (): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(1_000));

function DryRun(): ReactNode {
  const [entry] = sampleEntries();
  if (entry?.sop == null) throw new Error('There is no sample.');
  const texts = { toml: '', markdown: '' };
  const document = checkedAs(opened(entry.name, { ...texts, hash: entry.hash }), texts, {
    entry,
    outline: { head: entry.sop, triggers: [], steps: [...entry.sop.steps] },
  });
  return (
    <DryRunRow
      document={document}
      event={{ source: 'mqtt', place: 'tank', payload: '', recorded: null }}
      mode={null}
    />
  );
}

const current: ConversationModels = {
  inUse: { provider: 'lab', model: 'qwen' },
  chosen: false,
  routes: [],
  providers: ['lab'],
};

test.each([
  {
    name: 'a search of conversations that fails',
    part: () => <ConversationSearch>{null}</ConversationSearch>,
    then: async () => {
      await typeInto(document.querySelector('input') ?? expect.fail('there is no search'), 'pump');
      await later();
    },
  },
  {
    name: 'a dry run that fails',
    part: () => <DryRun />,
    then: async () => {
      await later();
      await press('모의 실행하기');
      await later();
    },
  },
  {
    name: 'a model server that does not answer',
    part: () => <ModelPicker current={current} choose={() => Promise.resolve()} />,
    then: async () => {
      await act(() => {
        document
          .querySelector('[data-part~="model-picker"]')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        return Promise.resolve();
      });
      await later();
    },
  },
])('$name says why in the language of the window', async ({ part, then }) => {
  const [first] = sampleRuns(0);
  if (first === undefined) throw new Error('There is no sample.');
  const { run } = first.detail;
  connectBridge(
    new RecordingBridge({
      'chat.search': refused,
      'providers.models': refused,
      'models.overview': () => ok(sampleModelsOverview(0)),
      'models.list': () => ok([]),
      'models.downloads': () => ok([]),
      'sops.start': () => ok({ runId: run.runId }),
      'runs.show': () => ok({ run: { ...run, status: 'failed', reason: english } }),
    }),
  );
  await act(refreshModels);
  const page = await draw(part());
  await then();
  expect(document.body.textContent).toContain(told(english, 'ko'));
  expect(document.body.textContent).not.toContain(english);
  await page.end();
});
