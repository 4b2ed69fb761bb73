import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoodDog } from '../../../src/components/art/MoodDog.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Brand/MoodDog',
  component: MoodDog,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a judgement that words give at the same time: asleep, worried, alert or happy, as with the strength of a password.',
      avoid:
        'for an empty or a failed state: `Illustration`. Where money is at risk: `Notice`, since the dog does not play there.',
      accessibility:
        'hidden from screen readers; the words of the `Meter` beside it say the same. Ears, eyes and nose change with the mood, not only the accent.',
    }),
  },
} satisfies Meta<typeof MoodDog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asleep: Story = { args: { mood: 'asleep' } };
export const Worried: Story = { args: { mood: 'worried' } };
export const Alert: Story = { args: { mood: 'alert' } };
export const Happy: Story = { args: { mood: 'happy' } };
