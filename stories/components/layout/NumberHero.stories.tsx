// The main number of a screen.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberHero } from '../../../src/components/layout/NumberHero.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/NumberHero',
  component: NumberHero,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'as the frame of the one large number of a screen. It shrinks with its `digits`, or wraps with `mayWrap`.',
      avoid:
        'on a screen by itself: `AmountHero` for DOGE, `SubjectHero` for tokens. In a sentence: `AmountText`.',
      accessibility:
        'a hidden number has the same size whatever it is, so not even its length shows, and is heard as hidden. The sign is text; gold and green add nothing to it.',
    }),
  },
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
/** Shrinks to fit one line. */
export const Long: Story = { args: { whole: '1,132,715,439', fraction: '.96', digits: 18 } };
/** Wraps into more lines. */
export const LongWrapped: Story = {
  args: { whole: '999999999999999999999999999999999', fraction: '.99999999', digits: 42, mayWrap: true },
};
