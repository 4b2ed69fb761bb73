// A shop's bill at its routes: opened by a link, reviewed, submitted, and with each kind of relay.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Vendor, type VendorMood } from '../../mocks/dogeconnect/Vendor.ts';
import type { SandboxControl } from '../../mocks/sandbox/control.ts';
import { parseDogecoinUri } from '../../src/domain/address/dogecoinUri.ts';
import { BILL_MESSAGES, RECEIPT_MESSAGES } from '../../src/i18n/messages/send/billMessages.ts';
import { BillStore } from '../../src/stores/bill/BillStore.ts';
import type { Stores } from '../../src/stores/createStores.ts';
import { APP_STORY, type AppStoryArgs, TIMEOUT } from '../support/appStory.tsx';
import { SHOP_ADDRESS } from '../support/people.ts';
import { STORY_NOW_MS } from '../support/storyTime.ts';

const meta = { title: 'Routes/Pay a bill', tags: ['!autodocs'], ...APP_STORY } satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const LINK = new Vendor({
  address: SHOP_ADDRESS,
  nowMs: () => STORY_NOW_MS,
  submit: () => ({ accepted: true }),
  confirmations: () => 0,
}).link();

const at = { route: 'bill', params: () => ({ link: LINK }) } as const;

async function review(stores: Stores): Promise<void> {
  await stores.tx.rules.load();
  const read = parseDogecoinUri(LINK, 'regtest');
  if (!read.ok) throw new Error('no link');
  const bills = stores.lazy.of(BillStore);
  await bills.open(read.value);
  await bills.prepare();
}

/** Pays it through a relay with this behavior. */
const pay = (mood: VendorMood) => async (stores: Stores, _: SandboxControl, vendor: Vendor) => {
  await review(stores);
  vendor.mood = mood;
  await stores.tx.flow.confirm();
};

const receipt = (mood: VendorMood, title: () => string): Story => ({
  args: {
    route: 'bill-receipt',
    before: pay(mood),
    params: ({ tx }) => ({ txid: tx.lastTxid ?? '' }),
  },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: title() }, TIMEOUT)),
});

/** Fetched from the shop's server, its signature verified. */
export const Bill: Story = {
  args: at,
  play: async ({ canvas }) => void (await canvas.findByText('Doge Plushie', {}, TIMEOUT)),
};
/** A link that was pasted into the form leads to the bill. */
export const FromTheForm: Story = {
  args: { route: 'tx-create', params: () => ({ link: LINK }) },
  play: async ({ canvas }) => void (await canvas.findByText('Doge Plushie', {}, TIMEOUT)),
};
/** Signed by a wrong key. */
export const Forged: Story = {
  args: { ...at, vendor: 'forged' },
  play: async ({ canvas }) => void (await canvas.findByText('Someone else made this bill', {}, TIMEOUT)),
};
/** It is an hour old. */
export const Expired: Story = {
  args: { ...at, vendor: 'expired' },
  play: async ({ canvas }) => void (await canvas.findByText('This bill has expired', {}, TIMEOUT)),
};
/** Signed, and parsed from the bytes: 41.9395 DOGE. */
export const Confirm: Story = {
  args: { route: 'tx-confirm', before: review },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /^Pay 41.9395/ }, TIMEOUT)),
};
/** The relay accepted it. */
export const Accepted: Story = receipt('honest', () => RECEIPT_MESSAGES.acceptedTitle);
/** The relay answers with a gateway's error page: it may have it. */
export const Silent: Story = receipt('garbage', () => RECEIPT_MESSAGES.silentTitle);
/** The relay declined it. */
export const Declined: Story = receipt('declining', () => RECEIPT_MESSAGES.declinedTitle);
/** The relay reports it as confirmed, but has sent nothing. */
export const Lying: Story = receipt('lying', () => RECEIPT_MESSAGES.acceptedTitle);
/** Opened again after it was paid. */
export const PaidBefore: Story = {
  args: { ...at, before: pay('honest') },
  play: async ({ canvas }) => {
    await canvas.findByText(BILL_MESSAGES.paidTitle, {}, TIMEOUT);
    await expect(canvas.queryByRole('button', { name: BILL_MESSAGES.review })).toBeNull();
  },
};
/** In the history: the shop, and a link to its receipt. */
export const InTheHistory: Story = {
  args: {
    route: 'history-detail',
    before: pay('honest'),
    params: ({ tx }) => ({ txid: tx.lastTxid ?? '' }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Much Shop · pay\.much-shop\.example/, {}, TIMEOUT);
    await userEvent.click(canvas.getByRole('button', { name: BILL_MESSAGES.seeReceipt }));
    await canvas.findByRole('heading', { name: RECEIPT_MESSAGES.acceptedTitle }, TIMEOUT);
  },
};
