// Ticks of strangers.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SUMMARIES } from '../../../mocks/views/tokens.ts';
import { TokenTick } from '../../../src/components/tokens/TokenTick.tsx';

const meta = {
  title: 'Components/TokenTick',
  component: TokenTick,
  parameters: { layout: 'padded' },
  args: { summary: SUMMARIES.unix },
} satisfies Meta<typeof TokenTick>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its index has marked it. */
export const Verified: Story = {};
/** Letters that hide or turn the line are drawn as what they are: something unseen. */
export const Sly: Story = { args: { summary: { tick: 'UN\u200bIX\u202e', isVerified: null } } };
