// A transaction in a list.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ENTRIES } from '../../../mocks/views/history.ts';
import { PRICE } from '../../../mocks/views/money.ts';
import { TOKEN_COMMIT } from '../../../mocks/views/transferViews.ts';
import { TxRow } from '../../../src/components/lists/TxRow.tsx';
import { guide } from '../../support/guide.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/Lists/TxRow',
  component: TxRow,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a DOGE transaction in a list: what it did, when and with whom, how much. `isUnderDay` where the list has days, `label` for a note or a name.',
      avoid: 'for tokens, files and NFTs: `ActivityRow`. For a single coin: `CoinRow`.',
      accessibility:
        'one `button` named by all its text: title and sign say the direction, icon and colour repeat it. A dropped or replaced amount is struck through; a hidden one is neither struck nor smaller.',
    }),
  },
  args: { entry: ENTRIES.received, price: PRICE, isHidden: false, nowMs: STORY_NOW_MS, onEntry: fn() },
} satisfies Meta<typeof TxRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {};
export const Sent: Story = { args: { entry: ENTRIES.sent } };
export const ToSelf: Story = { args: { entry: ENTRIES.toSelf } };
export const Mined: Story = { args: { entry: ENTRIES.mined } };
/** Pulses every two seconds; static under reduced motion. */
export const Receiving: Story = { args: { entry: ENTRIES.receiving } };
export const Sending: Story = { args: { entry: ENTRIES.sending } };
export const Unknown: Story = { args: { entry: ENTRIES.unknown } };
export const Dropped: Story = { args: { entry: ENTRIES.dropped } };
export const Replaced: Story = { args: { entry: ENTRIES.replaced } };
export const Huge: Story = { args: { entry: ENTRIES.huge } };
export const UnderDay: Story = { args: { isUnderDay: true } };
export const Hidden: Story = { args: { isHidden: true } };
export const NoPrice: Story = { args: { price: null } };
/** Part of a token transfer, with the tokens it moves. */
export const TokenPart: Story = { args: { entry: TOKEN_COMMIT } };
