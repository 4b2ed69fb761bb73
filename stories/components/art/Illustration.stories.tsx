import type { Meta, StoryObj } from '@storybook/react-vite';
import { Illustration } from '../../../src/components/art/Illustration.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Brand/Illustration',
  component: Illustration,
  tags: ['stable'],
  parameters: {
    layout: 'centered',
    ...guide({
      use: 'for the drawing of an empty, a finished or a failed state, one for each occasion, mostly in an `EmptyState`.',
      avoid:
        'on top of a screen without numbers: `Scene` puts it into the doorway. As an opinion on a password: `MoodDog`.',
      accessibility:
        'hidden from screen readers, since the title beside it says the same. Failure and success differ in the dog’s ears and face, not only in their accent colour.',
    }),
  },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = { args: { name: 'welcome' } };
export const Empty: Story = { args: { name: 'empty' } };
export const Success: Story = { args: { name: 'success' } };
export const Failure: Story = { args: { name: 'failure' } };
export const Offline: Story = { args: { name: 'offline' } };
export const Locked: Story = { args: { name: 'locked' } };
/** All illustrations side by side. */
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
