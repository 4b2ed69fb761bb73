// How every story is shown: Kennel's theme, a phone, a stopped clock, no network but the mocked one.
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { KennelTheme } from '../src/components/theme/KennelTheme.tsx';
import { stopClock } from './clock.ts';
import { kennelTheme } from './kennelTheme.ts';
import { refuseUnhandledRequests, startMocks } from './mocks.ts';
import { holdStill } from './stillness.ts';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: kennelTheme },
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone 390×844', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: 'Small phone 320×568', styles: { width: '320px', height: '568px' }, type: 'mobile' },
      },
    },
    options: { storySort: { order: ['Docs', 'Flows', 'Routes', 'Screens', 'Components'] } },
  },
  initialGlobals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [
    (Story) => (
      <KennelTheme>
        <Story />
      </KennelTheme>
    ),
  ],
  loaders: [mswLoader(startMocks)],
  beforeAll: holdStill,
  beforeEach: stopClock,
  afterEach: refuseUnhandledRequests,
};

export default preview;
