import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lead } from '../../../src/components/layout/Lead.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/Lead',
  component: Lead,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the words a screen opens with, where its `Page` has no title: a large heading and a sentence.',
      avoid:
        'together with `title` of a `Page`, which would make two first headings. Over a part of a screen: `title` of a `Card`.',
      accessibility:
        'the heading of the first level, with its sentence as a paragraph after it. Both wrap, and neither is cut.',
    }),
  },
  args: {
    title: 'Choose a password',
    text: 'It locks this wallet on this phone. Nobody can reset it, not even us.',
  },
} satisfies Meta<typeof Lead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const Centred: Story = { args: { align: 'centre' } };
