// Large payments are confirmed by the password again.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SecondConfirmationSheet } from '../../../src/components/overlays/SecondConfirmationSheet.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { guide } from '../../support/guide.ts';
import { OWN_FRAME } from '../../support/ownFrame.ts';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

const meta = {
  title: 'Components/Overlays/SecondConfirmationSheet',
  component: SecondConfirmationSheet,
  tags: ['stable'],
  parameters: {
    ...OWN_FRAME,
    ...guide({
      use: 'over a review, to ask once more for the password or the device’s own lock before something is sent.',
      avoid:
        'to unlock the wallet: `UnlockScreen`. For a password that is asked for another reason: `PasswordQuestion` in a `Sheet`.',
      accessibility:
        'a dialog in which a wrong password is an alert under the field. While one is tried the button keeps its place and says so, and neither field nor button takes a press.',
    }),
  },
  args: {
    isOpen: true,
    ask: { status: 'asking' },
    sensor: null,
    onPassword: fn(),
    onBiometry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SecondConfirmationSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By password only. */
export const Asking: Story = {};
/** The device's own lock is turned on, too. */
export const WithFingerprint: Story = { args: { sensor: 'finger' } };
/** The password is being checked. */
export const Checking: Story = { args: { ask: { status: 'checking' } } };
/** A wrong password. */
export const Wrong: Story = { args: { ask: { status: 'wrong', freeTriesLeft: 3 } } };
/** Too many wrong passwords. */
export const Throttled: Story = {
  args: { ask: { status: 'throttled', nowMs: STORY_NOW_MS, untilMs: STORY_NOW_MS + 60_000 } },
};
/** The device's lock changed, so the password is needed. */
export const Lost: Story = { args: { ask: { status: 'lost' } } };
/** Not recognized twice in a row. */
export const Failing: Story = { args: { ask: { status: 'failing' } } };
/** The worker crashed. */
export const Failed: Story = {
  args: { ask: { status: 'failed', fault: new Fault('worker-failed', 'the key worker crashed') } },
};
