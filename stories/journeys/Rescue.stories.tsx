// An unconfirmed transfer with a low fee is sped up.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RESCUE_MESSAGES } from '../../src/i18n/messages/wallet/rescueMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';
import { SHOP_ADDRESS } from '../support/people.ts';

const meta = {
  title: 'Journeys/Speed up or cancel',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { person: 'owner', scenario: 'funded', route: 'home' },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A payment with the lowest fee, its detail, a higher fee, a block. */
export const SpeedUp: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    const { control, stores } = opened;
    await step('A payment leaves with the lowest fee', async () => {
      const { tx } = stores;
      await waitFor(() => expect(tx.coins.breakdown.spendable).toBeGreaterThan(0n), TIMEOUT);
      await tx.rules.load();
      tx.draft.setRecipientText(SHOP_ADDRESS);
      tx.draft.setAmountText('12.5');
      tx.draft.setCustomFeeText('0.001');
      await tx.prepare();
      await tx.flow.confirm();
      await waitFor(() => expect(tx.lastSent?.stage).toBe('accepted'), TIMEOUT);
    });
    await step('Its detail says what can be done, and what that costs', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Sending/ }, TIMEOUT));
      const way = await canvas.findByRole('button', { name: /^Speed up.*more/ }, TIMEOUT);
      await userEvent.click(way);
    });
    await step('A fee is chosen, and signed', async () => {
      const page = within(document.body);
      const dialog = await page.findByRole('dialog', {}, TIMEOUT);
      const review = await within(dialog).findByRole('button', { name: RESCUE_MESSAGES.review }, TIMEOUT);
      await userEvent.click(review);
    });
    await step('The last look names the higher fee, and it is sent', async () => {
      await canvas.findByRole('heading', { name: 'Review speed-up' }, TIMEOUT);
      await userEvent.click(await canvas.findByRole('button', { name: /^Speed up 12\.5/ }, TIMEOUT));
    });
    await step('Only the faster one waits, and a block takes it', async () => {
      const { tx } = stores;
      await waitFor(() => expect(tx.lastSent?.stage).toBe('accepted'), TIMEOUT);
      await expect(control.sandbox.mempool.entries).toHaveLength(1);
      await pressBottom(opened, 'Done');
      control.mine(1);
      await waitFor(() => expect(canvas.queryByText('Pending')).toBeNull(), TIMEOUT);
    });
    await step('History shows both, and which one holds', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'History' }, TIMEOUT));
      await waitFor(() => {
        expect(canvas.getByRole('button', { name: /^Sent.*12\.5/ })).toBeVisible();
        expect(canvas.getByRole('button', { name: /^Replaced.*12\.5/ })).toBeVisible();
      }, TIMEOUT);
    });
  },
};
