// The states of a screen's view: each has a story whose arguments are a complete view in that state.

import { addons } from 'storybook/preview-api';
import screenStates from '../../stories/support/screenStates.json' with { type: 'json' };

/** The statuses in each screen's view, by screen. @see ../../stories/screenStates.test.ts */
const SCREEN_STATES: Readonly<Record<string, readonly string[]>> = screenStates;

interface Story {
  readonly id: string;
  readonly component?: unknown;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}
interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly type?: string;
}
interface StoryStore {
  readonly storyIndex: { readonly entries: Readonly<Record<string, IndexedStory>> };
  loadStory(asked: { readonly storyId: string }): Promise<Story>;
}

/** Storybook's story store, in the page that shows stories. */
const store = (): StoryStore =>
  (globalThis as unknown as { readonly __STORYBOOK_PREVIEW__: { readonly storyStoreValue: StoryStore } })
    .__STORYBOOK_PREVIEW__.storyStoreValue;

/** The possible states of a component's view; empty unless it is a screen. */
export function statesOf(component: unknown): readonly string[] {
  const { __docgenInfo: docs } = (component ?? {}) as {
    readonly __docgenInfo?: { readonly displayName?: string };
  };
  return SCREEN_STATES[docs?.displayName ?? ''] ?? [];
}

/** Finds the first story that shows a component in a state: under the same title, else under any. */
export async function findState(
  component: unknown,
  title: string,
  status: unknown,
): Promise<Story | undefined> {
  const { storyIndex, loadStory } = bind(store());
  const [tier] = title.split('/');
  const stories = Object.values(storyIndex.entries).filter(
    (entry) => entry.type !== 'docs' && entry.title.startsWith(`${tier}/`),
  );
  const nearest = stories.filter((entry) => entry.title === title);
  for (const { id } of [...nearest, ...stories]) {
    const story = await loadStory({ storyId: id });
    if (story.component === component && story.initialArgs.status === status) return story;
  }
  return undefined;
}

const bind = (from: StoryStore) => ({
  storyIndex: from.storyIndex,
  loadStory: (asked: { readonly storyId: string }) => from.loadStory(asked),
});

/** Sets a story's arguments, in the panel too. */
export function giveArgs(storyId: string, args: Readonly<Record<string, unknown>>): void {
  addons.getChannel().emit('updateStoryArgs', { storyId, updatedArgs: args });
}
