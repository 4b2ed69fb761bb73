import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../../../src/components/art/Wordmark.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Brand/Wordmark',
  component: Wordmark,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the mark with the product’s name: on welcome, about, and screens that show before the wallet is open.',
      avoid: 'as a screen’s heading: `Lead`, or `title` of a `Page`. For the mark alone: `Mark`.',
      accessibility:
        'a paragraph with the name as text, and the mark silent beside it. It is no heading, so the screen needs one of its own.',
    }),
  },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
