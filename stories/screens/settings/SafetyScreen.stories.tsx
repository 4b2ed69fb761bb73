// Safety steps, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SafetyScreen, type SafetyStep } from '../../../src/screens/settings/Safety/SafetyScreen.tsx';

const NAMES = ['backup', 'file', 'unlock', 'confirmation'] as const;
const first = (done: number): readonly SafetyStep[] =>
  NAMES.map((name, index) => ({ name, isDone: index < done }));

const meta = {
  title: 'Screens/Settings/Safety',
  component: SafetyScreen,
  args: { status: 'ready', steps: first(2), onOpen: fn() },
} satisfies Meta<typeof SafetyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { status: 'loading' } };
/** A new wallet. */
export const NothingDone: Story = { args: { steps: first(0) } };
/** Open steps lead to their screens; finished ones lead nowhere. */
export const HalfDone: Story = {
  tags: ['main'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Quick unlock/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('unlock');
    await expect(canvas.queryByRole('button', { name: /Check backup/ })).not.toBeInTheDocument();
  },
};
/** With a shared wallet, whose descriptor is backed up or not yet. */
export const SharedWallet: Story = {
  args: { steps: [...first(2).slice(0, 2), { name: 'shared', isDone: false }, ...first(0).slice(2)] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Keep descriptions/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('shared');
  },
};
export const SharedWalletKept: Story = {
  args: { steps: [...first(2).slice(0, 2), { name: 'shared', isDone: true }, ...first(0).slice(2)] },
};
export const AlmostDone: Story = { args: { steps: first(3) } };
export const AllDone: Story = { args: { steps: first(4) } };
/** A device without a lock, in a wallet that never sends: only possible steps are counted. */
export const Cold: Story = { args: { steps: first(1).slice(0, 2) } };
