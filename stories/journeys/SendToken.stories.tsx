// Sending a token: to one recipient, from the form to the ledger; and to several from a pasted list at once.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testAddress } from '../../mocks/builders/keys.ts';
import { LIST_MESSAGES } from '../../src/i18n/messages/send/recipientListMessages.ts';
import { RECIPIENT_MESSAGES } from '../../src/i18n/messages/send/recipientMessages.ts';
import { CREATE_MESSAGES } from '../../src/i18n/messages/send/txMessages.ts';
import { ACTIVITY_MESSAGES } from '../../src/i18n/messages/tokens/tokenActivityMessages.ts';
import { TOKEN_COST_MESSAGES, tokenListAction } from '../../src/i18n/messages/tokens/tokenSendMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Journeys/Send a token',
  tags: ['!autodocs'],
  ...APP_STORY,
  args: {
    ...APP_STORY.args,
    scenario: 'tokens',
    indexes: ['dogeuni'],
    route: 'drc20-send',
    params: () => ({ token: 'drc-20:UNIX' }),
  },
} satisfies Meta<AppStoryArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To one: the whole cost before signing, the review, and the steps until the ledger has it. */
export const ToOne: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    const { stores, control } = opened;
    await step('The form shows the whole cost', async () => {
      await userEvent.click(await canvas.findByLabelText(LIST_MESSAGES.to, {}, TIMEOUT));
      await userEvent.paste(testAddress(1));
      await userEvent.type(await canvas.findByLabelText('Amount in UNIX'), '5');
      await canvas.findByText(TOKEN_COST_MESSAGES.total, {}, TIMEOUT);
      await pressBottom(opened, 'Review');
    });
    await step('The last look is read from the signed bytes', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send 5\u00a0UNIX' }, TIMEOUT));
    });
    await step(
      'Both transactions are with the network, and the result says what is still to come',
      async () => {
        await canvas.findByRole('heading', { name: /5\sUNIX is on its way/ }, TIMEOUT);
        await canvas.findByText(ACTIVITY_MESSAGES.steps, {}, TIMEOUT);
        await waitFor(() => expect(stores.tokens.journal.transfers[0]?.stage).toBe('sent'), TIMEOUT);
        await expect(control.sandbox.mempool.entries).toHaveLength(2);
      },
    );
  },
};

/** To three from a pasted list: three transfers, confirmed at once. */
export const ToSeveral: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    const { stores, control } = opened;
    const people = [1, 2, 3].map((person) => testAddress(person));
    await step('A pasted list says which line is wrong', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: CREATE_MESSAGES.advanced }, TIMEOUT));
      await userEvent.click(canvas.getByRole('button', { name: RECIPIENT_MESSAGES.several }));
      const sheet = within(await screen.findByRole('dialog', { name: LIST_MESSAGES.title }, TIMEOUT));
      const field = await sheet.findByLabelText(LIST_MESSAGES.label, {}, TIMEOUT);
      await userEvent.click(field);
      await userEvent.paste(`${people[0]}, 1 UNIX\n${people[1]}, 2\n${people[2]}, `);
      await sheet.findByText('Line 3');
      await userEvent.type(field, '3');
      await userEvent.click(await sheet.findByRole('button', { name: tokenListAction(3) }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), TIMEOUT);
      await pressBottom(opened, 'Review');
    });
    await step('The last look names all of them in full', async () => {
      await canvas.findByText('6', {}, TIMEOUT);
      await userEvent.click(await canvas.findByRole('button', { name: 'Send 3 transfers' }, TIMEOUT));
    });
    await step('Each receiver has a transfer of its own', async () => {
      await canvas.findByRole('heading', { name: /6\sUNIX is on its way/ }, TIMEOUT);
      await waitFor(() => expect(control.sandbox.mempool.entries).toHaveLength(6), TIMEOUT);
      await expect(stores.tokens.journal.transfers.map(({ to }) => to).sort()).toEqual([...people].sort());
    });
  },
};
