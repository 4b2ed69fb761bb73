// How every story is shown: Kennel's theme, a phone, a stopped clock, no network but the mocked one.
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
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
import { kennelTheme } from './kennelTheme.ts';
import { rejectUnhandledRequests, startMocks } from './mocks.ts';
import { PhoneFrame } from './PhoneFrame.tsx';
import { holdStill } from './stillness.ts';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: kennelTheme },
    a11y: { test: 'error' },
    viewport: { options: WIDTHS },
    options: {
      storySort: {
        order: [
          'Docs',
          ['Welcome', 'Architecture', 'Data flow', 'Glossary', 'Decisions', 'Look', 'Stories and tests'],
          'Flows',
          'Routes',
          'Screens',
          'Components',
        ],
      },
    },
  },
  globalTypes: TOOLBAR,
  initialGlobals: { ...USUAL_SURROUNDINGS, viewport: { value: 'phone', isRotated: false } },
  argTypesEnhancers: [describeControls],
  argsEnhancers: [showDecimals],
  decorators: [
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
  loaders: [mswLoader(startMocks)],
  beforeAll: async () => {
    sendToNobody();
    beginAnewWithGlobals();
    await holdStill();
  },
  beforeEach: [readControls, stopClock, surround],
  afterEach: rejectUnhandledRequests,
};

export default preview;
