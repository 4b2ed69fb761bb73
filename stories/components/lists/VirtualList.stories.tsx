// A long list of which only the visible rows are rendered.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Row } from '../../../src/components/layout/Row.tsx';
import { VirtualList } from '../../../src/components/lists/VirtualList.tsx';
import { guide } from '../../support/guide.ts';

const NUMBERS = Array.from({ length: 5000 }, (_, index) => index + 1);
const onPress = fn();

const meta = {
  title: 'Components/Lists/VirtualList',
  component: VirtualList,
  tags: ['stable'],
  parameters: guide({
    use: 'for a list of any length: only what is in sight is drawn, and `scrollPosition` outlives the way to a detail and back.',
    avoid:
      'for a few dozen rows: `Card` with `Row`. In a `Sheet`: it scrolls with the page and not in a box.',
    accessibility:
      'a named list whose items have their position and the size of the whole. Arrow keys, Home and End go from row to row, and the focused row stays drawn however far it is scrolled away.',
  }),
  args: {
    items: NUMBERS,
    label: 'Number format',
    keyOf: String,
    heightOf: () => 64,
    draw: (number) => <Row title={`Number ${number}`} onPress={onPress} />,
    scrollPosition: { offset: 0 },
  },
} satisfies Meta<typeof VirtualList<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const frames = async () => {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** Content above the list loads late. The row focused by keys stays in view all the same. */
async function keysUnderWhatComes(above: Element): Promise<void> {
  const tooLate = document.createElement('div');
  tooLate.style.height = '700px';
  above.prepend(tooLate);
  await frames();
  above.querySelector<HTMLElement>('[role="listitem"] button')?.focus();
  await userEvent.keyboard('{ArrowDown>16/}');
  await waitFor(async () => {
    const row = document.activeElement?.closest('[role="listitem"]');
    await expect(row).toHaveAttribute('aria-posinset', '17');
    const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
  (document.activeElement as HTMLElement | null)?.blur();
  tooLate.remove();
  window.scrollTo(0, 0);
}

/** Five thousand rows. In a hidden page everything has zero height, and the list stays as it is. */
export const Long: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = () =>
      canvas.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    const before = rows();
    await expect(before.length).toBeLessThanOrEqual(80);
    canvasElement.style.display = 'none';
    await frames();
    await expect(rows()).toEqual(before);
    canvasElement.style.display = '';
    await frames();
    await expect(rows()).toEqual(before);
    await keysUnderWhatComes(canvasElement);
  },
};
/** Three rows. */
export const Short: Story = { args: { items: [1, 2, 3] } };
