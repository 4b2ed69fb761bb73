// Transactions that are not settled.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ENTRIES } from '../../../mocks/views/history.ts';
import { PRICE } from '../../../mocks/views/money.ts';
import { OpenEntries } from '../../../src/components/actions/OpenEntries.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/OpenEntries',
  component: OpenEntries,
  parameters: { layout: 'padded' },
  args: {
    entries: [ENTRIES.receiving, ENTRIES.unknown, ENTRIES.sending],
    price: PRICE,
    isHidden: false,
    nowMs: STORY_NOW_MS,
    onEntry: fn(),
  },
} satisfies Meta<typeof OpenEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const OnTheirWay: Story = { args: { entries: [ENTRIES.receiving, ENTRIES.sending] } };
export const NeedALook: Story = { args: { entries: [ENTRIES.unknown, ENTRIES.dropped] } };
