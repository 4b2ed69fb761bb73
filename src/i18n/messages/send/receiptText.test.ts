import { expect, it } from 'vitest';
import { ODD_BYTES, SHORT_TEXT, storyReceipt, withData } from '../../../../mocks/views/billViews.ts';
import { receiptText } from './receiptText.ts';

it('a receipt as a text has what was written on the chain, as text where it is one and as its bytes', () => {
  expect(receiptText(storyReceipt(null, withData(SHORT_TEXT)))).toContain(`Data: Order A073 · ${SHORT_TEXT}`);
  expect(receiptText(storyReceipt(null, withData(ODD_BYTES)))).toContain(`Data: ${ODD_BYTES}`);
  expect(receiptText(storyReceipt(null))).not.toContain('Data');
});
