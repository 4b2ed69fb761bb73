import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PreparingBar } from '../../../src/components/feedback/PreparingBar.tsx';
import { checkingCoins } from '../../../src/i18n/messages/app/componentMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/PreparingBar',
  component: PreparingBar,
  tags: ['stable'],
  parameters: guide({
    use: 'in the `bottom` of a `Page`, in place of the action, while previous transactions are checked and a transfer is signed.',
    avoid: 'for work that cannot be stopped: `VaultProgress`. For minutes of equal steps: `ProgressLine`.',
    accessibility:
      'the step is a status in words, and the bar a progressbar of the same name. “Stop” is a wide `Button` and reached by Tab.',
  }),
  args: { step: { kind: 'fetching', done: 3, total: 12 }, onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PreparingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fetching: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** Hundreds of coins over a slow server. */
export const FetchingMany: Story = {
  args: { step: { kind: 'fetching', done: 120, total: 400 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(checkingCoins(120, 400))).toBeInTheDocument();
  },
};
export const Beginning: Story = { args: { step: { kind: 'fetching', done: 0, total: 0 } } };
export const SigningOne: Story = { args: { step: { kind: 'signing', inputs: 1 } } };
export const SigningMany: Story = { args: { step: { kind: 'signing', inputs: 667 } } };
