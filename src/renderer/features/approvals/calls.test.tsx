import { afterEach, expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { told } from '../../i18n/told';
import { draw, type Drawn } from '../../testing/draw';
import { Calls } from './calls';
import { sampleApproval } from '../../testing/samples/sample-approval';

let page: Drawn;
afterEach(() => page.end());

test.each([
  { reason: 'mode', says: 'the model chooses the calls while it runs the step' },
  { reason: 'confirmation', says: 'each call that acts asks you again' },
] as const)(
  'what an approval then means is told where no call was prepared: $reason',
  async ({ reason, says }) => {
    await startTranslation('en');
    page = await draw(
      <Calls approval={sampleApproval({}, { calls: [], note: 'The model is away', reason })} run={null} />,
    );
    expect(page.place.textContent).toContain(says);
    expect(page.place.textContent).toContain('The model is away');
  },
);

test('a call that is still being prepared is said to be, whatever the card is for', async () => {
  await startTranslation('en');
  page = await draw(
    <Calls approval={sampleApproval({}, { calls: null, reason: 'interrupted' })} run={null} />,
  );
  expect(page.place.textContent).toContain('still preparing the call');
});

test('what the preparation waits for is told in the language of the window', async () => {
  await startTranslation('ko');
  const awaits = { part: { kind: 'model', name: 'slow' }, since: 1 } as const;
  page = await draw(<Calls approval={sampleApproval({ awaits }, { calls: null })} run={null} />);
  expect(page.place.textContent).toContain('slow 모델이 연결되기를 기다립니다.');
});

test('why a call is not known is told in the language of the window', async () => {
  const note = 'There is no run run-0';
  await startTranslation('ko');
  expect(told(note, 'ko')).not.toBe(note);
  page = await draw(<Calls approval={sampleApproval({}, { calls: [], note, reason: 'mode' })} run={null} />);
  expect(page.place.textContent).toContain(told(note, 'ko'));
  expect(page.place.textContent).not.toContain(note);
});

test('what the model wrote beside its call stands on the card', async () => {
  await startTranslation('en');
  const calls = [{ tool: 'gpio_write', arguments: { pin: 5 }, provenance: {}, beside: 'Ana opens it.' }];
  page = await draw(
    <Calls approval={sampleApproval({}, { calls, resumes: true, reason: 'beside' })} run={null} />,
  );
  expect(page.place.textContent).toContain('The model wrote this beside the call');
  expect(page.place.textContent).toContain('Ana opens it.');
});
