import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Form } from '../../../src/components/fields/Form.tsx';
import { TextField } from '../../../src/components/fields/TextField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/Form',
  component: Form,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'around fields with one action, wherever that is drawn: Enter in a field does it, also when its button is the host’s.',
      avoid:
        'as a box for looks alone: `Card`. Where Enter must not act, `canSubmit` is false, as in `ReleaseForm`.',
      accessibility:
        'a `form` without the browser’s own bubbles, since fields show their problems themselves. The button that makes Enter work is hidden from eyes, ears and Tab.',
    }),
  },
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

/** Enter in any field submits the form. */
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
