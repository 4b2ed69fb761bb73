// Avatars of tokens.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryContent } from '../../../mocks/views/contents.ts';
import { SUMMARIES } from '../../../mocks/views/tokens.ts';
import { TokenAvatar } from '../../../src/components/tokens/TokenAvatar.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/TokenAvatar',
  component: TokenAvatar,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a token beside its tick: the picture its makers gave, and a coin with the first letter until that is there or where it cannot be drawn.',
      avoid: 'in lists of transfers, which carry no picture: `SubjectAvatar`. For accounts: `Identicon`.',
      accessibility:
        'silent: the tick is beside it. Makers choose the picture, so it cannot tell a token from its imitation.',
    }),
  },
  args: { summary: SUMMARIES.unix, loadContent: loadStoryContent },
} satisfies Meta<typeof TokenAvatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The token's own picture. */
export const Logo: Story = {};
/** A coin for each token without a picture, or whose picture doesn't load. */
export const Letters: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {Object.values(SUMMARIES).map((summary) => (
        <TokenAvatar
          key={summary.tick + summary.id.protocol + summary.name}
          {...args}
          summary={{ ...summary, logo: 'gone' }}
        />
      ))}
    </div>
  ),
};
