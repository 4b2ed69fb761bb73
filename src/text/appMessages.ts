// The sentences of the tab of apps: connected sites, and tools.
import { inLanguage } from './language.ts';

/** The tab of apps. */
export const APP_TAB_MESSAGES = inLanguage('appMessages.APP_TAB_MESSAGES', {
  title: 'Apps',
  sites: 'Connected sites',
  none: 'No site is connected',
  noneText:
    'When a site’s link opens Kennel, you see who asks and decide. Sites that you said yes to are listed here.',
  lastUsed: 'Last used',
  tools: 'Tools',
});

/** Something that can be done with coins or keys, by the route that does it. */
export type ToolName = 'merge-coins' | 'sign-message' | 'verify-message' | 'sweep';

/** What a tool is called, and when it helps. */
export const describeTool = inLanguage(
  'appMessages.describeTool',
  (tool: ToolName): { readonly title: string; readonly text: string } => {
    switch (tool) {
      case 'merge-coins':
        return { title: 'Merge coins', text: 'Many small coins become one, so that sending costs less.' };
      case 'sign-message':
        return { title: 'Sign a message', text: 'Prove that an address is yours.' };
      case 'verify-message':
        return { title: 'Check a message', text: 'See whether somebody’s proof holds.' };
      case 'sweep':
        return { title: 'Sweep a paper wallet', text: 'Move all coins of a printed key to this account.' };
    }
  },
);
