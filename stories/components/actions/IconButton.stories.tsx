import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IconButton } from '../../../src/components/actions/IconButton.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for an act that its sign alone explains, such as back, close, search or more, at the end of a header, a row or a field.',
      avoid:
        'for what spends or deletes: that needs the words of a `Button` or a `MenuItem`. For the large acts under a balance: `RoundAction`.',
      accessibility:
        'a `button` of 44 by 44 pixels, named by `label` because its icon has no text. With `isPressed` it is a toggle and has `aria-pressed`.',
    }),
  },
  args: { icon: 'copy', label: 'Copy address', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const Switch: Story = { args: { icon: 'eye-off', label: 'Hide balance', isPressed: true } };
