// The keys and the backup of a shared wallet, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sharedDescriptorOf, sharedKeys } from '../../../mocks/views/sharedWallets.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { MULTISIG_BACKUP_MESSAGES as MESSAGES } from '../../../src/i18n/messages/accounts/multisigMessages.ts';
import {
  MultisigKeysScreen,
  type MultisigKeysView,
} from '../../../src/screens/account/MultisigKeys/MultisigKeysScreen.tsx';

const ready = (required: number, count: number) => ({
  status: 'ready' as const,
  ...{ required, keys: sharedKeys(count), code: '3F2A 91BC 07DE 5521', copied: null },
  descriptor: sharedDescriptorOf(required, count),
});

const meta = {
  title: 'Screens/Wallets and accounts/Keys of a shared wallet',
  excludeStories: ['coverage'],
  component: MultisigKeysScreen,
  args: { ...ready(2, 3), onCopy: fn(), onSave: fn(), onTryAgain: fn() },
} satisfies Meta<typeof MultisigKeysScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { status: 'loading' } };
/** One of three phrases may be lost. */
export const TwoOfThree: Story = {
  tags: ['main'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.save }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** None of two may be lost. */
export const TwoOfTwo: Story = { args: ready(2, 2) };
export const FifteenOfFifteen: Story = { args: ready(15, 15) };
/** No phrase of ours is among them. */
export const Watching: Story = {
  args: { ...ready(2, 3), keys: sharedKeys(3).map((key) => ({ ...key, isOwn: false })) },
};
export const Copied: Story = { args: { ...ready(2, 3), copied: 'copied' } };
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('worker-failed', 'the key worker stopped') },
};

/** Every status has its story. */
export const coverage = { loading: Loading, ready: TwoOfThree, failed: Failed } satisfies Record<
  MultisigKeysView['status'],
  Story
>;
