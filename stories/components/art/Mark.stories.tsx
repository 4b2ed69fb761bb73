import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mark } from '../../../src/components/art/Mark.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Brand/Mark',
  component: Mark,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for Kennel’s mark without its name, from 16 pixels up, as in the middle of `Progress`.',
      avoid: 'with the name beside it: `Wordmark`. As the picture of an account: `Identicon`.',
      accessibility: 'silent beside words. Without them, `label` makes it an image with that name.',
    }),
  },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = { args: { size: 96, label: 'Kennel' } };
/** The smallest supported size. */
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
