// Failures of the outside scenario.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FaultNotice } from '../../../src/components/feedback/FaultNotice.tsx';
import { Fault } from '../../../src/domain/fault.ts';

const meta = {
  title: 'Components/FaultNotice',
  component: FaultNotice,
  parameters: { layout: 'padded' },
  args: { fault: new Fault('offline', 'no answer'), onRetry: fn() },
} satisfies Meta<typeof FaultNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const WithMeaning: Story = { args: { meaning: 'Nothing was signed and nothing was sent.' } };
