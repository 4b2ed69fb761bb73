// A message as an animated QR code: still in stories, as under reduced motion.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AnimatedQrCode } from '../../../src/components/codes/AnimatedQrCode.tsx';
import { ROW_MESSAGES } from '../../../src/i18n/messages/codes/rowMessages.ts';
import { codeRow } from '../../support/codeRow.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Codes/AnimatedQrCode',
  component: AnimatedQrCode,
  tags: ['beta'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'where another phone scans what is too long for one code: a transfer to sign, its signatures. It is loaded with its route.',
      avoid: 'for what fits into one code and stays: `QrCode`. To collect such a row: `CollectRow`.',
      accessibility:
        'an image named by `label`, with the part in words. It stands still under reduced motion, and a button shows the next part; it can be paused and slowed down by everybody.',
    }),
  },
  args: { row: codeRow(1_600), label: 'QR code of the request' },
} satisfies Meta<typeof AnimatedQrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As many parts as a transfer with three coins. */
export const Row: Story = { render: (args) => <AnimatedQrCode {...args} row={codeRow(1_600)} /> };
/** One part per press. */
export const Stepped: Story = {
  render: (args) => <AnimatedQrCode {...args} row={codeRow(1_600)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ROW_MESSAGES.next }));
    await userEvent.click(canvas.getByRole('button', { name: ROW_MESSAGES.next }));
    await expect(canvas.getByText('Part 3 of 11')).toBeVisible();
  },
};
/** Animation can be started, and stopped again. */
export const PlayedAndPaused: Story = {
  render: (args) => <AnimatedQrCode {...args} row={codeRow(400)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ROW_MESSAGES.play }));
    await canvas.findByText('Part 3 of 3', {}, { timeout: 5_000 });
    await userEvent.click(canvas.getByRole('button', { name: ROW_MESSAGES.pause }));
    await expect(canvas.getByRole('button', { name: ROW_MESSAGES.next })).toBeVisible();
    while (canvas.queryByText('Part 1 of 3') === null)
      await userEvent.click(canvas.getByRole('button', { name: ROW_MESSAGES.next }));
  },
};
/** Short enough for a single code: no animation, and no mention of parts. */
export const Single: Story = { render: (args) => <AnimatedQrCode {...args} row={codeRow(120)} /> };
