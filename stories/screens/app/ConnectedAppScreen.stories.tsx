// A connected site, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { SHOP_ORIGIN } from '../../../mocks/views/dappViews.ts';
import { MINUTE_MS } from '../../../mocks/views/money.ts';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { SITE_MESSAGES } from '../../../src/i18n/messages/dapps/dappMessages.ts';
import type { ConnectedAppView } from '../../../src/screens/app/ConnectedApp/ConnectedAppScreen.tsx';
import { ConnectedAppScreen } from '../../../src/screens/app/ConnectedApp/ConnectedAppScreen.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const CONNECTED = {
  status: 'connected',
  origin: SHOP_ORIGIN,
  name: 'Much Shop',
  address: ADDRESSES.ours,
  account: ACCOUNTS.everyday,
  may: ['see-address', 'ask-signature', 'ask-payment'],
  connectedAtMs: STORY_NOW_MS - 3 * 1440 * MINUTE_MS,
  lastUsedAtMs: STORY_NOW_MS - 12 * MINUTE_MS,
  nowMs: STORY_NOW_MS,
} as const satisfies ConnectedAppView;

const meta = {
  title: 'Screens/Sites/Site',
  component: ConnectedAppScreen,
  args: { ...CONNECTED, onRevoke: fn(), onLeave: fn() },
} satisfies Meta<typeof ConnectedAppScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the site knows and may do. */
export const Connected: Story = {};
/** It once requested a signature, and its account is gone since. */
export const AccountGone: Story = {
  args: { ...CONNECTED, account: null, may: ['see-address', 'ask-signature'] },
};
/** An address that fills three lines, an account in Arabic. */
export const Long: Story = {
  args: {
    ...CONNECTED,
    origin: 'https://much-wow.very-long-subdomain-of-a-site.such-hosting.example',
    account: ACCOUNTS.arabic,
    address: ADDRESSES.savings,
  },
};
/** Confirmation before disconnecting. */
export const Disconnecting: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: SITE_MESSAGES.revoke }));
    const sheet = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(args.onRevoke).not.toHaveBeenCalled();
    await within(sheet).findByRole('button', { name: SITE_MESSAGES.keep });
  },
};
/** Not on the list. */
export const Unknown: Story = { args: { status: 'unknown' } };
