import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../../../src/components/art/Icon.tsx';
import { ICON_PATHS, type IconName } from '../../../src/components/art/iconPaths.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  parameters: { layout: 'padded' },
  args: { name: 'key' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Labelled: Story = { args: { name: 'warning', label: 'Warning' } };
/** Every icon there is. */
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
