// The state of reading a code from a picture.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeNotice } from '../../../src/components/layout/CodeNotice.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/CodeNotice',
  component: CodeNotice,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'under a recipient’s field, while a picture is searched for a code, and when what was scanned or pasted is no address: it says what it is, and leads there.',
      avoid:
        'for a wrong address that was typed: `problem` of the `AddressField`. For other messages: `Notice`.',
      accessibility:
        'a status, heard as it appears, since it answers a press or a picked file. Nothing is drawn while no code was tried.',
    }),
  },
  args: { isReading: false, problem: { kind: 'no-code' } },
} satisfies Meta<typeof CodeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoCode: Story = {};
export const Reading: Story = { args: { isReading: true, problem: null } };
export const NotAPicture: Story = { args: { problem: { kind: 'not-a-picture' } } };
export const TooBig: Story = { args: { problem: { kind: 'too-big', most: 20_000_000 } } };
export const TooManyPixels: Story = { args: { problem: { kind: 'too-many-pixels', most: 24_000_000 } } };
export const Transaction: Story = {
  args: { problem: { kind: 'other-text', given: { kind: 'psbt', problem: null }, onWay: () => {} } },
};
export const Words: Story = {
  args: { problem: { kind: 'other-text', given: { kind: 'words', isGuess: false }, onWay: () => {} } },
};
export const OtherCoin: Story = {
  args: {
    problem: {
      kind: 'other-text',
      given: { kind: 'unsupported', reason: { kind: 'other-link', scheme: 'bitcoin' } },
      onWay: null,
    },
  },
};
export const NotAnAddress: Story = { args: { problem: { kind: 'not-an-address' } } };
