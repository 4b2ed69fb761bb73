// Fonts: families, sizes, weights.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Families, TypeScale, Weights } from './parts/TypeScale.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Family: Story = { render: () => <Families /> };
export const Size: Story = { render: () => <TypeScale /> };
export const Weight: Story = { render: () => <Weights /> };
