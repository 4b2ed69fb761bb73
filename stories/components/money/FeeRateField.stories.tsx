// A custom fee rate.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { doge } from '../../../mocks/views/money.ts';
import { FEE } from '../../../mocks/views/txViews.ts';
import { FeeRateField } from '../../../src/components/money/FeeRateField.tsx';
import { feeRate } from '../../../src/domain/amount/FeeRate.ts';
import { COMPONENT_MESSAGES } from '../../../src/i18n/messages/app/componentMessages.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Money/FeeRateField',
  component: FeeRateField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'where a fee rate is typed instead of a speed, with what the server expects now a press away.',
      avoid: 'to choose a speed: `FeePicker`.',
      accessibility:
        'an input with a label and the decimal keyboard; its problem is an alert and describes it.',
    }),
  },
  args: { fee: FEE, onText: fn() },
} satisfies Meta<typeof FeeRateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A preset is chosen. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(COMPONENT_MESSAGES.ownRateTitle), '2');
    await expect(args.onText).toHaveBeenCalledWith('2');
  },
};
export const Typed: Story = {
  args: { fee: { ...FEE, choice: { kind: 'custom' }, customText: '0.02', customFee: doge('0.00452') } },
};
/** The indexer's estimate is one press away, and never chosen automatically. */
export const Estimate: Story = {
  args: { fee: { ...FEE, estimate: { feeRate: feeRate(1_234_500n), minutes: 2 } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: COMPONENT_MESSAGES.useEstimate }));
    await expect(args.onText).toHaveBeenCalledWith('0.012345');
  },
};
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
