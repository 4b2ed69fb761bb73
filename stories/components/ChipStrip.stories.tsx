// Chips in one line.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip } from '../../src/components/Chip.tsx';
import { ChipStrip } from '../../src/components/ChipStrip.tsx';

const chips = (labels: readonly string[]) =>
  labels.map((label, index) => <Chip key={label} label={label} isOn={index === 0} onPress={fn()} />);

const meta = {
  title: 'Components/ChipStrip',
  component: ChipStrip,
  parameters: { layout: 'padded' },
  args: { label: 'What is shown', children: chips(['All', 'Received', 'Sent']) },
} satisfies Meta<typeof ChipStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
/** The strip scrolls, from edge to edge. */
export const Many: Story = {
  args: {
    children: chips(['All', 'Received', 'Sent', 'To myself', 'Tokens', 'Files', 'Under way', 'Failed']),
  },
};
