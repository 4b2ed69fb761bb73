import type { Meta, StoryObj } from '@storybook/react-vite';
import { VaultProgress } from '../../../src/components/feedback/VaultProgress.tsx';
import { OPENING_STAGES } from '../../../src/i18n/messages/app/describeVaultStage.ts';

const meta = {
  title: 'Components/VaultWork',
  component: VaultProgress,
  args: { label: 'Opening your strongbox', stages: OPENING_STAGES, stage: 'stretching' },
} satisfies Meta<typeof VaultProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stretching: Story = {};
export const WithReason: Story = { args: { text: 'The slow part is on purpose.' } };
