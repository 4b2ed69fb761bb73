import type { Meta, StoryObj } from '@storybook/react-vite';
import { VaultWork } from '../../src/components/VaultWork.tsx';
import { OPENING_STAGES } from '../../src/text/describeVaultStage.ts';

const meta = {
  title: 'Components/VaultWork',
  component: VaultWork,
  args: { label: 'Opening your strongbox', stages: OPENING_STAGES, stage: 'stretching' },
} satisfies Meta<typeof VaultWork>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stretching: Story = {};
export const WithReason: Story = { args: { text: 'The slow part is on purpose.' } };
