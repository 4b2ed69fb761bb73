// The figures of files.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileAvatar } from '../../../src/components/tokens/FileAvatar.tsx';

const meta = {
  title: 'Components/FileFigure',
  component: FileAvatar,
  parameters: { layout: 'padded' },
  args: { mime: 'image/png' },
} satisfies Meta<typeof FileAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const MIMES = ['image/svg+xml', 'text/plain', 'text/html', 'audio/mpeg', 'video/mp4', 'application/pdf', ''];

/** One of each family. */
export const Families: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {MIMES.map((mime) => (
        <FileAvatar key={mime} mime={mime} />
      ))}
    </div>
  ),
};
