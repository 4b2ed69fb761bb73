// Storybook's frame around the stories: the panel is at their side, so that a phone is shown whole.
import { addons } from 'storybook/manager-api';
import { gatherEvents } from './gatherEvents.ts';
import { kennelTheme } from './kennelTheme.ts';

addons.setConfig({
  theme: kennelTheme,
  panelPosition: 'right',
  rightPanelWidth: 540,
  navSize: 260,
  // the root of the current story opens by itself: each line that is drawn takes time
  sidebar: { collapsedRoots: ['foundations', 'journeys', 'screens', 'components', 'routes', 'docs'] },
});

addons.ready().then(gatherEvents, reportError);
