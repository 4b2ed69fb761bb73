import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../../../src/components/layout/Page.tsx';
import { Scene } from '../../../src/components/layout/Scene.tsx';

const meta = {
  title: 'Components/Scene',
  component: Scene,
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
