import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { SampleConfig } from '../../testing/samples/sample-config';
import { SearchResults } from './settings-search';

let page: Drawn;
beforeEach(() => startTranslation('en'));
afterEach(() => page.end());

test.each([
  { query: 'quiet hours', offers: 'Add… [[duty.quiet]]' },
  { query: 'on duty', offers: 'Add… [[duty.people]]' },
  { query: 'shift', offers: 'Add… [[duty.shifts]]' },
  { query: 'nobody decides', offers: 'Add… [[escalation]]' },
  { query: 'telegram', offers: 'Set up… [channels_config.telegram]' },
])('what nothing is written in yet is found, and can be added to: $query', async ({ query, offers }) => {
  page = await draw(<SearchResults query={query} view={new SampleConfig().view()} onLeave={() => {}} />);
  expect(
    [...page.place.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')),
  ).toContain(offers);
});

test.each(['who may approve', 'rights', 'audit', 'night'])(
  'somebody who answers for others finds where it is set: %s',
  async (query) => {
    page = await draw(<SearchResults query={query} view={new SampleConfig().view()} onLeave={() => {}} />);
    expect(page.place.querySelectorAll('h3 a').length).toBeGreaterThan(0);
    expect(page.place.textContent).not.toContain('No matches');
  },
);
