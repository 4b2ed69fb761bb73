import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RoundAction } from '../../../src/components/actions/RoundAction.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Actions/RoundAction',
  component: RoundAction,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the few main acts right under the balance on home, such as receive and send. `isPrimary` fills one of them with gold.',
      avoid: 'in a list, a card or a form: `Row` or `Button`. For a small sign in a header: `IconButton`.',
      accessibility:
        'a `button` named by the word under its circle of 56 pixels. Gold only draws the eye and carries no meaning; a disabled one is out of the Tab order.',
    }),
  },
  args: { icon: 'send', label: 'Send', onPress: fn() },
} satisfies Meta<typeof RoundAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** The first thing an empty wallet needs. */
export const Primary: Story = { args: { icon: 'receive', label: 'Receive', isPrimary: true } };
export const Disabled: Story = { args: { isDisabled: true } };
/** In a row under a balance. */
export const Three: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'center', gap: 16 }}>
      <RoundAction {...args} icon="receive" label="Receive" />
      <RoundAction {...args} icon="send" label="Send" />
      <RoundAction {...args} icon="history" label="History" />
    </div>
  ),
};
