import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MenuItem } from '../../../src/components/actions/MenuItem.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Actions/MenuItem',
  component: MenuItem,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for one of several acts in a `Sheet` that was opened from a row: rename, export, remove. `danger` takes something away; `note` holds a fact to know first, such as a date.',
      avoid: 'to choose one of several values: `ChoiceSheet`. For a line of settings: `SettingRow`.',
      accessibility:
        'a `button` across the sheet, at least 52 pixels high, named by its label and note. The red of `danger` repeats what the words say, and the focus ring is drawn inside, so the sheet does not cut it.',
    }),
  },
  args: { icon: 'pencil', label: 'Rename', onPress: fn() },
} satisfies Meta<typeof MenuItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithNote: Story = {
  args: { icon: 'check', label: 'Check backup', note: 'Backup never checked' },
};
export const Danger: Story = { args: { icon: 'trash', label: 'Remove wallet', tone: 'danger' } };
export const Disabled: Story = { args: { isDisabled: true } };
