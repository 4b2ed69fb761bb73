import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OutsideTelegramView } from '../../../src/screens/start/OutsideTelegram/OutsideTelegramScreen.tsx';
import { OutsideTelegramScreen } from '../../../src/screens/start/OutsideTelegram/OutsideTelegramScreen.tsx';

const meta = {
  title: 'Screens/Start/Outside Telegram',
  excludeStories: ['coverage'],
  component: OutsideTelegramScreen,
} satisfies Meta<typeof OutsideTelegramScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The build has its bot configured. */
export const Outside: Story = { args: { status: 'outside', botUrl: 'https://t.me/example_bot/wallet' } };
/** No bot is configured: a text instead of a link. */
export const WithoutLink: Story = { args: { status: 'outside', botUrl: null } };
/** A cold wallet opened in Telegram. */
export const Cold: Story = { args: { status: 'cold' } };

/** No WebAssembly or no workers, as in Lockdown Mode. */
export const Unable: Story = { args: { status: 'unable' } };

/** Every status has its story. */
export const coverage = { outside: Outside, cold: Cold, unable: Unable } satisfies Record<
  OutsideTelegramView['status'],
  Story
>;
