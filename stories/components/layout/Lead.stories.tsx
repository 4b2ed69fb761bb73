import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lead } from '../../../src/components/layout/Lead.tsx';

const meta = {
  title: 'Components/Lead',
  component: Lead,
  parameters: { layout: 'padded' },
  args: {
    title: 'Choose a password',
    text: 'It locks this wallet on this phone. Nobody can reset it, not even us.',
  },
} satisfies Meta<typeof Lead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const Centred: Story = { args: { align: 'centre' } };
