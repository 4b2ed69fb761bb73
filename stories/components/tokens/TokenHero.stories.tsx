// The main amount of a token's page.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRICE } from '../../../mocks/views/money.ts';
import { HELD } from '../../../mocks/views/tokens.ts';
import { TokenHero } from '../../../src/components/tokens/TokenHero.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/TokenHero',
  component: TokenHero,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'on a token’s page: how much there is, large, over what it is worth. `isOld` dims it while no index vouches for it.',
      avoid: 'in a list: `TokenRow`. For DOGE: `BalanceText`. For an amount that moves: `SubjectHero`.',
      accessibility:
        'it shrinks with its length, then goes on in a second line, and is never cut. Dimming repeats what `IndexStrip` says in words; a hidden amount has one size for all, and its worth is gone.',
    }),
  },
  args: {
    summary: HELD.cardi.summary,
    units: HELD.cardi.amount,
    value: HELD.cardi.value,
    price: PRICE,
    isHidden: false,
  },
} satisfies Meta<typeof TokenHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** No index confirms it now. */
export const Old: Story = { args: { isOld: true } };
/** Continues in a second line. */
export const Longest: Story = { args: { units: HELD.huge.amount, value: null } };
