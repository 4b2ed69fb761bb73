// Who pays much is asked once more who they are.
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

/** The password alone. */
export const Asking: Story = {};
/** The device's own lock is turned on. */
export const WithFingerprint: Story = { args: { sensor: 'finger' } };
/** Trying it. */
export const Checking: Story = { args: { ask: { status: 'checking' } } };
/** Not the password. */
export const Wrong: Story = { args: { ask: { status: 'wrong', freeTriesLeft: 3 } } };
/** Too many wrong ones. */
export const Throttled: Story = {
  args: { ask: { status: 'throttled', nowMs: STORY_NOW_MS, untilMs: STORY_NOW_MS + 60_000 } },
};
/** The device's lock changed: the password counts. */
export const Lost: Story = { args: { ask: { status: 'lost' } } };
/** Nobody was recognised twice in a row. */
export const Failing: Story = { args: { ask: { status: 'failing' } } };
/** The worker gave up. */
export const Failed: Story = {
  args: { ask: { status: 'failed', fault: new Fault('worker-failed', 'the key worker crashed') } },
};
