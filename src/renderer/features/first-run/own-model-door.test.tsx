import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectBridge } from '../../bridge/bridge';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { RecordingBridge } from '../../testing/recording-bridge';
import { sampleModels } from '../../testing/samples/sample-models';
import { useModels, refreshModels } from '../../entities/model/models-store';
import { OwnModelDoor } from './own-model-door';

let page: Drawn;

beforeEach(async () => {
  await startTranslation('en');
  connectBridge(new RecordingBridge({}));
  await refreshModels();
  page = await draw(<OwnModelDoor />);
});

afterEach(() => page.end());

test('what only finds memories is not counted among the models that could answer', async () => {
  const [like] = sampleModels(0);
  if (like === undefined) throw new Error('There is no model to make others like');
  const file = { ...like, builtIn: false, bytes: 98e6 };
  await act(() => {
    useModels.setState({
      files: [
        { ...file, name: 'talker' },
        { ...file, name: 'finder', bytes: 46e6, embeds: true },
      ],
    });
    return Promise.resolve();
  });
  expect(page.place.textContent).toContain('1 × GGUF, 98 MB');
});
