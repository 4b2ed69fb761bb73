// A balance opened to its parts.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ALL_PARTS, MIXED_PARTS, PLAIN_PARTS, parts } from '../../mocks/views/money.ts';
import { PartsList } from '../../src/components/PartsList.tsx';

const meta = {
  title: 'Components/PartsList',
  component: PartsList,
  parameters: { layout: 'padded' },
  args: { parts: MIXED_PARTS },
} satisfies Meta<typeof PartsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};
export const All: Story = { args: { parts: ALL_PARTS } };
export const Plain: Story = { args: { parts: PLAIN_PARTS } };
export const Nothing: Story = { args: { parts: parts({}) } };
/** Each part opens to its coins. */
export const Openable: Story = { args: { parts: ALL_PARTS, onPart: fn() } };
/** Nobody can tell what the larger coins carry. */
export const Unindexed: Story = { args: { parts: { ...PLAIN_PARTS, isUnindexed: true } } };
export const Hidden: Story = { args: { isHidden: true } };
