// What Storybook builds: every story and page under stories/, with the app's own Vite settings.
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { screenStates } from '../stories/support/screenStates.ts';
import { usedBy } from '../stories/support/usedBy.ts';
import { type Manifests, mendManifests } from './manifests.ts';

/** Pictures stay the same from one commit to the next. */
process.env.KENNEL_COMMIT = 'c0ffee1234';

/** Storybook's types do not name it yet. */
interface Mended {
  readonly experimental_manifests: (manifests?: Manifests) => Promise<Manifests>;
}

/** What most stories share comes in few files: a story is shown once all of its files are there, and each asks for others. */
const FEW_FILES = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'mantine', test: /\/node_modules\/(@mantine|@floating-ui|clsx)\//, minShareCount: 2, priority: 2 },
  { name: 'parts', test: /\/src\/(components|domain|i18n)\//, minShareCount: 3, priority: 1 },
  { name: 'app', test: /\/(src|mocks|stories\/support)\//, minShareCount: 3 },
];

/** Vite's plugins come nested, and some as promises. */
const isOfInstalling = (plugin: unknown): boolean =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  String(plugin.name).startsWith('vite-plugin-pwa');

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
    'msw-storybook-addon',
  ],
  staticDirs: ['../mocks/public', { from: '../stories/.pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_manifests: async (manifests = {}) => mendManifests(manifests, process.cwd()),
  viteFinal: (vite) => ({
    ...vite,
    // the book is not the app: nobody installs it
    publicDir: false,
    plugins: vite.plugins?.flat(5).filter((plugin) => !isOfInstalling(plugin)) ?? [],
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        output: { ...vite.build?.rolldownOptions?.output, codeSplitting: { groups: FEW_FILES } },
      },
    },
    define: {
      ...vite.define,
      KENNEL_SCREEN_STATES: JSON.stringify(Object.fromEntries(screenStates())),
      KENNEL_USED_BY: JSON.stringify(usedBy()),
    },
  }),
};

export default config;
