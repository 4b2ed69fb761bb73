// Contacts, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ADDRESSES } from '../../../mocks/views/people.ts';
import { KNOWN } from '../../../mocks/views/txViews.ts';
import { addressNamed } from '../../../mocks/views/wallets.ts';
import { RECIPIENT_MESSAGES } from '../../../src/i18n/messages/send/recipientMessages.ts';
import { CONTACTS_MESSAGES as MESSAGES } from '../../../src/i18n/messages/settings/contactMessages.ts';
import { ContactsScreen } from '../../../src/screens/settings/Contacts/ContactsScreen.tsx';
import type {
  ContactDraft,
  ContactsView,
} from '../../../src/screens/settings/Contacts/ContactsScreen.types.ts';

const NONE = { isFull: false, removed: null, draft: null } as const;
const READY = { ...NONE, status: 'ready', contacts: KNOWN.contacts } as const;

const meta = {
  title: 'Screens/Settings/Contacts',
  component: ContactsScreen,
  args: {
    ...READY,
    onAdd: fn(),
    onRename: fn(),
    onAddressText: fn(),
    onPaste: fn(),
    onScan: fn(),
    onPicture: fn(),
    onNameText: fn(),
    onSave: fn(),
    onLeave: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onCopy: fn(),
    onPay: fn(),
  },
} satisfies Meta<typeof ContactsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = (given: Partial<ContactDraft> = {}): ContactDraft => ({
  kind: 'add',
  addressText: ADDRESSES.exchange,
  address: ADDRESSES.exchange,
  problem: null,
  called: null,
  own: null,
  name: { text: 'Exchange', count: 8, most: 24, problem: null },
  isTaken: false,
  isReadingCode: false,
  codeProblem: null,
  canSave: true,
  ...given,
});

const many = Array.from({ length: 30 }, (_, index) => ({
  name: `Friend ${index + 1}`,
  address: addressNamed(`Friend ${index + 1}`),
}));

export const Ready: Story = {};
/** Names from a file are separate until the user confirms them. */
export const NamedByFile: Story = {
  args: {
    ...READY,
    contacts: KNOWN.contacts.map((contact, index) =>
      index === 0 ? { ...contact, isFromFile: true } : contact,
    ),
  },
  play: async ({ canvas }) => void (await canvas.findByText(RECIPIENT_MESSAGES.fromFile)),
};
export const Empty: Story = { args: { ...NONE, status: 'empty' } };
/** Thirty, with a search field. */
export const Many: Story = { args: { ...READY, contacts: many } };
/** Found by part of a name. */
export const Searching: Story = {
  args: { ...READY, contacts: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(MESSAGES.search), 'friend 2');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
  },
};
export const NothingFound: Story = {
  args: { ...READY, contacts: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(MESSAGES.search), 'rocket');
    await expect(canvas.getByText(MESSAGES.noneFound)).toBeVisible();
  },
};
/** The maximum number. */
export const Full: Story = { args: { ...READY, isFull: true } };
/** The actions for a contact, with its whole address. */
export const Menu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Moon Coffee/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Moon Coffee' }));
    await expect(sheet.getByRole('button', { name: MESSAGES.remove })).toBeVisible();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};
/** Just removed, with an undo button. */
export const Removed: Story = {
  args: { ...READY, removed: 'Exchange' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: MESSAGES.undo }));
    await expect(args.onUndo).toHaveBeenCalled();
  },
};
/** A new contact, complete. */
export const Adding: Story = { args: { ...READY, draft: draft() } };
/** Nothing typed yet. */
export const AddingBlank: Story = {
  args: {
    ...READY,
    draft: draft({
      addressText: '',
      address: null,
      canSave: false,
      name: { text: '', count: 0, most: 24, problem: { kind: 'empty' } },
    }),
  },
};
/** An address of another chain is rejected, with the chain's name. */
export const OtherNetwork: Story = {
  args: {
    ...READY,
    draft: draft({
      addressText: ADDRESSES.regtest,
      address: null,
      canSave: false,
      problem: { kind: 'other-network', network: 'testnet' },
    }),
  },
};
/** The address has a name already. */
export const Duplicate: Story = { args: { ...READY, draft: draft({ called: 'Kraken' }) } };
/** Another contact has the same name. */
export const NameTaken: Story = { args: { ...READY, draft: draft({ isTaken: true }) } };
/** An own account needs no contact. */
export const OwnAccount: Story = {
  args: { ...READY, draft: draft({ own: 'Savings', canSave: false }) },
};
/** The picture contained no code. */
export const NoCode: Story = {
  args: {
    ...READY,
    draft: draft({ addressText: '', address: null, canSave: false, codeProblem: { kind: 'no-code' } }),
  },
};
export const Renaming: Story = {
  args: {
    ...READY,
    draft: draft({
      kind: 'rename',
      addressText: ADDRESSES.shop,
      address: ADDRESSES.shop,
      name: { text: 'Moon Coffee', count: 11, most: 24, problem: null },
    }),
  },
};

void ({ empty: Empty, ready: Ready } satisfies Record<ContactsView['status'], Story>);
