// Foreign content, as it is shown.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CONTENTS } from '../../../mocks/views/contents.ts';
import { ContentView } from '../../../src/components/tokens/ContentView.tsx';
import { Fault } from '../../../src/domain/fault.ts';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Tokens/ContentView',
  component: ContentView,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for what strangers put on the chain: pictures and texts are drawn, drawings and pages only when somebody asks, and the rest is named.',
      avoid:
        'for drawings of our own: `Illustration`. For a token’s picture: `TokenAvatar`. For a text to be signed: `ExactText`.',
      accessibility:
        'a picture has `label` as its alternative text, and loading is a status. A page is inert and takes no focus; a long text does, so that it scrolls by keyboard. A `tile` has no buttons, as it is inside of one.',
    }),
  },
  args: { label: 'A dog', state: { kind: 'ready', content: CONTENTS.dog } },
} satisfies Meta<typeof ContentView>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressed =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name }));
  };

export const Picture: Story = {};
/** A program is shown as text. */
export const Text: Story = { args: { state: { kind: 'ready', content: CONTENTS.program } } };
/** An SVG drawing is shown after a press. */
export const Drawing: Story = { args: { state: { kind: 'ready', content: CONTENTS.drawing } } };
export const DrawingShown: Story = { ...Drawing, play: pressed('Show picture') };
/** A few characters that would take forever to draw. */
export const DrawingRejected: Story = {
  args: { state: { kind: 'ready', content: CONTENTS.bomb } },
  play: pressed('Show picture'),
};
/** A page is shown after a press, too. */
export const Page: Story = { args: { state: { kind: 'ready', content: CONTENTS.hostilePage } } };
/** Declared as a picture, but not one. */
export const Broken: Story = { args: { state: { kind: 'ready', content: CONTENTS.broken } } };
export const Document: Story = { args: { state: { kind: 'ready', content: CONTENTS.paper } } };
export const Offline: Story = {
  args: { state: { kind: 'failed', fault: new Fault('offline', 'no answer') }, onRetry: fn() },
};
export const Nowhere: Story = { args: { state: { kind: 'nowhere' } } };
