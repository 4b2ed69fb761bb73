// Foreign ticks.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SUMMARIES } from '../../../mocks/views/tokens.ts';
import { TokenTick } from '../../../src/components/tokens/TokenTick.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/TokenTick',
  component: TokenTick,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a token’s tick: cleaned of what hides or turns letters, with a check where its index vouches for it.',
      avoid:
        'to compare ids of tokens: `IdCard`, since a tick is anybody’s and is cut where there is no room. For longer texts: `ExactText`.',
      accessibility:
        'in its own direction and not translated. The check is an image with a name, so that verified is heard too.',
    }),
  },
  args: { summary: SUMMARIES.unix },
} satisfies Meta<typeof TokenTick>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Marked as verified by its index. */
export const Verified: Story = {};
/** Characters that hide or reorder text are shown as placeholders. */
export const Sly: Story = { args: { summary: { tick: 'UN\u200bIX\u202e', isVerified: null } } };
