// A sheet to choose one of several options.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ChoiceSheet } from '../../../src/components/overlays/ChoiceSheet.tsx';
import { guide } from '../../support/guide.ts';
import { OWN_FRAME } from '../../support/ownFrame.ts';

const meta = {
  title: 'Components/Overlays/ChoiceSheet',
  component: ChoiceSheet,
  tags: ['stable'],
  parameters: {
    ...OWN_FRAME,
    ...guide({
      use: 'for one of several values that holds as soon as it is chosen, such as the currency or when to lock.',
      avoid:
        'for a few short values in a form: `SegmentedChips`. For acts: `Sheet` with `MenuItem`. It stays open until the caller closes it.',
      accessibility:
        'a dialog with a `fieldset` of radio buttons, named by the title. The focus begins at the chosen one, and arrow keys move between them.',
    }),
  },
  args: {
    isOpen: true,
    title: 'Lock by itself',
    choices: [
      { value: '1', label: 'After 1 minute' },
      { value: '5', label: 'After 5 minutes', second: 'Usual' },
      { value: 'never', label: 'Never', isDisabled: true },
    ],
    chosen: '5',
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChoiceSheet<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One is chosen, one is disabled. */
export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /5 minutes/ })).toBeChecked();
  },
};
