// Watching the wallet of an offline phone.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { PAIRING_MESSAGES as MESSAGES } from '../../../src/i18n/messages/codes/pairingMessages.ts';
import { PairWalletScreen } from '../../../src/screens/account/PairWallet/PairWalletScreen.tsx';

const COLLECTING = {
  status: 'collecting',
  progress: null,
  problem: null,
  isReading: false,
  refusal: null,
  keyProblem: null,
} as const;

const FOUND = {
  status: 'found',
  origin: { fingerprint: '37b5eed4', path: "m/44'/3'/0'" },
  first: ADDRESSES.ours,
  addresses: 3,
  fault: null,
} as const;

const meta = {
  title: 'Screens/Account/Pair a phone',
  component: PairWalletScreen,
  args: {
    ...COLLECTING,
    onScan: fn() as (() => void) | null,
    onPictures: fn(),
    onStartOver: fn(),
    onWatch: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PairWalletScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const CannotScan: Story = { args: { onScan: null } };
export const SomeParts: Story = {
  args: { ...COLLECTING, progress: { received: 1, total: 2, isMixed: false } },
};
export const OtherNetwork: Story = { args: { ...COLLECTING, refusal: { kind: 'other-network' } } };
export const OtherCoin: Story = { args: { ...COLLECTING, refusal: { kind: 'no-account' } } };
export const PrivateKey: Story = { args: { ...COLLECTING, refusal: { kind: 'private-key' } } };
export const OtherKind: Story = {
  args: { ...COLLECTING, refusal: { kind: 'other-kind', type: 'crypto-psbt' } },
};
/** A code for another screen. */
export const BelongsElsewhere: Story = {
  args: {
    ...COLLECTING,
    other: { kind: 'other-text', given: { kind: 'psbt', problem: null }, onWay: fn() },
  },
};
export const Unreadable: Story = { args: { ...COLLECTING, refusal: { kind: 'unreadable' } } };
/** An extended key as text, with a wrong character. */
export const WrongKey: Story = {
  args: { ...COLLECTING, keyProblem: { kind: 'extended-key', problem: { kind: 'bad-checksum' } } },
};
export const Searching: Story = { args: { status: 'searching' } };
export const Found: Story = {
  args: FOUND,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.watch }));
    await expect(args.onWatch).toHaveBeenCalledOnce();
  },
};
/** The other device did not report its key's origin, and the network does not respond. */
export const FoundOffline: Story = {
  args: { ...FOUND, origin: null, addresses: 1, fault: new Fault('offline', 'gone') },
};
export const Keeping: Story = { args: { ...FOUND, status: 'keeping' } };
export const AlreadyHere: Story = { args: { status: 'already-here', name: 'محفظة العائلة' } };
export const Failed: Story = { args: { status: 'failed', fault: new Fault('worker-failed', 'gone') } };
