// Storybook's frame around the stories: the panel stands beside them, so that a phone is shown whole.
import { addons } from 'storybook/manager-api';
import { kennelTheme } from './kennelTheme.ts';

addons.setConfig({ theme: kennelTheme, panelPosition: 'right', rightPanelWidth: 420, navSize: 260 });
