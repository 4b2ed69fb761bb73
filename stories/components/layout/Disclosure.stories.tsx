import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SecretField } from '../../../src/components/fields/SecretField.tsx';
import { Disclosure } from '../../../src/components/layout/Disclosure.tsx';
import { Row } from '../../../src/components/layout/Row.tsx';
import { guide } from '../../support/guide.ts';

const meta = {
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  tags: ['stable'],
  parameters: {
    layout: 'padded',
    ...guide({
      use: 'for what few people need: an advanced part of a form, or technical details. Closed, its content is not in the page.',
      avoid: 'for warnings or what everybody needs: an open `Card`. For a choice of values: `ChoiceSheet`.',
      accessibility:
        'a `button` with `aria-expanded`, at least 52 pixels high; Enter and Space open and close it. Its content appears without motion.',
    }),
  },
  args: {
    title: 'I also set a passphrase',
    isOpen: false,
    onToggle: fn(),
    children: <SecretField label="Passphrase" text="" onText={fn()} hint="Capitals and spaces count." />,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Open: Story = { args: { isOpen: true } };
/** Rows have their own padding. */
export const Flush: Story = {
  args: { isOpen: true, isFlush: true, children: <Row title="Account 2" second="Not used yet" /> },
};
