import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BottomAction } from '../../../src/components/actions/BottomAction.tsx';
import { Page } from '../../../src/components/layout/Page.tsx';
import { BottomActionHost } from '../../../src/components/layout/shellContexts.ts';
import { guide } from '../../support/guide.ts';

const host = { show: fn(() => () => undefined) };

const meta = {
  title: 'Components/Actions/BottomAction',
  component: BottomAction,
  tags: ['stable'],
  parameters: guide({
    use: 'for the one thing that a whole screen is for, in the `bottom` of a `Page`. Telegram’s own button shows it where there is one, otherwise a wide `Button`. `isInPageOnly` keeps a press that spends or reveals in the page.',
    avoid:
      'for a second act beside it, or one inside a card or a sheet: that is a `Button`. A screen has one of them, since the host has one button.',
    accessibility:
      'in the page a `button` named by `label`; on the host’s button nothing is drawn here, and the host gets the same label and state. A change of screen and of the host’s button happen together, so a late press cannot hit the wrong one.',
  }),
  args: { label: 'Review', onPress: fn(), isEnabled: true, isBusy: false },
  decorators: [
    (Story) => (
      <Page title="Send" bottom={<Story />}>
        The action stays within reach of a thumb.
      </Page>
    ),
  ],
} satisfies Meta<typeof BottomAction>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a host button: gold, in the page. */
export const InPage: Story = {};
export const Disabled: Story = { args: { isEnabled: false } };
export const Busy: Story = { args: { label: 'Sending', isBusy: true } };
export const Danger: Story = { args: { label: 'Remove wallet', tone: 'danger' } };
/** The host shows it; nothing is drawn in the page. */
export const Hosted: Story = {
  decorators: [
    (Story) => (
      <BottomActionHost value={host}>
        <Story />
      </BottomActionHost>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const shown = expect.objectContaining({ label: 'Review', isEnabled: true });
    await waitFor(() => expect(host.show).toHaveBeenCalledWith(shown));
  },
};
/** A press that spends stays in the page even if there is a host button. */
export const InPageOnly: Story = {
  ...Hosted,
  args: { isInPageOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
