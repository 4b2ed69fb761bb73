import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RoundAction } from '../../../src/components/actions/RoundAction.tsx';

const meta = {
  title: 'Components/RoundAction',
  component: RoundAction,
  parameters: { layout: 'padded' },
  args: { icon: 'send', label: 'Send', onPress: fn() },
} satisfies Meta<typeof RoundAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** What an empty wallet needs first. */
export const Primary: Story = { args: { icon: 'receive', label: 'Receive', isPrimary: true } };
export const Disabled: Story = { args: { isDisabled: true } };
/** As they stand under a balance. */
export const Three: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'center', gap: 16 }}>
      <RoundAction {...args} icon="receive" label="Receive" />
      <RoundAction {...args} icon="send" label="Send" />
      <RoundAction {...args} icon="history" label="History" />
    </div>
  ),
};
