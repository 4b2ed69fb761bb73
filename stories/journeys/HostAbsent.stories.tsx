// Failures of Telegram that keep the app from starting, and the screen shown instead.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { HostFailureName } from '../../mocks/telegram/hostFailures.ts';
import { readLaunch } from '../../src/adapters/telegram/launch.ts';
import { OUTSIDE_MESSAGES } from '../../src/i18n/messages/app/elsewhereMessages.ts';
import { ErrorScreen } from '../../src/screens/start/Error/ErrorScreen.tsx';
import { OutsideTelegramScreen } from '../../src/screens/start/OutsideTelegram/OutsideTelegramScreen.tsx';

const meta = {
  title: 'Journeys/Host absent',
  tags: ['!autodocs'],
  args: { failures: [] },
} satisfies Meta<{ readonly failures: readonly HostFailureName[] }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No launch parameters: the page says where Kennel can be opened, and creates no wallet. */
export const LaunchMissing: Story = {
  args: { failures: ['launch-missing'] },
  render: () => <OutsideTelegramScreen status="outside" botUrl="https://t.me/kennel" />,
  play: async ({ canvas }) => {
    await expect(readLaunch()).toBeNull();
    await expect(canvas.getByRole('heading', { name: OUTSIDE_MESSAGES.title })).toBeVisible();
  },
};

/** The client's cached page is older than the server's files, so a part of the app is missing. */
export const StaleCache: Story = {
  args: { failures: ['stale-cache'] },
  render: () => (
    <ErrorScreen
      status="part-missing"
      report="Kennel · part-missing · TypeError · /receive"
      isCopied={false}
      onHome={fn()}
      onReload={fn()}
      onCopyReport={fn()}
    />
  ),
};
