import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { nameDraft } from '../../../mocks/views/wallets.ts';
import { NameField } from '../../../src/components/fields/NameField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/NameField',
  component: NameField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the name of a wallet, an account or a contact: it counts letters as a person does, and says when there are too many.',
      avoid: 'for other text: `TextField`. It takes the focus as it appears, so a screen has one at most.',
      accessibility:
        'the count is heard as “12 of 24” and turns red together with a sentence that is an alert. Names of any script take their own direction.',
    }),
  },
  args: { draft: nameDraft('Everyday'), onText: fn() },
} satisfies Meta<typeof NameField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Empty: Story = { args: { draft: nameDraft('') } };
export const TooLong: Story = { args: { draft: nameDraft(ACCOUNTS.long.name) } };
/** A family of four counts as one character. */
export const Emoji: Story = { args: { draft: nameDraft('👨‍👩‍👧‍👦 Familie 🐕') } };
export const ArabicName: Story = { args: { draft: nameDraft(ACCOUNTS.arabic.name) } };
/** Valid, with a remark. */
export const Remark: Story = { args: { remark: 'Another wallet already has this name.' } };
export const Disabled: Story = { args: { isDisabled: true } };
