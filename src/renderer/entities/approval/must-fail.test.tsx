import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { startTranslation } from '../../i18n/i18n';
import { told } from '../../i18n/told';
import { draw, type Drawn } from '../../testing/draw';
import { sampleApproval } from '../../testing/samples/sample-approval';
import { SignatureBlock } from '../../features/approvals/signature-block';

let page: Drawn;
afterEach(() => page.end());

const gone = 'There is no run run-0';
const sign = (fails: readonly string[]) =>
  draw(
    <SignatureBlock
      approval={sampleApproval({ fails: fails.map((why, call) => ({ call, why })) })}
      approveRef={createRef()}
      onReject={() => {}}
      onEdit={null}
    />,
  );
const red = (): Element | null => page.place.querySelector('[data-part~="must-fail"]');

test('what must fail stands in red above the buttons, each reason once, in the language of the window', async () => {
  await startTranslation('ko');
  page = await sign([gone, gone, 'Another reason']);
  expect([...(red()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    told(gone, 'ko'),
    'Another reason',
  ]);
  expect(told(gone, 'ko')).not.toBe(gone);
  const buttons = page.place.querySelector('[data-part~="actions"]');
  expect(
    (red()?.compareDocumentPosition(buttons as Element) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('a card on which nothing must fail has no red', async () => {
  await startTranslation('en');
  page = await sign([]);
  expect(red()).toBeNull();
  expect(page.place.querySelector('[data-part~="actions"]')).not.toBeNull();
});
