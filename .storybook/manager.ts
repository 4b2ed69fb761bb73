// Storybook's frame around the stories: the panel stands beside them, so that a phone is shown whole.
import { addons } from 'storybook/manager-api';
import { kennelTheme } from './kennelTheme.ts';

addons.setConfig({
  theme: kennelTheme,
  panelPosition: 'right',
  rightPanelWidth: 540,
  navSize: 260,
  sidebar: { collapsedRoots: ['components', 'routes'] },
});
