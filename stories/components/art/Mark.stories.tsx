import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from '../../../src/components/art/Mark.tsx';

const meta = {
  title: 'Components/Mark',
  component: Mark,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = { args: { size: 96, label: 'Kennel' } };
/** The smallest size it has to survive. */
export const Sixteen: Story = { args: { size: 16 } };
export const AllSizes: Story = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'end', gap: 16 }}>
      {[16, 20, 24, 32, 48, 96].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </div>
  ),
};
