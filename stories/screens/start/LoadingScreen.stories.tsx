import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LoadingView } from '../../../src/screens/start/Loading/LoadingScreen.tsx';
import { LoadingScreen } from '../../../src/screens/start/Loading/LoadingScreen.tsx';

const meta = {
  title: 'Screens/Start/Loading',
  excludeStories: ['coverage'],
  component: LoadingScreen,
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The product's name; pulses, static under reduced motion. */
export const Starting: Story = { args: { status: 'starting' } };
export const Slow: Story = { args: { status: 'slow' } };

/** Every status has its story. */
export const coverage = { starting: Starting, slow: Slow } satisfies Record<LoadingView['status'], Story>;
