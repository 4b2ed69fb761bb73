// Texts of strangers, to the letter.
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

/** Lines and spaces stay. */
export const Lines: Story = {};
/** What hides or turns letters is drawn as its number. */
export const Hidden: Story = {
  args: { text: 'Pay \u202e001\u202c DOGE\u200b now\u00a0or\tnever' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('U+202E')).toBeVisible();
  },
};
/** A script that runs from right to left. */
export const Arabic: Story = { args: { text: 'أوافق على الشروط\nOrder 1207' } };
/** One word without end. */
export const Long: Story = { args: { text: 'much'.repeat(60) } };
