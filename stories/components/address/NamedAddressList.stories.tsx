// Contacts and accounts to pick from.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ACCOUNTS, ADDRESSES } from '../../../mocks/views/people.ts';
import { KNOWN } from '../../../mocks/views/txViews.ts';
import { NamedAddressList } from '../../../src/components/address/NamedAddressList.tsx';
import { Icon } from '../../../src/components/art/Icon.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/NamedAddressList',
  component: NamedAddressList,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to pick a contact or an account of ours by name, sorted as the person’s language sorts. `findNamed` narrows it by a part of the name or the start of the address.',
      avoid:
        'to switch accounts, with balances and a menu: `ChoiceRow`. For addresses that have no name yet: `FoundRow`.',
      accessibility:
        'a list of buttons, each named by the person and the short address. Names keep their own direction. Rows out of sight are not laid out but stay in the Tab order.',
    }),
  },
  args: { entries: KNOWN.contacts, onPress: fn() },
} satisfies Meta<typeof NamedAddressList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Moon Coffee/ }));
    await expect(args.onPress).toHaveBeenCalledWith(ADDRESSES.shop);
  },
};
export const Titled: Story = { args: { title: 'Your other accounts', entries: KNOWN.own } };
/** Longer than a line, and right-to-left. */
export const OddNames: Story = {
  args: { entries: [ACCOUNTS.long, { ...ACCOUNTS.arabic, address: ADDRESSES.friend }] },
};
export const WithMenu: Story = { args: { trailing: <Icon name="more" size={20} /> } };
