// How deep a transfer lies.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ConfirmationsRing } from '../../../src/components/feedback/ConfirmationsRing.tsx';

const meta = {
  title: 'Components/ConfirmationsRing',
  component: ConfirmationsRing,
  parameters: { layout: 'padded' },
  args: { confirmations: 0 },
} satisfies Meta<typeof ConfirmationsRing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Breathes, and stands still under reduced motion. */
export const InNoBlock: Story = {};
export const First: Story = { args: { confirmations: 1 } };
export const Half: Story = { args: { confirmations: 3 } };
export const Settled: Story = { args: { confirmations: 6 } };
export const Deep: Story = { args: { confirmations: 5482 } };
export const Small: Story = { args: { confirmations: 4, size: 28 } };
