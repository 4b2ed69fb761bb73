import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Card } from '../../../src/components/layout/Card.tsx';
import { Page } from '../../../src/components/layout/Page.tsx';
import { PullToRefresh } from '../../../src/components/layout/PullToRefresh.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/PullToRefresh',
  component: PullToRefresh,
  tags: ['beta'],
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'around a page whose numbers come from servers: home, a history.',
      avoid:
        'as the only way to refresh: not everybody can pull. Around forms: a pull must not lose what was typed.',
      accessibility:
        'a shortcut without a role of its own. The sign turns with the finger, and stands still under reduced motion.',
    }),
  },
  args: {
    isRefreshing: false,
    onRefresh: fn(),
    children: (
      <Page title="Activity">
        <Card title="Today">Moon Coffee, 12 DOGE</Card>
      </Page>
    ),
  },
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pulls with one finger. */
async function pull(element: HTMLElement, to: { x?: number; y: number }, isLetGo: boolean): Promise<void> {
  const at = (clientX: number, clientY: number) => [
    new Touch({ identifier: 0, target: element, clientX, clientY }),
  ];
  await fireEvent.touchStart(element, { touches: at(200, 100) });
  await fireEvent.touchMove(element, { touches: at(200 + (to.x ?? 0) / 2, 100 + to.y / 2) });
  await fireEvent.touchMove(element, { touches: at(200 + (to.x ?? 0), 100 + to.y) });
  if (isLetGo) await fireEvent.touchEnd(element, { touches: [] });
}

export const AtRest: Story = {
  play: async ({ args, canvas }) => {
    const page = canvas.getByText('Today');
    await pull(page, { y: 60 }, true);
    await pull(page, { x: 150, y: 20 }, true);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await pull(page, { y: 120 }, true);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
/** Not pulled far enough. */
export const Pulled: Story = {
  play: ({ canvas }) => pull(canvas.getByText('Today'), { y: 70 }, false),
};
/** Releasing it refreshes. */
export const FarEnough: Story = {
  play: ({ canvas }) => pull(canvas.getByText('Today'), { y: 130 }, false),
};
/** A pull does nothing while it is already refreshing. */
export const Refreshing: Story = {
  args: { isRefreshing: true },
  play: async ({ args, canvas }) => {
    await pull(canvas.getByText('Today'), { y: 150 }, true);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};
