// Amounts of tokens.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenAmountText } from '../../../src/components/tokens/TokenAmountText.tsx';
import { tokenUnits } from '../../../src/domain/drc20/TokenUnits.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/TokenAmountText',
  component: TokenAmountText,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for an amount of a token in rows and facts. What is around it writes the tick.',
      avoid: 'for DOGE: `AmountText`. As the large number of a screen: `SubjectHero` or `TokenHero`.',
      accessibility:
        'nothing is rounded or cut: a long amount is set smaller, then wraps. Left to right in every language; hidden, it is heard as hidden.',
    }),
  },
  args: { units: tokenUnits(4_198_000_000n), decimals: 8 },
} satisfies Meta<typeof TokenAmountText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** One unit with eighteen decimals. */
export const Least: Story = { args: { units: tokenUnits(1n), decimals: 18 } };
/** The maximum number of digits in the ledger. */
export const Most: Story = { args: { units: tokenUnits(10n ** 41n - 1n) } };
