import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SegmentedChips } from '../../../src/components/fields/SegmentedChips.tsx';
import { guide } from '../../support/guide.ts';

const optionsOf = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

const meta = {
  title: 'Components/Fields/SegmentedChips',
  component: SegmentedChips,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for one of a few short values that are seen at once: a filter, a length, a standard. `isStrip` scrolls sideways where they do not fit.',
      avoid:
        'for values that need explaining: `RadioRow` or `ChoiceSheet`. For views over a panel: `TabBar`. For something on or off: `Chip`.',
      accessibility:
        'a radio group named by `label`: Tab enters it once, arrow keys move and choose. Each is 44 pixels high, and a strip brings the chosen one into sight.',
    }),
  },
  args: {
    label: 'What is shown',
    options: optionsOf(['All', 'Received', 'Sent']),
    chosen: 'All',
    onChoose: fn(),
  },
} satisfies Meta<typeof SegmentedChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sent' }));
    await expect(args.onChoose).toHaveBeenCalledWith('Sent');
  },
};
/** The strip scrolls from edge to edge, and starts with the chosen one in view. */
export const Strip: Story = {
  args: {
    isStrip: true,
    options: optionsOf(['All', 'Received', 'Sent', 'To self', 'Tokens', 'Files', 'Under way', 'Failed']),
    chosen: 'Under way',
  },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('radiogroup');
    await waitFor(() => expect(strip.scrollLeft).toBeGreaterThan(0));
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
