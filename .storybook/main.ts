// What Storybook builds: every story and page under stories/, with the app's own Vite settings.
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { screenStates } from '../stories/support/screenStates.ts';

/** Pictures stay the same from one commit to the next. */
process.env.KENNEL_COMMIT = 'c0ffee1234';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'msw-storybook-addon',
  ],
  staticDirs: ['../mocks/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, KENNEL_SCREEN_STATES: JSON.stringify(Object.fromEntries(screenStates())) },
  }),
};

export default config;
