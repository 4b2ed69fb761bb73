// The dog in all its drawings.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dogs, Illustrations, Marks } from './parts/Drawings.tsx';

const meta = {
  title: 'Foundations/Illustrations',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Occasions: Story = { render: () => <Illustrations /> };
export const Mark: Story = { render: () => <Marks /> };
export const Faces: Story = { render: () => <Dogs /> };
