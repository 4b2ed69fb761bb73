import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HUGE } from '../../../mocks/views/money.ts';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { Card } from '../../../src/components/layout/Card.tsx';
import { FoundRow } from '../../../src/components/lists/FoundRow.tsx';
import { AmountText } from '../../../src/components/money/AmountText.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Lists/FoundRow',
  component: FoundRow,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for an address that may be imported: a box to tick, its name, what happened there, and its coins.',
      avoid: 'to choose a coin: `CoinChoiceRow`. To pick a person: `NamedAddressList`.',
      accessibility:
        'a native checkbox over the whole row of at least 64 pixels, named by all its text. Without `onChoose` there is no box; the dog is silent.',
    }),
  },
  render: (args) => (
    <Card padding="flush">
      <FoundRow {...args} />
    </Card>
  ),
  args: {
    address: ADDRESSES.ours,
    name: 'Address 1',
    note: null,
    trailing: <AmountText amount={421_148_000_000n} hasUnit={false} />,
    isChosen: true,
    onChoose: fn(),
  },
} satisfies Meta<typeof FoundRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row toggles the checkbox, and so does the keyboard. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith(false);
  },
};
export const NotChosen: Story = { args: { isChosen: false, note: 'not used yet' } };
/** Already in the wallet: there is no checkbox. */
export const NotToChoose: Story = {
  args: { isChosen: false, note: 'already in your wallet' },
  render: ({ onChoose: _, ...args }) => (
    <Card padding="flush">
      <FoundRow {...args} />
    </Card>
  ),
};
export const Huge: Story = { args: { trailing: <AmountText amount={HUGE} hasUnit={false} /> } };
