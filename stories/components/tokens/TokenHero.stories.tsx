// The amount that a token's page is about.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PRICE } from '../../../mocks/views/money.ts';
import { HELD } from '../../../mocks/views/tokens.ts';
import { TokenHero } from '../../../src/components/tokens/TokenHero.tsx';

const meta = {
  title: 'Components/TokenHero',
  component: TokenHero,
  parameters: { layout: 'padded' },
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
/** Nobody vouches for it now. */
export const Old: Story = { args: { isOld: true } };
/** Goes on in a second line. */
export const Longest: Story = { args: { units: HELD.huge.amount, value: null } };
