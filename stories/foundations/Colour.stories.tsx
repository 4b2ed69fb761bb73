// All colors, and the contrast of text on them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContrastTable } from './parts/ContrastTable.tsx';
import { Swatches } from './parts/Swatches.tsx';

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = { render: () => <Swatches /> };
/** Computed from the tokens. */
export const Contrast: Story = { render: () => <ContrastTable /> };
