import type { Meta, StoryObj } from '@storybook/react-vite';
import { VaultProgress } from '../../../src/components/feedback/VaultProgress.tsx';
import { OPENING_STAGES } from '../../../src/i18n/messages/app/describeVaultStage.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Feedback/VaultProgress',
  component: VaultProgress,
  tags: ['stable'],
  parameters: guide({
    use: 'while the vault derives, opens or encrypts and nothing else can be done: a whole screen with the stage in words.',
    avoid: 'inside a screen that stays: `Progress`. For an encrypted key: `KeyReadingProgress`.',
    accessibility:
      '`label` is a heading for ears alone and the name of the progressbar; each stage is announced as it begins. `text` says why it takes a moment.',
  }),
  args: { label: 'Decrypting your wallet', stages: OPENING_STAGES, stage: 'stretching' },
} satisfies Meta<typeof VaultProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stretching: Story = {};
export const WithReason: Story = { args: { text: 'The slow part is on purpose.' } };
