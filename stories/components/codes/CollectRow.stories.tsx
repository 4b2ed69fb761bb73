// Collects the parts of an animated QR code.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CollectRow } from '../../../src/components/codes/CollectRow.tsx';
import { COLLECT_MESSAGES } from '../../../src/i18n/messages/codes/rowMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Codes/CollectRow',
  component: CollectRow,
  tags: ['beta'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'where a row of codes is scanned that another phone shows. What was collected stays when the scanner is closed.',
      avoid: 'for one code: `RecipientTools`. To show a row: `AnimatedQrCode`.',
      accessibility:
        'the scanner is a button; pictures are a file field that takes many at once. What stopped a scan is read aloud.',
    }),
  },
  args: {
    progress: null,
    problem: null,
    isReading: false,
    onScan: fn() as (() => void) | null,
    onPictures: fn(),
    onStartOver: fn(),
  },
} satisfies Meta<typeof CollectRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const SOME = { received: 3, total: 12, isMixed: false };

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: COLLECT_MESSAGES.scan }));
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};
/** The scanner was closed before all parts were scanned. */
export const Some: Story = { args: { progress: SOME } };
export const Mixed: Story = { args: { progress: { ...SOME, isMixed: true } } };
export const NoScanner: Story = {
  args: { onScan: null },
  play: async ({ args, canvas, userEvent }) => {
    const files = ['1.png', '2.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(canvas.getByLabelText(COLLECT_MESSAGES.pictures), files);
    await expect(args.onPictures).toHaveBeenCalledWith(files);
  },
};
export const Foreign: Story = { args: { progress: SOME, problem: 'foreign' } };
export const OtherFormat: Story = { args: { progress: null, problem: 'other-format' } };
export const NoCode: Story = { args: { progress: SOME, problem: 'no-code' } };
export const ScannerFailed: Story = { args: { problem: 'scanner-failed' } };
export const ReadingPictures: Story = { args: { progress: SOME, isReading: true } };
