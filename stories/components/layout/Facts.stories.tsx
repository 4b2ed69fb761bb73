// Names and values.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { Facts } from '../../../src/components/layout/Facts.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/Facts',
  component: Facts,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for names with their values, such as fee, change and block. `second` adds a dim line under a value.',
      avoid: 'for something to press: `Row` or `SettingRow`. For an id in full: `IdCard`.',
      accessibility:
        'a description list, so each value is heard with its name. A value that is too long goes under its name and is not cut.',
    }),
  },
  args: {
    facts: [
      { name: 'Network fee', value: '0.0187 DOGE', second: 'under $0.01' },
      { name: 'Block', value: '5,482,117' },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
/** A value that doesn't fit next to its name wraps below it. */
export const LongValue: Story = {
  args: { facts: [{ name: 'Total', value: '1,132,715,444.95995 DOGE in all' }] },
};
