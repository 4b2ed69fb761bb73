// The number that a screen is about.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberHero } from '../../../src/components/layout/NumberHero.tsx';

const meta = {
  title: 'Components/FigureHero',
  component: NumberHero,
  parameters: { layout: 'padded' },
  args: {
    whole: '1,204',
    fraction: '.5',
    unit: ' DOGE',
    digits: 9,
    tone: 'plain',
    sign: '',
    isHidden: false,
  },
  render: (args) => (
    <div style={{ containerType: 'inline-size', textAlign: 'center' }}>
      <NumberHero {...args} />
    </div>
  ),
} satisfies Meta<typeof NumberHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Gold: Story = { args: { tone: 'gold' } };
export const Received: Story = { args: { tone: 'received', sign: '+' } };
export const Void: Story = { args: { tone: 'void', sign: '\u2212' } };
export const Hidden: Story = { args: { isHidden: true } };
/** Ever smaller, in one line. */
export const Long: Story = { args: { whole: '1,132,715,439', fraction: '.96', digits: 18 } };
/** In further lines. */
export const LongWrapped: Story = {
  args: { whole: '999999999999999999999999999999999', fraction: '.99999999', digits: 42, mayWrap: true },
};
