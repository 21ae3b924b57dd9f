import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { useApp } from '../../entities/engine/app-store';
import { draw, type Drawn } from '../../testing/draw';
import { SampleConfig } from '../../testing/samples/sample-config';
import { sampleStatus } from '../../testing/samples/sample-world';
import { ConfigForm } from './config-form';

let page: Drawn;
beforeEach(async () => {
  await startTranslation('en');
  // The window of the tests lays nothing out, so it scrolls nothing.
  Element.prototype.scrollTo = () => {};
});
afterEach(() => page.end());

const now = 1_800_000_000_000;
const refused = {
  id: 'mqtt',
  at: now,
  where: 'MQTT broker desk:1883',
  message: 'Cannot connect to the MQTT broker at desk:1883: nothing listens there',
  remedy: 'Start the broker, or correct "url" under [mqtt] in config.toml.',
};

test.each([
  { group: 'mqtt', shown: true },
  { group: 'gateway', shown: false },
] as const)('why a broker is not connected stands on its own page: $group', async ({ group, shown }) => {
  useApp.setState({ status: { ...sampleStatus(now), problems: [refused] } });
  page = await draw(<ConfigForm group={group} view={new SampleConfig().view()} />);
  expect(page.place.textContent.includes(refused.message)).toBe(shown);
  expect(page.place.textContent.includes(refused.remedy)).toBe(shown);
});
