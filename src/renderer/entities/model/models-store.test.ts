import { expect, test } from 'vitest';
import type { ModelDownload } from '../../../shared/models';
import type { Notice } from '../../../shared/notices';
import { ok } from '../../../shared/result';
import { connectBridge } from '../../bridge/bridge';
import { RecordingBridge } from '../../testing/recording-bridge';
import { followModels, refreshModels, useModels } from './models-store';

const begun: ModelDownload = {
  name: 'tiny',
  url: 'http://hub/tiny.gguf',
  bytes: 0,
  total: null,
  state: 'downloading',
  pace: null,
  problem: null,
};
const known: ModelDownload = { ...begun, total: 4_000_000 };

test('an answer that was on its way when a download went on does not take that back', async () => {
  let tell: (notice: Notice) => void = () => {};
  let now = begun;
  let goesOn = false;
  const bridge = new RecordingBridge({
    'models.downloads': () => {
      const answer = ok([now]);
      if (goesOn) {
        goesOn = false;
        now = known;
        tell({ type: 'model-download', download: now });
      }
      return answer;
    },
  });
  connectBridge({
    ask: (procedure, input) => bridge.ask(procedure, input),
    onNotice: (listener) => {
      tell = listener;
      return () => {};
    },
  });
  const end = followModels();
  await refreshModels();
  expect(useModels.getState().downloads).toEqual([begun]);
  goesOn = true;
  await refreshModels();
  expect(useModels.getState().downloads).toEqual([known]);
  end();
});
