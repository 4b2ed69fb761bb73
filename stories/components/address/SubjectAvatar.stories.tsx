// What moves, as a figure.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyTxid } from '../../../mocks/views/history.ts';
import { movedUnits } from '../../../mocks/views/tokenSendViews.ts';
import { SubjectAvatar } from '../../../src/components/address/SubjectAvatar.tsx';

const meta = {
  title: 'Components/SubjectFigure',
  component: SubjectAvatar,
  parameters: { layout: 'padded' },
  args: { subject: movedUnits('5') },
} satisfies Meta<typeof SubjectAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Token: Story = {};
export const File: Story = { args: { subject: { kind: 'file', fileId: storyTxid(1), name: null } } };
export const Nft: Story = { args: { subject: { kind: 'nft', tick: 'DOGS', number: 12n } } };
