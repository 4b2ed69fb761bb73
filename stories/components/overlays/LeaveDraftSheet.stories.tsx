// Asks what to do with a draft when its form is left.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LeaveDraftSheet } from '../../../src/components/overlays/LeaveDraftSheet.tsx';
import { DRAFT_MESSAGES } from '../../../src/i18n/messages/send/sendMessages.ts';
import { guide } from '../../support/guide.ts';
import { OWN_FRAME } from '../../support/ownFrame.ts';

const meta = {
  title: 'Components/Overlays/LeaveDraftSheet',
  component: LeaveDraftSheet,
  tags: ['stable'],
  parameters: {
    ...OWN_FRAME,
    ...guide({
      use: 'where a form with a draft is left by the way back, and no popup of the messenger asks instead.',
      avoid:
        'for anything that would lose more than what was typed: `TypedWordPage`, or a question with the password.',
      accessibility: 'a dialog, named by its question. Closing it stays in the form.',
    }),
  },
  args: { isOpen: true, onChoose: fn(), onClose: fn() },
} satisfies Meta<typeof LeaveDraftSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeping it is the first option. */
export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: DRAFT_MESSAGES.keep }));
    await expect(args.onChoose).toHaveBeenCalledWith('keep');
  },
};
