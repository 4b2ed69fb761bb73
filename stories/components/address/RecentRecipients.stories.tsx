// Recent recipients to pay again.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { RECENT } from '../../../mocks/views/txViews.ts';
import { RecentRecipients } from '../../../src/components/address/RecentRecipients.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/RecentRecipients',
  component: RecentRecipients,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'under an empty recipient’s field: a few people to pay again, each a press away.',
      avoid: 'for everybody who is known: `NamedAddressList`, with a search.',
      accessibility:
        'a section with a heading, and a list of buttons 64 pixels high. Names are isolated; addresses run left to right in every language.',
    }),
  },
  args: { recipients: RECENT, onPick: fn() },
} satisfies Meta<typeof RecentRecipients>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing one picks it. */
export const Three: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Moon Coffee/ }));
    await expect(args.onPick).toHaveBeenCalledWith(ADDRESSES.shop);
  },
};
export const LongName: Story = {
  args: { recipients: [{ address: ADDRESSES.shop, name: 'The coffee shop beside the old railway station' }] },
};
/** Nothing is drawn without recent recipients. */
export const Nobody: Story = { args: { recipients: [] } };
