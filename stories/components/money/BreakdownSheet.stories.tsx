// The sheet with a balance’s parts.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { storyCoinsOf } from '../../../mocks/views/coins.ts';
import { ALL_BREAKDOWN } from '../../../mocks/views/money.ts';
import { BreakdownSheet, type BreakdownSheetProps } from '../../../src/components/money/BreakdownSheet.tsx';
import { PROTECTION_MESSAGES } from '../../../src/i18n/messages/app/protectionMessages.ts';
import { BREAKDOWN_MESSAGES } from '../../../src/i18n/messages/wallet/breakdownMessages.ts';
import { guide } from '../../support/guide.ts';
import { OWN_FRAME } from '../../support/ownFrame.ts';

const meta = {
  title: 'Components/Money/BreakdownSheet',
  component: BreakdownSheet,
  tags: ['stable'],
  parameters: {
    ...OWN_FRAME,
    ...guide({
      use: 'when the balance on home is pressed: its parts, then the coins of a part, then what releases a protected one, all in a single sheet.',
      avoid: 'inside a screen or another `Sheet`: `BreakdownList` is the part that goes there.',
      accessibility:
        'a dialog whose title follows what it shows, and takes the focus when that changes. Closed with Escape, the cross or the way back, it begins at the parts again.',
    }),
  },
  args: {
    isOpen: true,
    isHidden: false,
    breakdown: ALL_BREAKDOWN,
    coinsOf: storyCoinsOf,
    onCoin: fn(),
    onMerge: fn(),
    onRelease: fn() as BreakdownSheetProps['onRelease'],
    onProtect: fn(),
    onFreeze: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof BreakdownSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
/** From the parts to the coins of one part, and back. */
export const ThereAndBack: Story = {
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: /^Incoming/ }));
    await expect(screen.getByRole('dialog', { name: 'Incoming' })).toBeInTheDocument();
    await expect(screen.getByRole('heading', { name: 'Incoming' })).toHaveFocus();
    await userEvent.click(sheet.getByRole('button', { name: BREAKDOWN_MESSAGES.all }));
    await expect(screen.getByRole('dialog', { name: BREAKDOWN_MESSAGES.title })).toBeInTheDocument();
  },
};
/** From a protected coin to its release. */
export const Releasing: Story = {
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: /^Protected/ }));
    const [first] = await sheet.findAllByRole('button', {
      name: new RegExp(`^${BREAKDOWN_MESSAGES.release}`),
    });
    if (first === undefined) throw new Error('no coin to release');
    await userEvent.click(first);
    const tail = storyCoinsOf('protected')[0]?.txid.slice(-4) ?? '';
    await userEvent.type(await sheet.findByLabelText(PROTECTION_MESSAGES.label), tail);
    await userEvent.click(sheet.getByRole('button', { name: PROTECTION_MESSAGES.release }));
    await expect(args.onRelease).toHaveBeenCalledOnce();
    await userEvent.click(sheet.getByRole('button', { name: PROTECTION_MESSAGES.done }));
    await expect(screen.getByRole('dialog', { name: 'Protected' })).toBeInTheDocument();
  },
};
export const Closed: Story = { args: { isOpen: false } };
