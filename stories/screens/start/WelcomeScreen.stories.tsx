import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { WelcomeView } from '../../../src/screens/start/Welcome/WelcomeScreen.tsx';
import { WelcomeScreen } from '../../../src/screens/start/Welcome/WelcomeScreen.tsx';

const meta = {
  title: 'Screens/Welcome',
  excludeStories: ['coverage'],
  component: WelcomeScreen,
  args: { onCreate: fn(), onBringIn: fn(), onOpenBackup: fn(), onRetryStorage: fn() },
} satisfies Meta<typeof WelcomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first screen of a new user. */
export const FirstRun: Story = { args: { status: 'first-run' } };
/** Opened by a link with a request. */
export const RequestWaits: Story = { args: { status: 'request-waits' } };
/** For example in private mode: a wallet created here would be lost. */
export const StorageBlocked: Story = { args: { status: 'storage-blocked' } };
/** Storage may be lost before the next start, so the words have to be written down first. */
export const StorageNotKept: Story = { args: { status: 'storage-not-kept' } };
/** Pressed before the rest of the app was loaded. */
export const BeingOpened: Story = { args: { status: 'first-run', pressed: 'create' } };
/** The same, by the least prominent button. */
export const BackupBeingOpened: Story = { args: { status: 'first-run', pressed: 'open-backup' } };

/** Every status has its story. */
export const coverage = {
  'first-run': FirstRun,
  'request-waits': RequestWaits,
  'storage-blocked': StorageBlocked,
  'storage-not-kept': StorageNotKept,
} satisfies Record<WelcomeView['status'], Story>;
