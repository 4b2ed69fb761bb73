import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Form } from '../../../src/components/fields/Form.tsx';
import { TextField } from '../../../src/components/fields/TextField.tsx';

const meta = {
  title: 'Components/Form',
  component: Form,
  parameters: { layout: 'padded' },
  args: {
    canSubmit: true,
    onSubmit: fn(),
    children: (
      <>
        <TextField label="First" text="" onText={fn()} />
        <TextField label="Second" text="" onText={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter in any field does the one action. */
export const Submits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const NotYet: Story = {
  args: { canSubmit: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
