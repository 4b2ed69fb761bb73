import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { HoldToReveal } from '../../../src/components/actions/HoldToReveal.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Actions/HoldToReveal',
  component: HoldToReveal,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a secret that is on show only while a button is held: recovery words and private keys. The caller shows and hides; this reports `onHold`, `onRelease` and `onAidPress`.',
      avoid:
        'for a field whose text may stay visible: that is the eye of a `SecretField`. To hide the amounts of a screen: `HiddenAmounts`.',
      accessibility:
        '`aria-pressed` and the words say whether it is held. Space and Enter hold it like a finger, and losing the focus lets go. A screen reader or a switch cannot hold: its press calls `onAidPress`.',
    }),
  },
  args: {
    label: 'Hold to show',
    heldLabel: 'Release to hide',
    isHeld: false,
    isBusy: false,
    onHold: fn(),
    onRelease: fn(),
    onAidPress: fn(),
  },
} satisfies Meta<typeof HoldToReveal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Held by touch, from finger down to finger up. */
export const ByFinger: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await fireEvent.pointerDown(button, { button: 0, pointerId: 1 });
    await expect(args.onHold).toHaveBeenCalledOnce();
    await expect(args.onRelease).not.toHaveBeenCalled();
    await fireEvent.pointerUp(button, { pointerId: 1 });
    await fireEvent.click(button, { detail: 1 });
    await expect(args.onRelease).toHaveBeenCalled();
    await expect(args.onAidPress).not.toHaveBeenCalled();
  },
};
/** Held by key, from key down to key up; key repeats count once. */
export const ByKey: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await fireEvent.keyDown(button, { key: ' ' });
    await fireEvent.keyDown(button, { key: ' ', repeat: true });
    await expect(args.onHold).toHaveBeenCalledOnce();
    await fireEvent.keyUp(button, { key: ' ' });
    await expect(args.onRelease).toHaveBeenCalled();
    await expect(args.onAidPress).not.toHaveBeenCalled();
  },
};
/** Screen readers and switches press without holding. */
export const ByAid: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button'));
    await expect(args.onAidPress).toHaveBeenCalledOnce();
    await expect(args.onHold).not.toHaveBeenCalled();
  },
};
export const Held: Story = { args: { isHeld: true } };
