// The avatar of a token, an NFT or a file in a transfer.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyTxid } from '../../../mocks/views/history.ts';
import { movedUnits } from '../../../mocks/views/tokenSendViews.ts';
import { SubjectAvatar } from '../../../src/components/address/SubjectAvatar.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Address/SubjectAvatar',
  component: SubjectAvatar,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the leading place of a token transfer: a letter coin for a token, a sheet for a file, a picture sign for an NFT.',
      avoid:
        'where a token’s own picture may be fetched: `TokenAvatar`. For DOGE: `Avatar` with the direction.',
      accessibility: 'silent in all three kinds: the token, the file or the NFT has to be named beside it.',
    }),
  },
  args: { subject: movedUnits('5') },
} satisfies Meta<typeof SubjectAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Token: Story = {};
export const File: Story = { args: { subject: { kind: 'file', fileId: storyTxid(1), name: null } } };
export const Nft: Story = { args: { subject: { kind: 'nft', tick: 'DOGS', number: 12n } } };
