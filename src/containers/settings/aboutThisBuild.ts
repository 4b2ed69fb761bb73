/** Facts about this build. `build/about.ts` replaces these defaults, which are for sources that are not built. */
import type { AboutView } from '../../screens/settings/About/AboutScreen.tsx';

export type BuildFacts = Omit<Extract<AboutView, { status: 'ready' }>, 'status' | 'network'>;

export const ABOUT: BuildFacts = { version: '0', commit: null, repository: null, packages: [] };
