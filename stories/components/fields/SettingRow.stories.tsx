import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SettingRow } from '../../../src/components/fields/SettingRow.tsx';
import { Card } from '../../../src/components/layout/Card.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/SettingRow',
  component: SettingRow,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a line of settings: `open` leads somewhere, `act` acts at once, `switch` turns something on or off, `none` only says how it is.',
      avoid:
        'for rows of data: `Row`. For acts in a sheet: `MenuItem`. For several values: one that opens a `ChoiceSheet`.',
      accessibility:
        'a `button`, or a switch named by the title, described by the text and pressed anywhere in the row. At least 56 pixels high; the text wraps, and `textTone` has an icon beside its colour.',
    }),
  },
  args: { icon: 'key', title: 'Change password', control: { kind: 'open', onPress: fn() } },
  decorators: [
    (Story) => (
      <Card padding="flush">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof SettingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {};
export const WithValue: Story = { args: { icon: 'clock', title: 'Auto-lock', value: '5 min' } };
/** The status is also shown by an icon, not only by color. */
export const Checked: Story = {
  args: { icon: 'shield', title: 'Check backup', text: 'Checked 3 days ago', textTone: 'received' },
};
export const Unchecked: Story = {
  args: { icon: 'shield', title: 'Check backup', text: 'Backup never checked', textTone: 'caution' },
};
const change = fn();
export const SwitchOff: Story = {
  args: {
    icon: 'finger',
    title: 'Unlock with fingerprint',
    text: 'Your password always works too.',
    control: { kind: 'switch', isOn: false, onChange: change },
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Unlock with fingerprint' });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(change).toHaveBeenCalledWith(true);
  },
};
export const SwitchOn: Story = {
  args: {
    icon: 'finger',
    title: 'Unlock with fingerprint',
    control: { kind: 'switch', isOn: true, onChange: fn() },
  },
};
export const Acts: Story = {
  args: { icon: 'lock', title: 'Lock now', control: { kind: 'act', onPress: fn() } },
};
export const Danger: Story = {
  args: {
    icon: 'trash',
    title: 'Delete everything',
    control: { kind: 'act', tone: 'danger', onPress: fn() },
  },
};
export const Explains: Story = {
  args: {
    icon: 'finger',
    title: 'No fingerprint here',
    text: 'Telegram on this device has none.',
    control: { kind: 'none' },
  },
};
