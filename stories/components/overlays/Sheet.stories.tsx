import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../src/components/actions/Button.tsx';
import { Row } from '../../../src/components/layout/Row.tsx';
import { Sheet } from '../../../src/components/overlays/Sheet.tsx';
import { guide } from '../../support/guide.ts';
import { OWN_FRAME } from '../../support/ownFrame.ts';

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  tags: ['stable'],
  parameters: {
    ...OWN_FRAME,
    ...guide({
      use: 'for a short task over a screen that stays: a menu, a choice, a detail. It rises from the bottom and is as high as its content.',
      avoid:
        'for a task of several steps: `Page`. For one of several values: `ChoiceSheet`. For a message: `Notice`.',
      accessibility:
        'a dialog named by `title`. The focus goes to the chosen answer or the first control, stays inside, and comes back. Escape, the cross, a press outside and the way back close it; reduced motion skips the rising.',
    }),
  },
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

/** It has the focus, and Escape closes it. */
export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Network fee' });
    await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** The dialog's label at each change of the page; null: none. */
const namesSoFar: (string | null)[] = [];
const noteName = () => {
  const dialog = document.querySelector('[role="dialog"]');
  if (dialog !== null)
    namesSoFar.push(dialog.getAttribute('aria-label') ?? dialog.getAttribute('aria-labelledby'));
};
/** Screen readers get its name from the first moment. */
export const NamedAtOnce: Story = {
  beforeEach: () => {
    namesSoFar.length = 0;
    const observer = new MutationObserver(noteName);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Network fee' });
    await expect(namesSoFar).not.toHaveLength(0);
    await expect(namesSoFar).not.toContain(null);
  },
};
export const Closed: Story = { args: { isOpen: false } };
/** Taller than the screen: its content scrolls. */
export const Tall: Story = {
  args: {
    title: 'Accounts',
    children: Array.from({ length: 20 }, (_, n) => n).map((n) => <Row key={n} title={`Account ${n + 1}`} />),
  },
};
