// What a transfer is for, purpose by purpose.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ENTRIES } from '../../../mocks/views/history.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { PurposeNote } from '../../../src/components/money/PurposeNote.tsx';

const meta = {
  title: 'Components/PurposeNote',
  component: PurposeNote,
  parameters: { layout: 'padded' },
  args: { purpose: { kind: 'speed-up', replaces: ENTRIES.sending.txid } },
} satisfies Meta<typeof PurposeNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same payment with a higher fee. */
export const SpeedUp: Story = {};
/** Back to ourselves. */
export const Cancel: Story = { args: { purpose: { kind: 'cancel', replaces: ENTRIES.sending.txid } } };
/** The second of three parts. */
export const Merge: Story = { args: { purpose: { kind: 'merge', batch: 2, batches: 3 } } };
/** A paper wallet. */
export const Sweep: Story = { args: { purpose: { kind: 'sweep', from: [ADDRESSES.friend] } } };
/** A site asked for it. */
export const PayApp: Story = { args: { purpose: { kind: 'pay-app', origin: 'https://much-shop.example' } } };
