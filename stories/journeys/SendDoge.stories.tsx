// Sending DOGE, until it is confirmed.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';
import { SHOP_ADDRESS } from '../support/people.ts';

const meta = {
  title: 'Journeys/Send DOGE',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { person: 'owner', scenario: 'funded', route: 'home' },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Home, form, confirm, success, a block, history. */
export const SendDoge: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    const { control, stores, host } = opened;
    await step('Home knows the coins', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send' }, TIMEOUT));
    });
    await step('The form takes a receiver and an amount', async () => {
      await userEvent.type(await canvas.findByLabelText('To', {}, TIMEOUT), SHOP_ADDRESS);
      await userEvent.type(canvas.getByLabelText('Amount in DOGE'), '41.98');
      await pressBottom(opened, 'Review');
    });
    await step('The last look shows what was signed, and the send is pressed in the page', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Send 41\.98/ }, TIMEOUT));
    });
    await step('The network has it, byte for byte', async () => {
      await waitFor(() => expect(stores.tx.lastSent?.stage).toBe('accepted'), TIMEOUT);
      const [entry] = control.sandbox.mempool.entries;
      await expect(entry?.record.txid).toBe(stores.tx.lastSent?.txid);
      await expect(entry?.relay.relayed).toBe(true);
      await pressBottom(opened, 'Done');
    });
    await step('It is on its way until a block has it', async () => {
      await expect(await canvas.findByRole('button', { name: /Sending/ }, TIMEOUT)).toBeVisible();
      control.mine(1);
      await waitFor(() => expect(canvas.queryByRole('button', { name: /Sending/ })).toBeNull(), TIMEOUT);
    });
    await step('History tells of it as confirmed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'History' }));
      await canvas.findByRole('heading', { name: 'History' }, TIMEOUT);
      const [newest] = stores.tx.history.entries;
      await expect(newest).toMatchObject({ amount: 4_198_000_000n, state: { kind: 'confirmed' } });
      await expect(canvas.getByRole('button', { name: /Sent.*41\.98/ })).toBeVisible();
    });
    await step('The host was asked for nothing that it does not take', async () => {
      await expect(host.violations).toEqual([]);
    });
  },
};
