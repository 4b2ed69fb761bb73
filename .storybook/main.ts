// Storybook's configuration: every story and page under stories/, with the app's own Vite settings.
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { DepOptimizationOptions } from 'vite';
import { usedBy } from '../stories/support/usedBy.ts';
import { describeComponents, type PropsPlugin } from './describeComponents.ts';
import { importedPackages } from './importedPackages.ts';
import { type Manifests, mendManifests } from './manifests.ts';
import { storyFirst } from './storyFirst.ts';
import { storyIndexer } from './storyIndexer.ts';

/** A fixed commit keeps pictures equal. */
process.env.KENNEL_COMMIT = 'c0ffee1234';

/** Options missing in Storybook's types. */
interface Mended {
  readonly experimental_importParsers: (parsers?: readonly unknown[]) => Promise<readonly unknown[]>;
  readonly experimental_manifests: (manifests?: Manifests) => Promise<Manifests>;
}

/** Bundles the shared code of most stories into few files: a story waits for all of its files, and each one imports others. */
const FEW_FILES = [
  { name: 'preview', tags: ['$initial' as const], priority: 4 },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|@storybook\/react-dom-shim)\//,
    priority: 3,
  },
  { name: 'mantine', test: /\/node_modules\/(@mantine|@floating-ui|clsx)\//, minShareCount: 2, priority: 2 },
  { name: 'parts', test: /\/src\/(components|domain|i18n)\//, minShareCount: 3, priority: 1 },
  { name: 'app', test: /\/(src|mocks|stories\/support)\//, minShareCount: 3 },
];

const nameOf = (plugin: unknown): string =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin ? String(plugin.name) : '';

const isPropsPlugin = (plugin: unknown): plugin is PropsPlugin =>
  nameOf(plugin) === 'storybook:react-docgen-plugin';

/** What the workbench itself loads with each story. */
const BESIDE = [
  'react/jsx-dev-runtime',
  '@storybook/react/entry-preview',
  '@storybook/react/entry-preview-argtypes',
  '@storybook/react/entry-preview-docs',
  '@storybook/addon-a11y/preview',
  '@storybook/addon-docs/preview',
];

/** Turns off dependency discovery: Vite would bundle every source of the workbench before the first story. */
const namedOnly = ({ include = [], ...options }: DepOptimizationOptions = {}): DepOptimizationOptions => ({
  ...options,
  noDiscovery: true,
  include: [...include, ...BESIDE, ...importedPackages()],
});

/** Folders that no story imports from: watching them takes as long as watching the sources. */
const NEVER_SHOWN = ['dist', '.cache', '.ci', 'bench', 'deploy', 'e2e', 'fuzz', 'stories/.pictures'].map(
  (folder) => join(process.cwd(), folder, '**'),
);

const stories = storyFirst();

const config: StorybookConfig & Mended = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-designs',
    '@storybook/addon-mcp',
  ],
  staticDirs: ['../mocks/public', { from: '../stories/.pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // neither the onboarding checklist nor marks of what changed since the last commit: both slow down the start
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false, changeDetection: false },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) => [storyIndexer, ...indexers],
  // agents find the stories that show a component through it, by walking all sources
  experimental_importParsers: async (parsers = []) => {
    await stories.quiet();
    return parsers;
  },
  experimental_manifests: async (manifests = {}) => mendManifests(manifests, process.cwd()),
  viteFinal: (vite) => ({
    ...vite,
    // the workbench is not the app: it is never installed
    publicDir: false,
    // Vite's plugins are nested, and some are promises
    plugins:
      vite.plugins
        ?.flat(5)
        .filter((plugin) => !nameOf(plugin).startsWith('vite-plugin-pwa'))
        .map((plugin) => (isPropsPlugin(plugin) ? describeComponents(plugin) : plugin))
        .concat(stories.plugin) ?? [],
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: { ...vite.build?.rolldownOptions?.output, codeSplitting: { groups: FEW_FILES } },
      },
    },
    server: { ...vite.server, watch: { ...vite.server?.watch, ignored: NEVER_SHOWN } },
    optimizeDeps: process.env.VITEST ? (vite.optimizeDeps ?? {}) : namedOnly(vite.optimizeDeps),
    define: {
      ...vite.define,
      KENNEL_USED_BY: JSON.stringify(usedBy()),
    },
  }),
};

export default config;
