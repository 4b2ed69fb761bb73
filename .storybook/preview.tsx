// How every story is shown: Kennel's theme, a phone, a stopped clock, only the mocked network.
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { KennelTheme } from '../src/components/theme/KennelTheme.tsx';
import { USUAL_SURROUNDINGS } from '../stories/support/surroundings.ts';
import './fonts.css';
import { sendToNobody } from './channel.ts';
import { stopClock } from './clock.ts';
import { describeControls } from './controls/argTypes.ts';
import { EditProblems, readControls, showDecimals } from './controls/controls.tsx';
import { beginAnewWithGlobals } from './globals/beginAnew.ts';
import { surround } from './globals/surround.ts';
import { TOOLBAR, WIDTHS } from './globals/toolbar.ts';
import { drawHost } from './host/drawHost.tsx';
import { isInWorkbench } from './inWorkbench.ts';
import { kennelTheme } from './kennelTheme.ts';
import { mockNetwork, rejectUnhandledRequests } from './mocks.ts';
import { PhoneFrame } from './PhoneFrame.tsx';
import { holdStill } from './stillness.ts';

/** Documentation pages need much code that stories don't. */
const Page = lazy(() => import('./Page.tsx').then((module) => ({ default: module.Page })));
const LatePage = () => (
  <Suspense>
    <Page />
  </Suspense>
);

/** How long queries of a story wait: on a busy machine lazily loaded code takes seconds. Milliseconds. */
const FIND_LIMIT_MS = 10_000;

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: kennelTheme, page: LatePage },
    a11y: {
      test: 'error',
      // Telegram's own button has Telegram's colors
      context: { exclude: ['.host-under'] },
      // in tests, passes are not needed
      options: navigator.webdriver ? { resultTypes: ['violations'] } : {},
    },
    viewport: { options: WIDTHS },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Journeys',
          [
            'Boards',
            [
              'Create a wallet',
              'Import a wallet',
              'Start and unlock',
              'Home and receive',
              'Send DOGE',
              'Send a token or a file',
              'History',
              'Tokens and files',
              'Wallets and accounts',
              'Back up',
              'Connect a site',
              'Settings',
              'Tools',
              '*',
              'Practice',
            ],
            'Create a wallet',
            'Import a wallet',
            'Send DOGE',
            'Send to several',
            'Send a token',
          ],
          'Screens',
          [
            'Welcome',
            'Create a wallet',
            ['Choose a password', 'Recovery words'],
            'Import a wallet',
            'Unlock',
            'Home',
            ['Overview', '*'],
            'Receive',
            'Send',
            ['Form', 'Confirm', 'Sent', 'Not sent', '*'],
            'History',
            ['List', '*'],
            'Tokens',
            ['Token', 'NFT', 'File', '*'],
            'Wallets and accounts',
            'Account',
            'Backup',
            'Sites',
            'Settings',
            ['Menu', '*'],
            'Tools',
            'Practice',
            'Start',
            ['Loading', '*', 'Placeholders'],
          ],
          'Components',
          [
            'Layout',
            'Actions',
            'Fields',
            'Lists',
            'Feedback',
            'Overlays',
            'Money',
            'Address',
            'Codes',
            'Tokens',
            'Charts',
            'Brand',
          ],
          'Routes',
          'Docs',
          [
            'Welcome',
            'Architecture',
            'Codemap',
            'State',
            'Ports',
            'What is absent',
            'Data flow',
            'Glossary',
            'Decisions',
            'Look',
            'Taps',
            '*',
            'Component package',
            'Telegram mock',
            'Stories and tests',
            'Benchmarks',
          ],
        ],
      },
    },
  },
  globalTypes: TOOLBAR,
  initialGlobals: {
    ...USUAL_SURROUNDINGS,
    viewport: { value: 'phone', isRotated: false },
    // in the workbench axe runs only on request: it takes as long as the story
    a11y: { manual: isInWorkbench() },
  },
  argTypesEnhancers: [describeControls],
  argsEnhancers: [showDecimals],
  decorators: [
    drawHost,
    (Story, { globals, loaded, viewMode, parameters }) => (
      <KennelTheme key={String(globals.locale)}>
        <EditProblems loaded={loaded} />
        {viewMode === 'docs' && parameters.layout === 'fullscreen' ? (
          <PhoneFrame>
            <Story />
          </PhoneFrame>
        ) : (
          <Story />
        )}
      </KennelTheme>
    ),
  ],
  loaders: [mockNetwork],
  beforeAll: async () => {
    configure({ asyncUtilTimeout: FIND_LIMIT_MS });
    sendToNobody();
    beginAnewWithGlobals();
    await holdStill();
  },
  beforeEach: [readControls, stopClock, surround],
  afterEach: rejectUnhandledRequests,
};

export default preview;
