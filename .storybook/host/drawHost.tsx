// Draws Telegram around the stories of screens, routes and journeys, unless turned off in the toolbar.
import type { Decorator } from '@storybook/react-vite';
import { BackHost, type BackOwner } from '../../src/components/layout/shellContexts.ts';
import type { OpenStory } from '../../stories/support/openStory.ts';
import { surroundingsOf } from '../../stories/support/surroundings.ts';
import { AppInHost, ScreenInHost } from './HostChrome.tsx';

const WHOLE_SCREENS = /^(?:Screens|Routes|Journeys)\//;

/** Screens without one behind them: there Telegram offers to close the app. */
const NOTHING_BEHIND = /^Screens\/(?:Welcome|Unlock|Home|Start)\b/;

/** Outside of Telegram no host is drawn. */
const OUTSIDE = 'Screens/Start/Outside Telegram';

/** A browser has no back button for the app, so screens draw their own. */
const BACK_IN_PAGE: BackOwner = { take: () => () => undefined, isHosts: false, inPage: () => undefined };

/** The outermost decorator. */
export const drawHost: Decorator = (Story, { globals, loaded, title, viewMode }) => {
  const { host, platform } = surroundingsOf(globals);
  if (host === 'none' || viewMode === 'docs' || !WHOLE_SCREENS.test(title) || title === OUTSIDE)
    return <Story />;
  const { opened } = loaded as { readonly opened?: OpenStory };
  const canGoBack = !NOTHING_BEHIND.test(title);
  if (platform === 'browser')
    return opened || !canGoBack ? (
      <Story />
    ) : (
      <BackHost value={BACK_IN_PAGE}>
        <Story />
      </BackHost>
    );
  if (opened)
    return (
      <AppInHost host={opened.host} platform={platform}>
        <Story />
      </AppInHost>
    );
  return (
    <ScreenInHost platform={platform} canGoBack={canGoBack}>
      <Story />
    </ScreenInHost>
  );
};
