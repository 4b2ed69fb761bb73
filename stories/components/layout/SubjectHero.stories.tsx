// The main subject of a screen, large.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyTxid } from '../../../mocks/views/history.ts';
import { LONG_TICK, movedUnits } from '../../../mocks/views/tokenSendViews.ts';
import { SubjectHero } from '../../../src/components/layout/SubjectHero.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/SubjectHero',
  component: SubjectHero,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for what a token screen is about, large: so much of a token, a file’s name, or an NFT.',
      avoid:
        'for DOGE: `AmountHero`. In a row: `SubjectAvatar` with `TokenAmountText`. With its worth: `TokenHero`.',
      accessibility:
        'nothing is cut: long numbers and names go over several lines. Ticks and names of strangers are cleaned and isolated, and a hidden amount is heard as hidden.',
    }),
  },
  args: { subject: movedUnits('1204.5'), tone: 'gold' },
} satisfies Meta<typeof SubjectHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gold: Story = {};
export const Received: Story = { args: { tone: 'received', sign: '+' } };
export const Void: Story = { args: { tone: 'void' } };
/** The largest amount, with the longest tick: nothing is cut. */
export const HugeAndLong: Story = {
  args: { subject: movedUnits('999999999999999999999999999999999.99999999', LONG_TICK) },
};
export const File: Story = {
  args: { subject: { kind: 'file', fileId: storyTxid(77), name: 'moon-landing-1969.png' } },
};
export const Nft: Story = { args: { subject: { kind: 'nft', tick: 'DOGS', number: 12n } } };
export const Hidden: Story = { args: { isHidden: true } };
