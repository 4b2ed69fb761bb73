// The network goes down during a batch of token transfers: it shows the progress, and resumes by itself when the network is back.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { testAddress } from '../../mocks/builders/keys.ts';
import type { SandboxControl } from '../../mocks/sandbox/control.ts';
import { LIST_MESSAGES } from '../../src/i18n/messages/send/recipientListMessages.ts';
import { RECIPIENT_MESSAGES } from '../../src/i18n/messages/send/recipientMessages.ts';
import { CREATE_MESSAGES } from '../../src/i18n/messages/send/txMessages.ts';
import { describeDone, nameStage } from '../../src/i18n/messages/tokens/tokenActivityMessages.ts';
import { tokenListAction } from '../../src/i18n/messages/tokens/tokenSendMessages.ts';
import { APP_STORY, type AppStoryArgs, openedIn, pressBottom, TIMEOUT } from '../support/appStory.tsx';

const meta = {
  title: 'Journeys/Interrupted token transfers',
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

const PEOPLE = [testAddress(1), testAddress(2)] as const;

/** The network goes down as soon as the node has one transaction. */
function loseNetworkAfterOne(control: SandboxControl): void {
  const stop = control.sandbox.listen(({ kind }) => {
    if (kind !== 'transaction') return;
    stop();
    control.down('refused');
  });
}

const heldBy = (control: SandboxControl, address: string): bigint =>
  control.tokens.ledger.drc20.get('UNIX', address)?.amount ?? 0n;

/** To two: the network goes down after the first commit; both receive theirs once, after it is back. */
export const LostAndResumed: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const opened = openedIn(context);
    const { stores, control, host } = opened;
    const held = PEOPLE.map((address) => heldBy(control, address));
    await step('Two receivers are agreed to, and the network goes', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: CREATE_MESSAGES.advanced }, TIMEOUT));
      await userEvent.click(canvas.getByRole('button', { name: RECIPIENT_MESSAGES.several }));
      const sheet = within(await screen.findByRole('dialog', { name: LIST_MESSAGES.title }, TIMEOUT));
      await userEvent.click(await sheet.findByLabelText(LIST_MESSAGES.label, {}, TIMEOUT));
      await userEvent.paste(PEOPLE.map((address, at) => `${address}, ${at + 1}`).join('\n'));
      await userEvent.click(await sheet.findByRole('button', { name: tokenListAction(2) }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), TIMEOUT);
      await pressBottom(opened, 'Review');
      const send = await canvas.findByRole('button', { name: 'Send 2 transfers' }, TIMEOUT);
      loseNetworkAfterOne(control);
      await userEvent.click(send);
    });
    await step(
      'One is leaving, the other waits its turn, and nothing is out but the first transaction',
      async () => {
        await canvas.findByRole('heading', { name: /Sending 3\sUNIX/ }, TIMEOUT);
        await canvas.findByText(nameStage('revealing'), {}, TIMEOUT);
        await expect(canvas.getByText(nameStage('waiting'))).toBeVisible();
        await expect(control.sandbox.mempool.entries).toHaveLength(1);
      },
    );
    await step('The network is back when the wallet is looked at again: the rest leaves', async () => {
      control.down(null);
      host.setActive(false);
      host.setActive(true);
      await waitFor(() => expect(control.sandbox.mempool.entries).toHaveLength(4), TIMEOUT);
      await waitFor(() => expect(canvas.getAllByText(nameStage('sent'))).toHaveLength(2), TIMEOUT);
    });
    await step('A block settles both, and each receiver has theirs once', async () => {
      control.mine(1);
      await canvas.findByText(describeDone(2, 2), {}, TIMEOUT);
      await expect(stores.tokens.journal.transfers.map(({ stage }) => stage)).toEqual(['indexed', 'indexed']);
      const received = PEOPLE.map((address, at) => heldBy(control, address) - (held[at] ?? 0n));
      await expect(received).toEqual([100_000_000n, 200_000_000n]);
    });
  },
};
