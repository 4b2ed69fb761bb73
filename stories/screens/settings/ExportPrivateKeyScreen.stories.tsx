import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { ACCOUNTS } from '../../../mocks/views/people.ts';
import { Fault } from '../../../src/domain/fault.ts';
import {
  ExportPrivateKeyScreen,
  type ExportPrivateKeyView,
} from '../../../src/screens/settings/ExportPrivateKey/ExportPrivateKeyScreen.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

/** As long as a key, but invalid. */
const KEY = 'QNotAKeyNotAKeyNotAKeyNotAKeyNotAKeyNotAKeyNotAKeyNo';

const meta = {
  title: 'Screens/Backup/Show a private key',
  excludeStories: ['coverage'],
  component: ExportPrivateKeyScreen,
  args: {
    status: 'asking',
    account: ACCOUNTS.everyday,
    onPassword: fn(),
    reveal: async () => KEY,
    whenHidden: () => () => undefined,
    onRestart: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ExportPrivateKeyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Wrong: Story = { args: { status: 'wrong', freeTriesLeft: 4 } };
export const Throttled: Story = {
  args: { status: 'throttled', untilMs: STORY_NOW_MS + 300_000, nowMs: STORY_NOW_MS },
};
export const Opening: Story = { args: { status: 'opening', stage: null } };
/** Neither the key nor a copy button is in the document. */
export const Covered: Story = {
  args: { status: 'open' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(KEY)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /copy/i })).toBeNull();
  },
};
export const Shown: Story = {
  tags: ['main'],
  args: { status: 'open' },
  play: async ({ canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Hold to show' }), { button: 0 });
    await expect(await canvas.findByText(KEY)).toBeVisible();
  },
};
/** The code has to be held separately. */
export const CodeCovered: Story = {
  args: { status: 'open' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as QR code' }));
    await expect(canvas.queryByRole('img', { name: /private key/ })).toBeNull();
  },
};
export const CodeShown: Story = {
  args: { status: 'open' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as QR code' }));
    const button = canvas.getByRole('button', { name: 'Hold to show the code' });
    await fireEvent.pointerDown(button, { button: 0 });
    await expect(await canvas.findByRole('img', { name: /private key/ })).toBeVisible();
    await expect(canvas.queryByText(KEY)).toBeNull();
  },
};
export const LongName: Story = { args: { status: 'open', account: ACCOUNTS.long } };
export const Gone: Story = { args: { status: 'gone' } };
/** A watch-only address. */
export const NotExportable: Story = { args: { status: 'not-exportable' } };
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('worker-failed', 'the key worker stopped') },
};

/** Every status has its story. */
export const coverage = {
  asking: Asking,
  wrong: Wrong,
  throttled: Throttled,
  opening: Opening,
  open: Shown,
  gone: Gone,
  'not-exportable': NotExportable,
  failed: Failed,
} satisfies Record<ExportPrivateKeyView['status'], Story>;
