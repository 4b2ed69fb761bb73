// Home, receiving and history at their routes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { STATEMENT_MESSAGES } from '../../src/i18n/messages/wallet/statementMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Routes/Home, receive, history',
  tags: ['!autodocs'],
  ...APP_STORY,
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three coins, with a price. */
export const Home: Story = {
  args: { route: 'home' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Send' }, TIMEOUT)),
};
/** Another user's payment is unconfirmed. */
export const HomePending: Story = {
  args: { route: 'home', scenario: 'pendingTx' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /Receiving/ }, TIMEOUT)),
};
/** Nothing received yet. */
export const HomeFresh: Story = {
  args: { route: 'home', scenario: 'fresh' },
  play: async ({ canvas }) => void (await canvas.findByText('The bowl is empty', {}, TIMEOUT)),
};
/** The first address, as a code and as text. */
export const Receive: Story = {
  args: { route: 'receive' },
  play: async ({ canvas }) => void (await canvas.findByLabelText('QR code of your address', {}, TIMEOUT)),
};
/** Sixty payments: the first page. */
export const History: Story = {
  args: { route: 'history', scenario: 'busy' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'History' }, TIMEOUT)),
};
/** Sixty payments on one page. */
export const Statement: Story = {
  args: { route: 'statement', scenario: 'busy' },
  play: async (context) => {
    await context.canvas.findByText(STATEMENT_MESSAGES.text, {}, TIMEOUT);
    await pressBottom(openedIn(context), STATEMENT_MESSAGES.make);
    await context.canvas.findByText(STATEMENT_MESSAGES.closing, {}, TIMEOUT);
  },
};
/** The newest of three payments. */
export const HistoryDetail: Story = {
  args: {
    route: 'history-detail',
    params: ({ tx }) => ({ txid: tx.history.entries[0]?.txid ?? '' }),
  },
  play: async ({ canvas }) => void (await canvas.findByText(/Received from/, {}, TIMEOUT)),
};
