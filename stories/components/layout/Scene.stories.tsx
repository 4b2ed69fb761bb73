import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../../../src/components/layout/Page.tsx';
import { Scene } from '../../../src/components/layout/Scene.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/Scene',
  component: Scene,
  tags: ['stable'],
  parameters: guide({
    use: 'for how a screen without numbers opens: a drawing in the kennel’s doorway, from edge to edge. `small` where a keyboard takes half of the screen.',
    avoid:
      'in a list or a card: `Illustration` in an `EmptyState`. On a first screen, which has to stay small: `SceneFrame` with its own drawing.',
    accessibility: 'silent and never alone: the `Lead` under it says what the drawing means.',
  }),
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
  args: { name: 'welcome' },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { name: 'locked', size: 'small' } };
