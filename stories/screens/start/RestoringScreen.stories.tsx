import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RestoringView } from '../../../src/screens/start/Restoring/RestoringScreen.tsx';
import { RestoringScreen } from '../../../src/screens/start/Restoring/RestoringScreen.tsx';

const meta = {
  title: 'Screens/Start/Looking for the wallet',
  excludeStories: ['coverage'],
  component: RestoringScreen,
} satisfies Meta<typeof RestoringScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Some hosts lose the page's storage at every start: their copy is requested first. */
export const Searching: Story = { args: { status: 'searching' } };
export const Slow: Story = { args: { status: 'slow' } };

/** Every status has its story. */
export const coverage = { searching: Searching, slow: Slow } satisfies Record<RestoringView['status'], Story>;
