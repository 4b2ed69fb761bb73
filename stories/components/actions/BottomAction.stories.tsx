import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BottomAction } from '../../../src/components/actions/BottomAction.tsx';
import { Page } from '../../../src/components/layout/Page.tsx';
import { BottomActionHost } from '../../../src/components/layout/shellContexts.ts';

const host = { show: fn(() => () => undefined) };

const meta = {
  title: 'Components/BottomAction',
  component: BottomAction,
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

/** No host button: gold, in the page. */
export const InPage: Story = {};
export const Disabled: Story = { args: { isEnabled: false } };
export const Busy: Story = { args: { label: 'Sending', isBusy: true } };
export const Danger: Story = { args: { label: 'Remove this wallet', tone: 'danger' } };
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
/** A press that spends stays in the page even where there is a host button. */
export const InPageOnly: Story = {
  ...Hosted,
  args: { isInPageOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
