// The sheet of a balance’s parts.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ALL_PARTS } from '../../mocks/views/money.ts';
import { PartsSheet } from '../../src/components/PartsSheet.tsx';

const meta = {
  title: 'Components/PartsSheet',
  component: PartsSheet,
  args: { isOpen: true, parts: ALL_PARTS, onClose: fn() },
} satisfies Meta<typeof PartsSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { isOpen: false } };
