import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WordField } from '../../../src/components/fields/WordField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/WordField',
  component: WordField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for one position of a recovery phrase: it types like a field and offers up to three words that fit.',
      avoid:
        'by itself: `WordFields` lays out all positions and moves between them. To ask for one word of a phrase: `TextField`, which offers nothing.',
      accessibility:
        'a combobox: arrow keys choose an offer, Enter and Tab take it, Escape puts the offers away. The position is its spoken label, and a wrong word has `aria-invalid`.',
    }),
  },
  render: (args) => (
    <div style={{ maxWidth: 180, minHeight: 120 }}>
      <WordField {...args} />
    </div>
  ),
  args: {
    position: 3,
    label: 'Word 3',
    word: 'vel',
    offers: ['velvet'],
    offersLabel: 'Matching words',
    isWrong: false,
    onText: fn(),
    onPick: fn(),
    onEnter: fn(),
    onHere: fn(),
    onField: fn(),
  },
} satisfies Meta<typeof WordField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Suggestions show while typing; arrow keys choose, Tab accepts. */
export const Offering: Story = {
  args: { word: 'wi', offers: ['wide', 'width', 'wife'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('wife');
    await userEvent.keyboard('{Tab}');
    await expect(args.onPick).toHaveBeenCalledWith('wife', false);
    await userEvent.click(canvas.getByRole('combobox'));
  },
};
/** Escape closes the suggestions until the next letter. */
export const PutAway: Story = {
  args: { word: 'wi', offers: ['wide', 'width', 'wife'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).not.toHaveBeenCalled();
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { word: '', offers: [] } };
/** A complete word gets no suggestions. */
export const Settled: Story = {
  args: { word: 'velvet', offers: ['velvet'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
export const Wrong: Story = { args: { word: 'velwet', offers: [], isWrong: true } };
