// How much of a supply is there.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { info, SUMMARIES, whole } from '../../../mocks/views/tokens.ts';
import { Card } from '../../../src/components/layout/Card.tsx';
import { SupplyMeter } from '../../../src/components/tokens/SupplyMeter.tsx';

const meta = {
  title: 'Components/SupplyMeter',
  component: SupplyMeter,
  parameters: { layout: 'padded' },
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
