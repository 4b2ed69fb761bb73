// Contents of strangers, as they are looked at.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CONTENTS } from '../../mocks/views/contents.ts';
import { ContentView } from '../../src/components/ContentView.tsx';
import { Fault } from '../../src/domain/fault.ts';

const meta = {
  title: 'Components/ContentView',
  component: ContentView,
  parameters: { layout: 'padded' },
  args: { label: 'A dog', state: { kind: 'ready', content: CONTENTS.dog } },
} satisfies Meta<typeof ContentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
/** A program is a text to be read. */
export const Text: Story = { args: { state: { kind: 'ready', content: CONTENTS.program } } };
/** Called a picture, and none. */
export const Broken: Story = { args: { state: { kind: 'ready', content: CONTENTS.broken } } };
export const Document: Story = { args: { state: { kind: 'ready', content: CONTENTS.paper } } };
export const Offline: Story = {
  args: { state: { kind: 'failed', fault: new Fault('offline', 'no answer') }, onRetry: fn() },
};
export const Nowhere: Story = { args: { state: { kind: 'nowhere' } } };
