// A balance opened to its parts.
import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Hidden: Story = { args: { isHidden: true } };
