// Stories in the workbench's own runner (`@storybook/addon-vitest`): the sidebar runs them, and a step that fails can be looked
// at where it failed. The gate is .ci/stories.mjs, which also compares pictures.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { findBrowser } from '../.ci/browser.mjs';

/** A project of Vitest. */
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
