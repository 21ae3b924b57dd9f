import { act, createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { draw, type Drawn } from '../../testing/draw';
import { sampleApproval } from '../../testing/samples/sample-approval';
import { criticalDelayMs } from './readiness';
import { SignatureBlock } from './signature-block';
import type { Approval } from '../../../shared/procedures';

let page: Drawn;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await page.end();
});

const block = (approval: Approval) => (
  <SignatureBlock approval={approval} approveRef={createRef()} onReject={() => {}} onEdit={null} />
);
const buttons = (): readonly (readonly [string, boolean])[] =>
  [...page.place.querySelectorAll<HTMLButtonElement>('[data-part~="actions"] button')].map((button) => [
    button.textContent.replace(/…?[A-Z]$/u, ''),
    button.disabled,
  ]);
const preparing = sampleApproval({ priority: 'normal' }, { calls: null });
const prepared = sampleApproval({ priority: 'normal' });

test('a card whose call is being prepared can be rejected, and approved once the call was there for a second', async () => {
  await startTranslation('en');
  page = await draw(block(preparing));
  act(() => void vi.advanceTimersByTime(60 * criticalDelayMs));
  expect(buttons()).toEqual([
    ['Approve', true],
    ['Reject', false],
  ]);
  expect(page.place.querySelector('[data-part~="actions"] button')?.getAttribute('title')).toContain(
    'still preparing',
  );
  await page.again(block(prepared));
  expect(buttons()[0]).toEqual(['Approve', true]);
  act(() => void vi.advanceTimersByTime(criticalDelayMs));
  expect(buttons()[0]).toEqual(['Approve', false]);
});

test('a card that had its call from the start can be approved at once', async () => {
  await startTranslation('en');
  page = await draw(block(prepared));
  expect(buttons()[0]).toEqual(['Approve', false]);
});
