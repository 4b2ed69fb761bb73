// The frame around the wallet during the lesson, at every step.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LessonFrame } from '../../../mocks/practice/LessonFrame.tsx';
import { PRACTICE_MESSAGES, PRACTICE_STEPS } from '../../../src/i18n/messages/app/practiceMessages.ts';

const meta = {
  title: 'Screens/Practice',
  component: LessonFrame,
  args: {
    step: 'make',
    learnt: null,
    isLost: false,
    isAlikePaid: false,
    isOpen: true,
    onToggle: fn(),
    onHelp: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof LessonFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Make: Story = {};
/** The banner and the step stay visible while the wallet is used. */
export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(PRACTICE_MESSAGES.banner)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await expect(args.onToggle).toHaveBeenCalled();
  },
};
export const Receive: Story = {
  args: { step: 'receive', learnt: 'make' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: PRACTICE_STEPS.receive.help }));
    await expect(args.onHelp).toHaveBeenCalled();
  },
};
export const Send: Story = { args: { step: 'send', learnt: 'receive' } };
export const Alike: Story = { args: { step: 'alike', learnt: 'send' } };
export const Backup: Story = { args: { step: 'backup', learnt: 'alike' } };
/** The look-alike address was paid. */
export const AlikePaid: Story = { args: { step: 'backup', learnt: 'alike', isAlikePaid: true } };
export const Lost: Story = { args: { step: 'lost', learnt: 'backup' } };
/** The new phone is set up. */
export const NewPhone: Story = { args: { step: 'lost', learnt: 'backup', isLost: true } };
export const Finished: Story = { args: { step: null, learnt: 'lost', isLost: true } };
