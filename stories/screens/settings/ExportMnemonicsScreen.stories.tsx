import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Fault } from '../../../src/domain/fault.ts';
import {
  type ExportMnemonicsEvents,
  ExportMnemonicsScreen,
  type ExportMnemonicsView,
} from '../../../src/screens/settings/ExportMnemonics/ExportMnemonicsScreen.tsx';
import type { RevealedWords } from '../../../src/screens/settings/ExportMnemonics/HeldWords.tsx';
import { STORY_NOW_MS } from '../../support/storyTime.ts';

/** An invalid phrase: its checksum is wrong on purpose. */
const TWELVE = 'ostrich velvet orbit kettle harbour lamp window seven green amber tiger zebra'.split(' ');

const words = (passphrase = '', list = TWELVE): RevealedWords => ({ kind: 'words', words: list, passphrase });

const meta = {
  title: 'Screens/Backup/Show recovery words',
  excludeStories: ['coverage'],
  component: ExportMnemonicsScreen,
  args: {
    status: 'asking',
    walletName: 'Everyday',
    secret: 'words',
    onPassword: fn(),
    reveal: (async () => words()) as ExportMnemonicsEvents['reveal'],
    whenHidden: (() => () => undefined) as ExportMnemonicsEvents['whenHidden'],
    onRestart: fn(),
    onCheck: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ExportMnemonicsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const OPEN = { status: 'open', hasPassphrase: false, hdPath: "m/44'/3'/0'/0" } as const;

/** The password is always needed, even in an unlocked session. */
export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your password'), 'velvet harbour{Enter}');
    await expect(args.onPassword).toHaveBeenCalledWith('velvet harbour');
  },
};
export const AskingArabicName: Story = { args: { walletName: 'محفظة العائلة' } };
export const Wrong: Story = { args: { status: 'wrong', freeTriesLeft: 1 } };
export const Throttled: Story = {
  args: { status: 'throttled', untilMs: STORY_NOW_MS + 30_000, nowMs: STORY_NOW_MS },
};
export const Opening: Story = { args: { status: 'opening', stage: null } };
/** No word is in the document. */
export const Covered: Story = {
  args: OPEN,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('ostrich')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /copy/i })).toBeNull();
  },
};
/** Shown while the finger is down. */
export const Shown: Story = {
  tags: ['main'],
  args: OPEN,
  play: async ({ canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Hold to show' }), { button: 0 });
    await expect(await canvas.findByText('ostrich')).toBeVisible();
  },
};
export const Released: Story = {
  args: OPEN,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Hold to show' });
    await fireEvent.pointerDown(button, { button: 0 });
    await canvas.findByText('ostrich');
    await fireEvent.pointerUp(button);
    await expect(canvas.queryByText('ostrich')).toBeNull();
  },
};
/** The words arrive after the finger was lifted: they are not shown. */
export const ReleasedTooEarly: Story = {
  args: { ...OPEN, reveal: () => new Promise((resolve) => setTimeout(() => resolve(words()), 50)) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Hold to show' });
    await fireEvent.pointerDown(button, { button: 0 });
    await fireEvent.pointerUp(button);
    await new Promise((resolve) => setTimeout(resolve, 120));
    await expect(canvas.queryByText('ostrich')).toBeNull();
  },
};
/** Held by a key. */
export const ShownByKey: Story = {
  args: OPEN,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Hold to show' });
    button.focus();
    await fireEvent.keyDown(button, { key: 'Enter' });
    await canvas.findByText('ostrich');
    await fireEvent.keyUp(button, { key: 'Enter' });
    await expect(canvas.queryByText('ostrich')).toBeNull();
  },
};
/** For users who can't hold a button. */
export const ShownForAWhile: Story = {
  args: OPEN,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show for 10 seconds instead' }));
    await expect(await canvas.findByText('ostrich')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide now' }));
    await expect(canvas.queryByText('ostrich')).toBeNull();
  },
};
/** The window lost the focus. */
export const HiddenAgain: Story = {
  args: OPEN,
  play: async ({ canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Hold to show' }), { button: 0 });
    await canvas.findByText('ostrich');
    await fireEvent.blur(window);
    await expect(canvas.queryByText('ostrich')).toBeNull();
    await expect(canvas.getByText(/Hidden\. Hold/)).toBeVisible();
  },
};
let reportHidden = () => {};
/** The host was minimized. */
export const HiddenWithTheApp: Story = {
  args: {
    ...OPEN,
    whenHidden: (listener) => {
      reportHidden = listener;
      return () => undefined;
    },
  },
  play: async ({ canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Hold to show' }), { button: 0 });
    await canvas.findByText('ostrich');
    reportHidden();
    await expect(await canvas.findByText(/Hidden\. Hold/)).toBeVisible();
    await expect(canvas.queryByText('ostrich')).toBeNull();
  },
};
export const TwentyFourShown: Story = {
  args: { ...OPEN, reveal: async () => words('', [...TWELVE, ...[...TWELVE].reverse()]) },
  play: async ({ canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Hold to show' }), { button: 0 });
    await expect(await canvas.findAllByText('ostrich')).toHaveLength(2);
  },
};
/** The words alone would open a different wallet. */
export const PassphraseCovered: Story = { args: { ...OPEN, hasPassphrase: true } };
export const PassphraseShown: Story = {
  args: { ...OPEN, hasPassphrase: true, reveal: async () => words('Lamp post  №7') },
  play: async ({ canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Hold to show' }), { button: 0 });
    await expect(await canvas.findByText(/Lamp post/)).toBeVisible();
  },
};
/** The wallet was imported from an extended key. */
export const ExtendedKeyShown: Story = {
  args: {
    ...OPEN,
    secret: 'extended-key',
    reveal: async () => ({ kind: 'text', text: `dgpv${'5wordsthatarenokey'.repeat(6).slice(0, 107)}` }),
  },
  play: async ({ canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Hold to show' }), { button: 0 });
    await expect(await canvas.findByText(/^dgpv/)).toBeVisible();
  },
};
export const Unreachable: Story = {
  args: { ...OPEN, reveal: async () => null },
  play: async ({ canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Hold to show' }), { button: 0 });
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** The permission to show them expired. */
export const Gone: Story = { args: { status: 'gone' } };
/** A wallet with a single key. */
export const NotExportable: Story = { args: { status: 'not-exportable', walletName: 'Paper from 2014' } };
export const Failed: Story = {
  args: { status: 'failed', fault: new Fault('corrupt', 'the record does not open') },
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
} satisfies Record<ExportMnemonicsView['status'], Story>;
