// Tokens and their transfers at their routes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ACTIVITY_LIST_MESSAGES,
  ACTIVITY_MESSAGES,
} from '../../src/i18n/messages/tokens/tokenActivityMessages.ts';
import { ADD_TOKEN_MESSAGES, TOKEN_MESSAGES } from '../../src/i18n/messages/tokens/tokenMessages.ts';
import { TOKEN_FORM_MESSAGES } from '../../src/i18n/messages/tokens/tokenSendMessages.ts';
import { APP_STORY, type AppStoryArgs, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Routes/Token and its transfers',
  tags: ['!autodocs'],
  ...APP_STORY,
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without an index that reports transfers. */
export const TransferHistory: Story = {
  args: { route: 'drc20-transfer-history' },
  play: async ({ canvas }) => void (await canvas.findByText(ACTIVITY_LIST_MESSAGES.unread, {}, TIMEOUT)),
};
/** Without an index that reports tokens. */
export const AddToken: Story = {
  args: { route: 'add-token' },
  play: async ({ canvas }) => void (await canvas.findByText(ADD_TOKEN_MESSAGES.unread, {}, TIMEOUT)),
};
/** A token by its name. */
export const Token: Story = {
  args: { route: 'token', params: () => ({ token: 'drc-20:DIS' }) },
  play: async ({ canvas }) => void (await canvas.findByText(TOKEN_MESSAGES.unread, {}, TIMEOUT)),
};
/** Without an index nothing can be sent. */
export const Send: Story = {
  args: { route: 'drc20-send' },
  play: async ({ canvas }) => void (await canvas.findByText(TOKEN_FORM_MESSAGES.unread, {}, TIMEOUT)),
};
/** The DOGE side of a transfer in the account's history. */
export const TransferDetail: Story = {
  args: { route: 'transfer-detail', params: ({ tx }) => ({ txid: tx.history.entries[0]?.txid ?? '' }) },
  play: async ({ canvas }) => void (await canvas.findByText(ACTIVITY_MESSAGES.chainOnly, {}, TIMEOUT)),
};
/** An unknown transfer. */
export const TransferDetailUnknown: Story = {
  args: { route: 'transfer-detail', params: () => ({ txid: 'ab'.repeat(32) }) },
  play: async ({ canvas }) => void (await canvas.findByText(ACTIVITY_MESSAGES.unread, {}, TIMEOUT)),
};
