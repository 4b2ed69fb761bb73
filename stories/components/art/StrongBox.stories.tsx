// The box that holds the balance.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { StrongBox } from '../../../src/components/art/StrongBox.tsx';

const meta = {
  title: 'Components/StrongBox',
  component: StrongBox,
  parameters: { layout: 'padded' },
  args: { children: '4,211.48 DOGE' },
} satisfies Meta<typeof StrongBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EarsUp: Story = {};
/** The numbers are old. */
export const EarsLow: Story = { args: { ears: 'low' } };
/** Nothing answers. */
export const EarsDown: Story = { args: { ears: 'down' } };
