// Storybook's frame around the stories: the panel stands beside them, so that a phone is shown whole.
import { addons } from 'storybook/manager-api';
import { gatherEvents } from './gatherEvents.ts';
import { kennelTheme } from './kennelTheme.ts';

addons.setConfig({
  theme: kennelTheme,
  panelPosition: 'right',
  rightPanelWidth: 540,
  navSize: 260,
  // the one with the story on show opens by itself: each line that is drawn costs time
  sidebar: { collapsedRoots: ['foundations', 'journeys', 'screens', 'components', 'routes', 'docs'] },
});

addons.ready().then(gatherEvents, reportError);
