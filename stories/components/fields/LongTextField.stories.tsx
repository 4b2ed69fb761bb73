import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { LongTextField } from '../../../src/components/fields/LongTextField.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Fields/LongTextField',
  component: LongTextField,
  tags: ['stable'],
  parameters: guide({
    use: 'for several lines that are no secret: a message to sign, a signature, a list of recipients. `isCode` sets them in fixed width, left to right.',
    avoid: 'for keys and other secrets: `PasteField`. For one line: `TextField`.',
    accessibility:
      'a labelled text area in which Enter makes a new line. A problem is an alert and sets `aria-invalid`; prose may be spell-checked and takes its own direction.',
  }),
  args: { label: 'Message', text: '', onText: () => {}, hint: 'It counts to the letter.' },
  render: function Held(args) {
    const [text, setText] = useState(args.text);
    return (
      <div style={{ padding: 16 }}>
        <LongTextField {...args} text={text} onText={setText} />
      </div>
    );
  },
} satisfies Meta<typeof LongTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Much words' } };
/** Enter makes a new line, and the field grows. */
export const Lines: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'much{enter}such{enter}wow');
    await expect(field).toHaveValue('much\nsuch\nwow');
  },
};
export const Arabic: Story = { args: { text: 'هذا العنوان لي، وهذه كلماتي.' } };
export const Code: Story = {
  args: {
    label: 'Signature',
    isCode: true,
    text: 'H0nWhZ6QYQ4L9c0m8K3z6E1oUu0m2o1Q2m0QH5w7u8yPq3J6cYbL4Wm9e1H6n0s3v7x2z5a8d1f4g7h0j3k6l9=',
  },
};
export const Invalid: Story = { args: { text: 'a'.repeat(300), problem: 'That is too long.' } };
