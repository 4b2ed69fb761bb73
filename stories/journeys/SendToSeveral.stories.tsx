// Paying several recipients at once from a pasted list, with coins chosen by the user.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testAddress } from '../../mocks/builders/keys.ts';
import { COIN_MESSAGES } from '../../src/i18n/messages/send/coinMessages.ts';
import { LIST_MESSAGES, listActionLabel } from '../../src/i18n/messages/send/recipientListMessages.ts';
import { RECIPIENT_MESSAGES } from '../../src/i18n/messages/send/recipientMessages.ts';
import { CREATE_MESSAGES } from '../../src/i18n/messages/send/txMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';
import { SHOP_ADDRESS } from '../support/people.ts';

const meta = {
  title: 'Journeys/Send to several',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: { person: 'owner', scenario: 'funded', route: 'tx-create' },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list with a wrong line, which is corrected; one coin chosen; three outputs on the chain. */
export const SendToSeveral: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    const { control, stores, host } = opened;
    const friend = testAddress(7);
    await step('A pasted list says which line is wrong', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: CREATE_MESSAGES.advanced }, TIMEOUT));
      await userEvent.click(canvas.getByRole('button', { name: RECIPIENT_MESSAGES.several }));
      const sheet = within(await screen.findByRole('dialog', { name: LIST_MESSAGES.title }, TIMEOUT));
      const field = await sheet.findByLabelText(LIST_MESSAGES.label, {}, TIMEOUT);
      await userEvent.click(field);
      await userEvent.paste(`${SHOP_ADDRESS};12,5;Moon Coffee\n${friend};`);
      await sheet.findByText('Line 2');
      await userEvent.type(field, '3');
      await userEvent.click(await sheet.findByRole('button', { name: listActionLabel(2) }));
    });
    await step('The form pays both from a coin of the person’s choice', async () => {
      await canvas.findByRole('region', { name: '2 recipients' }, TIMEOUT);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), TIMEOUT);
      await userEvent.click(canvas.getByRole('button', { name: COIN_MESSAGES.title }));
      await userEvent.click(canvas.getByRole('checkbox', { name: /^42\.5/ }));
      await pressBottom(opened, 'Review');
    });
    await step('The last look names both in full', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Send 15\.5/ }, TIMEOUT));
    });
    await step('One transfer pays both, from that coin alone', async () => {
      await waitFor(() => expect(stores.tx.lastSent?.stage).toBe('accepted'), TIMEOUT);
      await expect(control.sandbox.mempool.entries).toHaveLength(1);
      await expect(stores.tx.lastSent?.inputs.map(({ value }) => value)).toEqual([4_250_000_000n]);
      const paid = stores.tx.lastSent?.outputs.filter(({ isOwn }) => !isOwn);
      await expect(paid?.map(({ address, value }) => [address, value])).toEqual([
        [SHOP_ADDRESS, 1_250_000_000n],
        [friend, 300_000_000n],
      ]);
      await expect(stores.tx.draft.isEmpty).toBe(true);
      await expect(host.violations).toEqual([]);
    });
  },
};
