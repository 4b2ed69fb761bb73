// The figures of files.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileFigure } from '../../src/components/FileFigure.tsx';

const meta = {
  title: 'Components/FileFigure',
  component: FileFigure,
  parameters: { layout: 'padded' },
  args: { mime: 'image/png' },
} satisfies Meta<typeof FileFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

const MIMES = ['image/svg+xml', 'text/plain', 'text/html', 'audio/mpeg', 'video/mp4', 'application/pdf', ''];

/** One of each family. */
export const Families: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {MIMES.map((mime) => (
        <FileFigure key={mime} mime={mime} />
      ))}
    </div>
  ),
};
