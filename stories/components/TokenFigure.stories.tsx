// The figures of tokens.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadStoryContent } from '../../mocks/views/contents.ts';
import { FACES } from '../../mocks/views/tokens.ts';
import { TokenFigure } from '../../src/components/TokenFigure.tsx';

const meta = {
  title: 'Components/TokenFigure',
  component: TokenFigure,
  parameters: { layout: 'padded' },
  args: { face: FACES.unix, loadContent: loadStoryContent },
} satisfies Meta<typeof TokenFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picture that its makers gave. */
export const Logo: Story = {};
/** A coin for each that has none, or whose picture does not come. */
export const Letters: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {Object.values(FACES).map((face) => (
        <TokenFigure
          key={face.tick + face.id.protocol + face.name}
          {...args}
          face={{ ...face, logo: 'gone' }}
        />
      ))}
    </div>
  ),
};
