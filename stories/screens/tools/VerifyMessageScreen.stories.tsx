import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { VerifyMessageScreen } from '../../../src/screens/tools/VerifyMessage/VerifyMessageScreen.tsx';

const TYPED = {
  address: ADDRESSES.shop,
  message: 'I am the owner of this address.',
  signature: `H${'0nWhZ6QYQ4L9c0m8K3z6E1oUu0m2o1Q2m0QH5w7u8yPq3J6cYbL4Wm9e1H6n0s3v7x2z5a8d1f4g7h0j3k6l9A'.slice(0, 86)}=`,
};

const meta = {
  title: 'Screens/Tools/Verify a message',
  component: VerifyMessageScreen,
  args: { status: 'entering', typed: TYPED, canCheck: true, onType: fn(), onCheck: fn() },
} satisfies Meta<typeof VerifyMessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { typed: { address: '', message: '', signature: '' }, canCheck: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify signature' })).toBeDisabled();
  },
};
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify signature' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Checking: Story = { args: { status: 'checking' } };
export const Signed: Story = {
  args: { status: 'judged', verdict: { kind: 'signed', address: ADDRESSES.shop } },
};
export const LineEndings: Story = {
  args: {
    status: 'judged',
    verdict: { kind: 'line-endings', address: ADDRESSES.shop },
    typed: { ...TYPED, message: 'I am the owner of this address.\nSuch sign.' },
  },
};
export const Differs: Story = { args: { status: 'judged', verdict: { kind: 'differs' } } };
export const NoSignature: Story = {
  args: {
    status: 'judged',
    verdict: { kind: 'no-signature' },
    typed: { ...TYPED, signature: 'much signature' },
  },
};
export const BadAddress: Story = {
  args: {
    status: 'judged',
    verdict: { kind: 'bad-address', problem: { kind: 'bad-checksum' } },
    typed: { ...TYPED, address: ADDRESSES.shop.replace(/.$/, 'x') },
  },
};
export const ScriptAddress: Story = { args: { status: 'judged', verdict: { kind: 'script-address' } } };
/** A labels file was pasted instead of the signature. */
export const BelongsElsewhere: Story = {
  args: {
    typed: {
      ...TYPED,
      signature: '{"type":"addr","ref":"DBus3bamQjgJULBJtYXpEzDWQRwF5iwxgC","label":"Shop"}',
    },
    other: { kind: 'other-text', given: { kind: 'labels' }, onWay: fn() },
  },
};
export const NotLoaded: Story = { args: { status: 'failed', fault: new Fault('offline', 'no part') } };
