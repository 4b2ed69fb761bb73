import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { SignMessageScreen } from '../../../src/screens/tools/SignMessage/SignMessageScreen.tsx';

const MESSAGE = 'I am the owner of this address.\nBelgrade, 20 November 2026';
/** Has the form of a signature, but no key made it. */
const SIGNATURE = `H${'0nWhZ6QYQ4L9c0m8K3z6E1oUu0m2o1Q2m0QH5w7u8yPq3J6cYbL4Wm9e1H6n0s3v7x2z5a8d1f4g7h0j3k6l9A'.slice(0, 86)}=`;

const meta = {
  title: 'Screens/Tools/Sign a message',
  component: SignMessageScreen,
  args: {
    status: 'entering',
    account: ACCOUNTS.everyday,
    message: '',
    canSign: false,
    problem: null,
    failure: null,
    onMessage: fn(),
    onSign: fn(),
    onCopySignature: fn(),
    onCopyAll: fn(),
    onAnother: fn(),
    onBringKey: fn(),
  },
} satisfies Meta<typeof SignMessageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const SIGNED = {
  status: 'signed',
  address: ACCOUNTS.everyday.address,
  message: MESSAGE,
  signature: SIGNATURE,
  copied: null,
} as const;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign message' })).toBeDisabled();
  },
};
export const Written: Story = {
  args: { message: MESSAGE, canSign: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign message' }));
    await expect(args.onSign).toHaveBeenCalledOnce();
  },
};
/** A secret was pasted: the field is cleared, and the kind of secret is named. */
export const BelongsElsewhere: Story = {
  args: { other: { kind: 'other-text', given: { kind: 'private-key' }, onWay: fn() } },
};

export const TooLong: Story = { args: { message: 'much '.repeat(401), problem: 'too-long' } };
/** A text that imitates a site's answer. */
export const SiteAnswer: Story = {
  args: {
    message: 'Kennel answers a site, version 2\nSite: https://much.shop.example',
    problem: 'site-answer',
  },
};
export const Signing: Story = {
  args: { status: 'signing', message: MESSAGE, canSign: true, problem: null, failure: null },
};
export const Failed: Story = {
  args: {
    message: MESSAGE,
    canSign: true,
    failure: { kind: 'fault', fault: new Fault('worker-failed', 'gone') },
  },
};
export const Rejected: Story = {
  args: {
    message: MESSAGE,
    canSign: true,
    failure: { kind: 'rejected', problem: { kind: 'not-ours', address: ADDRESSES.shop } },
  },
};
export const Signed: Story = { args: SIGNED };
export const Copied: Story = {
  args: { ...SIGNED, copied: { what: 'signature', outcome: 'copied' } },
};
export const NotCopied: Story = { args: { ...SIGNED, copied: { what: 'all', outcome: 'failed' } } };
export const SignedArabic: Story = {
  args: { ...SIGNED, account: ACCOUNTS.arabic, message: 'هذا العنوان لي، وهذه كلماتي.' },
};
export const WatchOnly: Story = { args: { status: 'watch-only' } };
