import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoodDog } from '../../../src/components/art/MoodDog.tsx';

const meta = {
  title: 'Components/MoodDog',
  component: MoodDog,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MoodDog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asleep: Story = { args: { mood: 'asleep' } };
export const Worried: Story = { args: { mood: 'worried' } };
export const Alert: Story = { args: { mood: 'alert' } };
export const Happy: Story = { args: { mood: 'happy' } };
