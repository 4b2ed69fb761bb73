// A file, in every state.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { file, SOME_FILES } from '../../../mocks/views/collectibles.ts';
import { CONTENTS } from '../../../mocks/views/contents.ts';
import { fileReady } from '../../../mocks/views/tokenPages.ts';
import { Fault } from '../../../src/domain/fault.ts';
import { NO_FILES_MESSAGES } from '../../../src/i18n/messages/app/noFilesMessages.ts';
import { FileScreen, type FileView } from '../../../src/screens/drc20/File/FileScreen.tsx';

const meta = {
  title: 'Screens/Tokens/File',
  component: FileScreen,
  args: {
    status: 'unread',
    onReceive: fn(),
    onHistory: fn(),
    onRetry: fn(),
    onLoad: fn(),
    onCopyId: fn(),
    onSave: fn(),
    onSend: fn(),
  },
} satisfies Meta<typeof FileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const fileOf = (index: number) => SOME_FILES[index] ?? file(index);

/** No index is configured. */
export const Unread: Story = {};
/** The file is being fetched. */
export const Loading: Story = { args: { status: 'loading' } };
/** No response. */
export const Failed: Story = { args: { status: 'failed', fault: new Fault('timeout', 'no answer') } };
/** Not found in this account. */
export const Missing: Story = { args: { status: 'missing' } };
/** A picture. */
export const Ready: Story = {
  args: fileReady(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save to device' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Send this file' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
/** In a frame of Telegram's web clients. */
export const NoFiles: Story = {
  args: { ...fileReady() },
  render: (args) => <FileScreen {...args} onSave={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Save to device' })).toBeNull();
    await expect(canvas.getByText(NO_FILES_MESSAGES.elsewhere)).toBeVisible();
  },
};
/** A page that asks for the recovery words: it can only be viewed. */
export const HostilePage: Story = {
  args: fileReady({ file: fileOf(1), content: { kind: 'ready', content: CONTENTS.hostilePage } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show page' }));
    const frame = canvas.getByTitle('much-wow.html');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(document.title).not.toBe('taken');
  },
};
/** A text with an Arabic name, saved. */
export const TextSaved: Story = {
  args: fileReady({
    file: fileOf(2),
    content: { kind: 'ready', content: CONTENTS.text },
    wasSaved: true,
  }),
};
/** A sound: its type is named, and it isn't played. */
export const Sound: Story = {
  args: fileReady({ file: fileOf(4), content: { kind: 'ready', content: CONTENTS.sound } }),
};
/** Too large for a preview; a watch-only account. */
export const TooLarge: Story = {
  args: fileReady({
    file: file(3, { size: 48_200_000, name: null, createdAtMs: null, mime: '' }),
    content: { kind: 'too-large', limit: 5_000_000 },
    sha256: null,
    canSend: false,
  }),
};

void ({ unread: Unread, loading: Loading, failed: Failed, missing: Missing, ready: Ready } satisfies Record<
  FileView['status'],
  Story
>);
