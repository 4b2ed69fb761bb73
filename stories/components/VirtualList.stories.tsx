// A long list of which little is drawn.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Row } from '../../src/components/Row.tsx';
import { VirtualList } from '../../src/components/VirtualList.tsx';

const NUMBERS = Array.from({ length: 5000 }, (_, place) => place + 1);
const onPress = fn();

const meta = {
  title: 'Components/VirtualList',
  component: VirtualList<number>,
  args: {
    items: NUMBERS,
    label: 'Numbers',
    keyOf: String,
    heightOf: () => 64,
    draw: (number) => <Row title={`Number ${number}`} onPress={onPress} />,
    place: { offset: 0 },
  },
} satisfies Meta<typeof VirtualList<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Five thousand rows. While the page is put away nothing has a height, and the list stays as it is. */
export const Long: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = () =>
      canvas.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
    const before = rows();
    await expect(before.length).toBeLessThanOrEqual(80);
    canvasElement.style.display = 'none';
    for (let turn = 0; turn < 3; turn++) await frame();
    await expect(rows()).toEqual(before);
    canvasElement.style.display = '';
    for (let turn = 0; turn < 3; turn++) await frame();
    await expect(rows()).toEqual(before);
  },
};
/** Three rows. */
export const Short: Story = { args: { items: [1, 2, 3] } };
