// Scans a code with the camera, for hosts without a scanner.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CodeScannerSheet } from '../../../src/components/address/CodeScannerSheet.tsx';
import { guide } from '../../support/guide.ts';
import { OWN_FRAME } from '../../support/ownFrame.ts';

const meta = {
  title: 'Components/Address/CodeScannerSheet',
  component: CodeScannerSheet,
  tags: ['beta'],
  parameters: {
    ...OWN_FRAME,
    ...guide({
      use: 'in a browser, to read a code with the camera. In Telegram its own scanner opens instead.',
      avoid: 'for pictures of codes: the form takes them from a file.',
      accessibility:
        'a dialog; what to do is said as a status, and why there is no picture as an alert-like notice with another way on.',
    }),
  },
  args: {
    isOpen: true,
    status: 'looking',
    hint: 'Point at a Dogecoin code',
    onVideo: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CodeScannerSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser asks for permission. */
export const Starting: Story = { args: { status: 'starting' } };
/** Scanning: a story has no camera, so its picture is dark. */
export const Looking: Story = {};
/** The user or the browser denied access. */
export const Denied: Story = { args: { status: 'denied' } };
/** There is no camera. */
export const Absent: Story = { args: { status: 'absent' } };
