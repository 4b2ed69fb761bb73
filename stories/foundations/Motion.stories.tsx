// All animations, which can be played.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MotionTable } from './parts/MotionTable.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = { render: () => <MotionTable /> };
/** One that plays once, and one that repeats. */
export const Played: Story = {
  render: () => <MotionTable />,
  play: async ({ canvasElement }) => {
    for (const name of ['ease-in', 'breath']) {
      const button = within(canvasElement).getByRole('button', { name: `Play ${name}` });
      await userEvent.click(button);
      await expect(button.closest('li')).toHaveAttribute('data-plays', '1');
    }
  },
};
