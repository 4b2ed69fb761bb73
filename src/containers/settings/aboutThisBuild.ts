/** Facts about this build. What stands here holds for sources that nobody built: `vite.about.ts` puts the facts in its place. */
import type { AboutView } from '../../screens/settings/About/AboutScreen.tsx';

/** What is known of a build. */
export type BuildFacts = Omit<Extract<AboutView, { status: 'ready' }>, 'status' | 'network'>;

/** The facts. */
export const ABOUT: BuildFacts = { version: '0', commit: null, repository: null, packages: [] };
