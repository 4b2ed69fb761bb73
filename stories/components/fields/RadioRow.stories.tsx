import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RadioRow } from '../../../src/components/fields/RadioRow.tsx';
import { Card } from '../../../src/components/layout/Card.tsx';
import { guide } from '../../support/guide.ts';

const WAITS = [
  { label: '1 minute', second: 'Asks for your password often.' },
  { label: '5 minutes' },
  { label: 'Never', second: 'Not where a password is the only way in.', isDisabled: true },
];

function Rows() {
  const [chosen, setChosen] = useState('5 minutes');
  return (
    <Card padding="flush">
      {WAITS.map(({ label, ...wait }) => (
        <RadioRow
          key={label}
          name="wait"
          label={label}
          isChosen={label === chosen}
          onChoose={() => setChosen(label)}
          {...wait}
        />
      ))}
    </Card>
  );
}

const meta = {
  title: 'Components/Fields/RadioRow',
  component: Rows,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for one of several values that need a line of explanation, inside a `fieldset` that says what is chosen.',
      avoid:
        'in a sheet: `ChoiceSheet` is made of it. For a few short values: `SegmentedChips`. To turn something on: `SettingRow` with a switch.',
      accessibility:
        'a native radio button over the whole row of at least 52 pixels. Arrow keys move between rows of the same `name`; the chosen one has a check and not only a tint.',
    }),
  },
} satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press anywhere in the row chooses it; arrow keys move between enabled rows. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1 minute' }));
    await expect(canvas.getByRole('radio', { name: '1 minute' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '5 minutes' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Never' })).toBeDisabled();
  },
};
