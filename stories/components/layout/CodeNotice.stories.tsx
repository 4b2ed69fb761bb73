// How the reading of a code goes.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeNotice } from '../../../src/components/layout/CodeNotice.tsx';

const meta = {
  title: 'Components/CodeNotice',
  component: CodeNotice,
  parameters: { layout: 'padded' },
  args: { isReading: false, problem: { kind: 'no-code' } },
} satisfies Meta<typeof CodeNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoCode: Story = {};
export const Reading: Story = { args: { isReading: true, problem: null } };
export const NotAPicture: Story = { args: { problem: { kind: 'not-a-picture' } } };
export const TooBig: Story = { args: { problem: { kind: 'too-big', most: 20_000_000 } } };
export const NotAnAddress: Story = { args: { problem: { kind: 'not-an-address' } } };
