// Progress of collecting the parts of an animated QR code.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoneProgress } from '../../../src/components/codes/BoneProgress.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Codes/BoneProgress',
  component: BoneProgress,
  tags: ['beta'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'while parts of one thing are collected in any order, and their number is known.',
      avoid: 'for work that Kennel does itself: `Progress`, `ProgressLine`.',
      accessibility:
        'a progress bar named by what it counts; the words under it say the same, as they change.',
    }),
  },
  args: { received: 3, total: 12 },
} satisfies Meta<typeof BoneProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quarter: Story = {};
export const Nothing: Story = { args: { received: 0 } };
export const AlmostAll: Story = { args: { received: 269, total: 270 } };
