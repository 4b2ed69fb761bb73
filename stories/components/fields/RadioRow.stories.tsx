import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RadioRow } from '../../../src/components/fields/RadioRow.tsx';
import { Card } from '../../../src/components/layout/Card.tsx';

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
  title: 'Components/RadioRow',
  component: Rows,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press anywhere in the row chooses it; arrows move between the rows that can be chosen. */
export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1 minute' }));
    await expect(canvas.getByRole('radio', { name: '1 minute' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '5 minutes' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Never' })).toBeDisabled();
  },
};
