import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { OtherWindowView } from '../../../src/screens/start/OtherWindow/OtherWindowScreen.tsx';
import { OtherWindowScreen } from '../../../src/screens/start/OtherWindow/OtherWindowScreen.tsx';

const meta = {
  title: 'Screens/Start/Open in another window',
  excludeStories: ['coverage'],
  component: OtherWindowScreen,
  args: { status: 'taken', onUse: fn() },
} satisfies Meta<typeof OtherWindowScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another window has the wallet, or took it over. */
export const Taken: Story = {};
/** The other window finishes, within three seconds. */
export const TakingOver: Story = { args: { status: 'taking-over' } };

/** Every status has its story. */
export const coverage = { taken: Taken, 'taking-over': TakingOver } satisfies Record<
  OtherWindowView['status'],
  Story
>;
