// Distances and corners.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Corners, Distances } from './parts/Measures.tsx';

const meta = {
  title: 'Foundations/Space and corners',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Distance: Story = { render: () => <Distances /> };
export const Corner: Story = { render: () => <Corners /> };
