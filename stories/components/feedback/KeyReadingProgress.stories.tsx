import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyReadingProgress } from '../../../src/components/feedback/KeyReadingProgress.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/KeyReadingProgress',
  component: KeyReadingProgress,
  tags: ['stable'],
  parameters: guide({
    use: 'while an encrypted private key is opened, which is slow on purpose and takes the whole screen.',
    avoid:
      'for the work of the vault: `VaultProgress`. For preparing a transaction, which can be stopped: `PreparingBar`.',
    accessibility:
      'a heading for ears alone names the screen. The stage under the dial is a status, and a sentence after it says why it takes a while.',
  }),
} satisfies Meta<typeof KeyReadingProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {};
