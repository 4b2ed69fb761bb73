// Rarely used settings for sending.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { doge } from '../../../mocks/views/money.ts';
import { FEE } from '../../../mocks/views/txViews.ts';
import { AdvancedSending } from '../../../src/components/money/AdvancedSending.tsx';
import { RECIPIENT_MESSAGES } from '../../../src/i18n/messages/send/recipientMessages.ts';
import { CREATE_MESSAGES } from '../../../src/i18n/messages/send/txMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/AdvancedSending',
  component: AdvancedSending,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'at the end of a form that sends: several recipients, a fee rate of one’s own, and what else the form has.',
      avoid: 'for what everybody has to see before sending.',
      accessibility:
        'a disclosure: its button says whether it is open, and what is in it is out of reach while it is not.',
    }),
  },
  args: { fee: FEE, isDisabled: false, onFeeText: fn(), onSeveral: fn() as (() => void) | null },
} satisfies Meta<typeof AdvancedSending>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: CREATE_MESSAGES.advanced }));
    await userEvent.click(canvas.getByRole('button', { name: RECIPIENT_MESSAGES.several }));
    await expect(args.onSeveral).toHaveBeenCalledOnce();
  },
};
/** A custom rate is in use, so it is open from the start. */
export const InUse: Story = {
  args: { fee: { ...FEE, choice: { kind: 'custom' }, customText: '0.02', customFee: doge('0.00452') } },
};
/** Only one recipient is possible. */
export const OnlyOne: Story = { args: { isInUse: true, onSeveral: null } };
