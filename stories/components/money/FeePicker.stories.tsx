// The network fee in one row.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { doge } from '../../../mocks/views/money.ts';
import { FEE, UNMEASURED_FEE } from '../../../mocks/views/txViews.ts';
import { FeePicker } from '../../../src/components/money/FeePicker.tsx';
import { COMPONENT_MESSAGES } from '../../../src/i18n/messages/app/componentMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/FeePicker',
  component: FeePicker,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to show the chosen network fee in a row that opens for the other speeds, with their cost and their wait.',
      avoid:
        'for a fee that is fixed: `Facts`, or `TokenCostFacts` for tokens. For a rate of one’s own: `FeeRateField`. To free a stuck transaction: `RescueSheet`.',
      accessibility:
        'a button that says whether it is open, over a `fieldset` with a radio group: arrow keys choose, and name, cost and wait are heard together.',
    }),
  },
  args: { fee: FEE, onPreset: fn() },
} satisfies Meta<typeof FeePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** Opened, and another speed is chosen. */
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(COMPONENT_MESSAGES.networkFee) }));
    await userEvent.click(canvas.getByRole('radio', { name: /High/ }));
    await expect(args.onPreset).toHaveBeenCalledWith(10);
  },
};
export const Unmeasured: Story = { args: { fee: UNMEASURED_FEE } };
/** Without estimates, no times are shown. */
export const TimesUnknown: Story = {
  args: { fee: { ...FEE, options: FEE.options.map((option) => ({ ...option, minutes: null })) } },
};
/** A custom rate is in use. */
export const Custom: Story = {
  args: { fee: { ...FEE, choice: { kind: 'custom' }, customText: '0.02', customFee: doge('0.00452') } },
};
export const Disabled: Story = { args: { isDisabled: true } };
