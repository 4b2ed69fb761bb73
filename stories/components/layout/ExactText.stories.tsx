// Foreign texts, character by character.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExactText } from '../../../src/components/layout/ExactText.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/ExactText',
  component: ExactText,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for a text that is about to be signed, to the letter: lines as they are, and characters that hide or turn text as their numbers.',
      avoid:
        'for a name or a tick of strangers: `TokenTick`. For what is stored on the chain: `ContentView`.',
      accessibility:
        'what cannot be seen is written out, so it can be heard too. Never cut or translated; it takes its own direction and cannot turn what is around it.',
    }),
  },
  args: { text: 'Log in to Much Shop\n  as doge 🐕\n\nMuch wow.' },
} satisfies Meta<typeof ExactText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Line breaks and spaces are kept. */
export const Lines: Story = {};
/** Characters that hide or reorder text are shown as their code points. */
export const Hidden: Story = {
  args: { text: 'Pay \u202e001\u202c DOGE\u200b now\u00a0or\tnever' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('U+202E')).toBeVisible();
  },
};
/** A right-to-left script. */
export const Arabic: Story = { args: { text: 'أوافق على الشروط\nOrder 1207' } };
/** A single very long word. */
export const Long: Story = { args: { text: 'much'.repeat(60) } };
