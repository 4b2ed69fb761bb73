// Storybook's frame around the stories.
import { addons } from 'storybook/manager-api';
import { kennelTheme } from './kennelTheme.ts';

addons.setConfig({ theme: kennelTheme });
