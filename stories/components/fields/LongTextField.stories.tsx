import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { LongTextField } from '../../../src/components/fields/LongTextField.tsx';

const meta = {
  title: 'Components/LongTextField',
  component: LongTextField,
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
export const Refused: Story = { args: { text: 'a'.repeat(300), problem: 'That is too long.' } };
