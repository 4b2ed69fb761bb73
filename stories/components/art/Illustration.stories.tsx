import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '../../../src/components/art/Illustration.tsx';

const meta = {
  title: 'Components/Illustration',
  component: Illustration,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = { args: { name: 'welcome' } };
export const Empty: Story = { args: { name: 'empty' } };
export const Success: Story = { args: { name: 'success' } };
export const Failure: Story = { args: { name: 'failure' } };
export const Offline: Story = { args: { name: 'offline' } };
export const Locked: Story = { args: { name: 'locked' } };
/** Side by side, to judge the family. */
export const Family: Story = {
  args: { name: 'welcome' },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, padding: 16 }}>
      {(['welcome', 'empty', 'success', 'failure', 'offline', 'locked'] as const).map((name) => (
        <Illustration key={name} name={name} height={128} />
      ))}
    </div>
  ),
};
