// An id in full.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyTxid } from '../../../mocks/views/tokens.ts';
import { IdCard } from '../../../src/components/layout/IdCard.tsx';

const meta = {
  title: 'Components/IdCard',
  component: IdCard,
  parameters: { layout: 'padded' },
  args: {
    title: 'File id',
    id: storyTxid(1),
    copyLabel: 'Copy id',
    copied: null,
    onCopy: fn(),
    byHand: 'Press and hold the id to copy it.',
  },
} satisfies Meta<typeof IdCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** The clipboard did not take it. */
export const NotCopied: Story = { args: { copied: 'failed' } };
