// Why a text is refused.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { FieldProblem } from '../../../src/components/fields/FieldProblem.tsx';

const meta = {
  title: 'Components/FieldProblem',
  component: FieldProblem,
  parameters: { layout: 'padded' },
  args: { text: 'Type at least one digit.' },
} satisfies Meta<typeof FieldProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = {
  args: {
    text: 'A character in this address is wrong or swapped: its checksum does not fit. Copy it again from its source.',
  },
};
