// The minted share of a supply.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { info, SUMMARIES, whole } from '../../../mocks/views/tokens.ts';
import { Card } from '../../../src/components/layout/Card.tsx';
import { SupplyMeter } from '../../../src/components/tokens/SupplyMeter.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/SupplyMeter',
  component: SupplyMeter,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'on a token’s page, for how much of its supply is minted. Nothing is drawn while the supply is unknown.',
      avoid: 'for what an account holds: `TokenHero`. For the app’s own work: `ProgressLine`.',
      accessibility:
        'the bar is hidden from screen readers, because share and numbers are in words around it. The share is rounded down, so all is minted only when all is.',
    }),
  },
  args: { info: info(SUMMARIES.unix) },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof SupplyMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const All: Story = { args: { info: info(SUMMARIES.unix, { minted: whole(21_000_000) }) } };
