// A story of the whole app at a route: opened before it is rendered, closed after it.
import type { Meta } from '@storybook/react-vite';
import type { SetupWorker } from 'msw/browser';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { App } from '../../src/app/App.tsx';
import { hrefOf } from '../../src/app/routes/routes.ts';
import type { RouteName, RouteParams } from '../../src/ports/Navigation.ts';
import type { Stores } from '../../src/stores/createStores.ts';
import { type OpenStory, openStory, type StoryBeginning } from './openStory.ts';
import { surroundingsOf } from './surroundings.ts';
import { untilQuiet } from './untilQuiet.ts';

/** Arguments of a story of the app. */
export interface AppStoryArgs extends StoryBeginning {
  /** the route to open */
  readonly route?: RouteName;
  readonly params?: (stores: Stores) => RouteParams;
  /** a path without a route */
  readonly path?: string;
}

interface Loaded {
  readonly loaded: Record<string, unknown>;
}

/** The open story, for `play`. */
export function openedIn({ loaded }: Loaded): OpenStory {
  const { opened } = loaded;
  if (opened === undefined) throw new Error('the story is not open');
  return opened as OpenStory;
}

/** Keeps the location in memory, without changing the browser's address. */
const routerAt = (route: string) =>
  function StoryRouter({ children }: { readonly children: ReactNode }) {
    return <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>;
  };

function AppAt({ opened, args }: { readonly opened: OpenStory; readonly args: AppStoryArgs }) {
  const route = args.path ?? hrefOf(args.route ?? 'home', args.params?.(opened.stores));
  const [Router] = useState(() => routerAt(route));
  return <App services={opened.services} Router={Router} />;
}

/** Common settings of the app's stories; their files set `tags: ['!autodocs']` themselves, where Storybook's indexer reads it. */
export const APP_STORY = {
  parameters: { controls: { disable: true } },
  args: { person: 'owner', scenario: 'funded' },
  render: (args, context) => <AppAt opened={openedIn(context)} args={args} />,
  beforeEach: async (context) => {
    const { msw } = context as unknown as { readonly msw: SetupWorker };
    const opened = await openStory(msw, context.args, surroundingsOf(context.globals));
    Object.assign(context.loaded, { opened });
    return opened.close;
  },
  afterEach: (context) => untilQuiet(openedIn(context).stores),
} satisfies Partial<Meta<AppStoryArgs>>;

/** Presses the primary action on the host's bottom button, once it has this label and is enabled. */
export async function pressBottom({ host }: OpenStory, text: string): Promise<void> {
  await waitFor(() => {
    const { bottomButton } = host.state();
    expect(bottomButton).toMatchObject({ text, isVisible: true, isEnabled: true, isBusy: false });
  }, TIMEOUT);
  host.pressBottom();
}

/** For slow machines. */
export const TIMEOUT = { timeout: 15_000 } as const;
