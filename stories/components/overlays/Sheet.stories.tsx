import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../src/components/actions/Button.tsx';
import { Row } from '../../../src/components/layout/Row.tsx';
import { Sheet } from '../../../src/components/overlays/Sheet.tsx';
import { OWN_FRAME } from '../../support/ownFrame.ts';

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: OWN_FRAME,
  args: {
    isOpen: true,
    title: 'Network fee',
    onClose: fn(),
    children: (
      <>
        <p>Miners put transfers into blocks, and take a small fee for it. Kennel takes nothing.</p>
        <Button tone="gold" isWide onPress={fn()}>
          Use 0.05 DOGE
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus is inside, and Escape puts it away. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Network fee' });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Closed: Story = { args: { isOpen: false } };
/** Taller than the screen: it scrolls inside. */
export const Tall: Story = {
  args: {
    title: 'Accounts',
    children: Array.from({ length: 20 }, (_, n) => n).map((n) => <Row key={n} title={`Account ${n + 1}`} />),
  },
};
