import { test, type RunningApp } from './fixtures/app';
import { noModel, usePlant } from './fixtures/plant';
import { inspect, looks, type View } from './fixtures/views';

/** Every page with nothing on it yet, in both themes and languages. */

test.use({ trace: 'off' });

const views: readonly View[] = [
  { name: 'nothing-approvals', hash: '#/approvals' },
  { name: 'nothing-chat', hash: '#/chat' },
  { name: 'nothing-runs', hash: '#/runs' },
  { name: 'nothing-models', hash: '#/models' },
  { name: 'nothing-events', hash: '#/events' },
  { name: 'nothing-sops', hash: '#/sops' },
  { name: 'nothing-run-not-there', hash: '#/runs/run-0' },
  { name: 'nothing-sop-not-there', hash: '#/sops/nowhere' },
];

let running: RunningApp;
usePlant({ settings: noModel }, (opened) => {
  ({ running } = opened);
});

for (const look of looks)
  test(`every empty page, ${look.join(' ')}`, async () => {
    await inspect(running, views, look);
  });
