// Jest as the test-runner sets it up, in the browser that .ci/stories.mjs names.
import { getJestConfig } from '@storybook/test-runner';
import { bundleTests } from './bundleTests.mjs';
import { PHONE } from './pictures.mjs';

const config = getJestConfig();
const wanted = (process.env.KENNEL_STORIES ?? '').split(',').filter(Boolean);
const playwright = config.testEnvironmentOptions['jest-playwright'];

/** What nobody sees: an old page held until the next is drawn, pages of an address bar, a process for a window to come. */
const DISABLED_FEATURES =
  '--disable-features=PaintHolding,WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess';

/** The last three draw text and colours alike wherever the browser runs. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  DISABLED_FEATURES,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

export default {
  ...config,
  roots: config.roots?.map((folder) => bundleTests(folder, wanted)),
  testTimeout: 60_000,
  cacheDirectory: '.cache/jest',
  testEnvironmentOptions: {
    'jest-playwright': {
      ...playwright,
      browsers: ['chromium'],
      launchType: 'LAUNCH',
      launchOptions: { executablePath: process.env.KENNEL_BROWSER, args: FLAGS },
      contextOptions: {
        viewport: PHONE,
        deviceScaleFactor: 1,
        colorScheme: 'dark',
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'UTC',
      },
    },
  },
};
