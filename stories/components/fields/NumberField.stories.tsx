// The field for a large number.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from '../../../src/components/fields/NumberField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/NumberField',
  component: NumberField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'as the frame of a huge number with its unit, from which `AmountField` and `TokenAmountField` are made.',
      avoid:
        'on a screen by itself: `AmountField` for DOGE, `TokenAmountField` for tokens. For a small number in a form: `TextField` with `inputMode`.',
      accessibility:
        'an input with a label for ears and the decimal keyboard; hint or problem describes it. The copy that measures its width is hidden from screen readers.',
    }),
  },
  args: {
    label: 'Amount in DOGE',
    text: '25',
    unit: 'DOGE',
    unitDigits: 2.4,
    problem: null,
    hint: 'Up to 41.98 DOGE can be sent',
    isDisabled: false,
    onText: fn(),
    children: null,
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its label is announced, but not visible. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Amount in DOGE'), '5');
    await expect(args.onText).toHaveBeenCalledWith('255');
  },
};
export const Empty: Story = { args: { text: '' } };
/** Shrinks to fit one line. */
export const Long: Story = { args: { text: '1132715439.96000001' } };
export const Invalid: Story = { args: { text: '0.0005', problem: 'Less than the network carries' } };
export const UnitBelow: Story = {
  args: { unit: 'a name that is too long', isUnitBelow: true, unitDigits: 0.4 },
};
export const Disabled: Story = { args: { isDisabled: true } };
