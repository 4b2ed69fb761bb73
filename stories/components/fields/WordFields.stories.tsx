import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { WordFields, type WordFieldsProps } from '../../../src/components/fields/WordFields.tsx';
import { enterText, NO_WORDS } from '../../../src/domain/keys/typedWords.ts';
import { guide } from '../../support/guide.ts';

/** An invalid phrase: its checksum is wrong on purpose. */
const WORDS = 'ostrich velvet orbit kettle harbour lamp window seven green amber tiger zebra';
const LIST = WORDS.split(' ').sort();

function Typing(props: WordFieldsProps) {
  const [typed, setTyped] = useState(props.typed);
  const enter: WordFieldsProps['onEntry'] = (entry) => {
    setTyped(entry.typed);
    props.onEntry(entry);
  };
  return <WordFields {...props} typed={typed} onEntry={enter} />;
}

const meta = {
  title: 'Components/Fields/WordFields',
  component: WordFields,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'to type or paste a recovery phrase of 12 to 24 words. A space goes to the next position, and a phrase pasted anywhere fills all of them.',
      avoid:
        'to show a phrase: `WordGrid`. For the passphrase beside it: `SecretField`. What is wrong is said by `PhraseHints` under it.',
      accessibility:
        'an ordered list named by `label` and kept from translation. The focus goes on by itself after a space or a chosen offer; Enter in the last position calls `onEnter`.',
    }),
  },
  render: (args) => <Typing {...args} />,
  args: {
    label: 'Recovery phrase',
    typed: NO_WORDS,
    onEntry: fn(),
    offersFor: (typed) => (typed.length < 2 ? [] : LIST.filter((word) => word.startsWith(typed)).slice(0, 3)),
    offersLabel: 'Matching words',
    wordNumberLabel: (position) => `Word ${position}`,
    wrongPositions: [],
    onHere: fn(),
    onEnter: fn(),
  },
} satisfies Meta<typeof WordFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words are typed one by one, separated by spaces. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Word 1$/ }));
    await userEvent.keyboard('ostrich ');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Word 2$/ })).toHaveFocus());
    await userEvent.keyboard('ve{Enter}');
    await expect(canvas.getByRole('combobox', { name: /Word 2$/ })).toHaveValue('velvet');
    await expect(canvas.getByRole('combobox', { name: /Word 3$/ })).toHaveFocus();
  },
};
export const Full: Story = {
  args: { typed: enterText(NO_WORDS, 0, WORDS).typed, wrongPositions: [5] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Word 12$/ }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await userEvent.tab();
  },
};
export const TwentyFour: Story = { args: { typed: enterText(NO_WORDS, 0, `${WORDS} ${WORDS}`).typed } };
