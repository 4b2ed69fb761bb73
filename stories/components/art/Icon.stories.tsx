import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../../src/components/art/Icon.tsx';
import { ICON_PATHS, type IconName } from '../../../src/components/art/iconPaths.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Brand/Icon',
  component: Icon,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for one of Kennel’s own line icons, in the colour of the words beside it. Their paths are in iconPaths.ts, drawn on a grid of 24.',
      avoid:
        'as something to press: `IconButton`. For an account: `Identicon`. For an empty or a failed screen: `Illustration`.',
      accessibility:
        'hidden from screen readers unless it has a `label`, which makes it an image with that name. Below 20 pixels its line is heavier, so that it does not fade.',
    }),
  },
  args: { name: 'key' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Labelled: Story = { args: { name: 'warning', label: 'Warning' } };
/** All icons. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 16 }}>
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 4, fontSize: 12 }}>
          <Icon name={name} />
          {name}
        </div>
      ))}
    </div>
  ),
};
