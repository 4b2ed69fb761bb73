// Rows of tokens.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { loadStoryContent } from '../../../mocks/views/contents.ts';
import { PRICE } from '../../../mocks/views/money.ts';
import { HELD, SUMMARIES } from '../../../mocks/views/tokens.ts';
import { Card } from '../../../src/components/layout/Card.tsx';
import { TokenRow } from '../../../src/components/tokens/TokenRow.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/TokenRow',
  component: TokenRow,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a token that an account holds: picture, tick, kind, amount and worth, and at most one doubt, the worst.',
      avoid: 'for a transfer of it: `ActivityRow`. For a token that a search found: `FoundTokenRow`.',
      accessibility:
        'one `button` named by all its text. A doubt has an icon and words beside its colour; what is on its way out is not said while amounts are hidden.',
    }),
  },
  args: {
    holding: HELD.cardi,
    lookAlike: null,
    price: PRICE,
    isHidden: false,
    loadContent: loadStoryContent,
    onToken: fn(),
  },
  decorators: [
    (Story) => (
      <Card padding="flush">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof TokenRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Part of it is being sent. */
export const Outgoing: Story = {};
/** Without a price of DOGE its value is in DOGE. */
export const InDoge: Story = { args: { price: null } };
/** With a warning and an outgoing amount. */
export const Doubtful: Story = {
  args: { holding: { ...HELD.cardi, ...HELD.fake }, lookAlike: SUMMARIES.unix },
};
/** At this price its supply would be worth more than all DOGE. */
export const OddPrice: Story = {
  args: { holding: { ...HELD.unix, price: 10n ** 33n, isPriceOdd: true, value: null } },
};
