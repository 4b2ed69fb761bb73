// The field for an amount of a token.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LONG_TICK } from '../../../mocks/views/tokenSendViews.ts';
import { TokenAmountField } from '../../../src/components/tokens/TokenAmountField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/TokenAmountField',
  component: TokenAmountField,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to type an amount of a token: a huge number with its tick, all of it where that is known, and a hint or a problem.',
      avoid: 'for DOGE: `AmountField`. To show an amount of a token: `TokenAmountText`.',
      accessibility:
        'an input named “Amount in” with the tick, and the decimal keyboard that takes both decimal marks. “Max” is a toggle, a problem an alert; a long tick goes under the number.',
    }),
  },
  args: {
    text: '5',
    tick: 'UNIX',
    problem: null,
    hint: 'You can send 1,204.5 UNIX.',
    isMax: false,
    isDisabled: false,
    onMax: fn(),
    onText: fn(),
  },
} satisfies Meta<typeof TokenAmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount in UNIX' }), '2');
    await expect(args.onText).toHaveBeenCalledWith('52');
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(args.onMax).toHaveBeenCalled();
  },
};
export const Empty: Story = { args: { text: '' } };
export const Invalid: Story = {
  args: { text: '1.123456789', problem: '9 decimals are too many: one UNIX has at most 8.', hint: null },
};
/** The tick is below the number. */
export const LongTick: Story = { args: { tick: LONG_TICK.tick, text: '999999999999999.99999999' } };
