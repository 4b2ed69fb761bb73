// Avatars of files.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileAvatar } from '../../../src/components/tokens/FileAvatar.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/FileAvatar',
  component: FileAvatar,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for the leading place of a file’s row: a drawn sheet with up to four letters of its kind.',
      avoid: 'in a list of transfers: `SubjectAvatar`. For what is in the file: `ContentView`.',
      accessibility:
        'hidden from screen readers, its letters too: the row has to say the kind in words. The colour goes by the kind’s family.',
    }),
  },
  args: { mime: 'image/png' },
} satisfies Meta<typeof FileAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const MIMES = ['image/svg+xml', 'text/plain', 'text/html', 'audio/mpeg', 'video/mp4', 'application/pdf', ''];

/** One of each family of types. */
export const Families: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {MIMES.map((mime) => (
        <FileAvatar key={mime} mime={mime} />
      ))}
    </div>
  ),
};
