// Stories in the workbench's own runner (`@storybook/addon-vitest`): the sidebar runs them, and a failed step can be inspected
// in place. The required test is .ci/stories.mjs, which also compares pictures.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { findBrowser } from '../.ci/browser.mjs';

/** A Vitest project. */
export const STORIES_PROJECT = {
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath: await findBrowser() } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};
