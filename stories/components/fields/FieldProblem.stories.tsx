// Why an input is rejected.
import type { Meta, StoryObj } from '@storybook/react-vite';

import { FieldProblem } from '../../../src/components/fields/FieldProblem.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/FieldProblem',
  component: FieldProblem,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'under a field of one’s own making, for why its text is invalid.',
      avoid:
        'under `TextField`, `PasteField` or `LongTextField`: they take `problem` themselves. For the problem of a whole form: `Notice`.',
      accessibility:
        'an alert, heard as it appears, with a sign beside the red. It scrolls clear of the bars over and under the page; the field points to it with `aria-describedby`, as `NumberField` does.',
    }),
  },
  args: { text: 'Enter at least one digit.' },
} satisfies Meta<typeof FieldProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
export const Long: Story = {
  args: {
    text: 'A character is wrong or swapped: the checksum doesn’t match. Copy the address again from its source.',
  },
};
