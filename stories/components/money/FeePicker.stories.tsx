// The choice of a network fee.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { doge } from '../../../mocks/views/money.ts';
import { FEE, UNMEASURED_FEE } from '../../../mocks/views/txViews.ts';
import { FeePicker } from '../../../src/components/money/FeePicker.tsx';
import { feeRate } from '../../../src/domain/amount/FeeRate.ts';
import { COMPONENT_MESSAGES } from '../../../src/i18n/messages/app/componentMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/FeePicker',
  component: FeePicker,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to choose a network fee: presets with their cost and their wait, the server’s estimate where there is one, and a rate of one’s own.',
      avoid:
        'for a fee that is fixed: `Facts`, or `TokenCostFacts` for tokens. To free a stuck transaction: `RescueSheet`.',
      accessibility:
        'a `fieldset` with a radio group: arrow keys choose, and name, cost and wait are heard together. One’s own rate has a label for ears, the decimal keyboard, and an alert when it is invalid.',
    }),
  },
  args: { fee: FEE, onPreset: fn(), onCustom: fn(), onText: fn() },
} satisfies Meta<typeof FeePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Preset: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /High/ }));
    await expect(args.onPreset).toHaveBeenCalledWith(10);
  },
};
export const Unmeasured: Story = { args: { fee: UNMEASURED_FEE } };
/** Nobody says how long it takes: then nothing is said. */
export const TimesUnknown: Story = {
  args: { fee: { ...FEE, options: FEE.options.map((option) => ({ ...option, minutes: null })) } },
};
/** What the indexer expects is one press away, and never chosen by itself. */
export const Estimate: Story = {
  args: { fee: { ...FEE, estimate: { feeRate: feeRate(1_234_500n), minutes: 2 } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: COMPONENT_MESSAGES.useEstimate }),
    );
    await expect(args.onText).toHaveBeenCalledWith('0.012345');
  },
};
export const Custom: Story = {
  args: { fee: { ...FEE, choice: { kind: 'custom' }, customText: '0.02', customFee: doge('0.00452') } },
};
export const CustomEmpty: Story = { args: { fee: { ...FEE, choice: { kind: 'custom' } } } };
export const TooLow: Story = {
  args: {
    fee: {
      ...FEE,
      choice: { kind: 'custom' },
      customText: '0.0001',
      customProblem: { kind: 'rate-too-low', minimum: feeRate(100_000n) },
    },
  },
};
export const TooHigh: Story = {
  args: {
    fee: {
      ...FEE,
      choice: { kind: 'custom' },
      customText: '500',
      customProblem: { kind: 'rate-too-high', maximum: feeRate(10_000_000_000n) },
    },
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
