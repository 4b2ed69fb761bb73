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

/** What anybody sees first. */
export const FirstRun: Story = { args: { status: 'first-run' } };
/** Opened by a link that asks for something. */
export const RequestWaits: Story = { args: { status: 'request-waits' } };
/** Private mode, for example: a wallet made here would be lost. */
export const StorageBlocked: Story = { args: { status: 'storage-blocked' } };
/** What is kept here may be gone the next time: words on paper come first. */
export const StorageNotKept: Story = { args: { status: 'storage-not-kept' } };
/** Pressed before the rest of the app was here. */
export const BeingOpened: Story = { args: { status: 'first-run', pressed: 'create' } };
/** The same, by the quietest way. */
export const BackupBeingOpened: Story = { args: { status: 'first-run', pressed: 'open-backup' } };

/** Every status has its story. */
export const coverage = {
  'first-run': FirstRun,
  'request-waits': RequestWaits,
  'storage-blocked': StorageBlocked,
  'storage-not-kept': StorageNotKept,
} satisfies Record<WelcomeView['status'], Story>;
