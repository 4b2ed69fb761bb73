// A notice that a draft was restored.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RestoredDraft } from '../../../src/components/feedback/RestoredDraft.tsx';
import { DRAFT_MESSAGES } from '../../../src/i18n/messages/send/sendMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/RestoredDraft',
  component: RestoredDraft,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'under a form that opens with what was typed before the app was closed or locked.',
      avoid: 'for warnings, which stand above what they are about: `Notice`.',
      accessibility: 'a note with its button; it is read in its turn, and announced by nothing.',
    }),
  },
  args: { onStartOver: fn() },
} satisfies Meta<typeof RestoredDraft>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press clears the form. */
export const Restored: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: DRAFT_MESSAGES.startOver }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};
