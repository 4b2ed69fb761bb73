import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { VaultFailure } from '../../../src/components/feedback/VaultFailure.tsx';
import { Fault } from '../../../src/domain/fault.ts';

const meta = {
  title: 'Components/VaultFailure',
  component: VaultFailure,
  args: {
    fault: new Fault('storage-full', 'QuotaExceeded'),
    text: 'Nothing was kept.',
    action: { label: 'Try again', onPress: fn() },
  },
} satisfies Meta<typeof VaultFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoRoom: Story = {};
