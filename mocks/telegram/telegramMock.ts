/**
 * The exports of the package `kennel-telegram-mock`: an in-memory Telegram client, with reported failures as switches.
 * `installInPreview.ts` is its second entry point, for frames like Storybook's preview.
 */

export { CLIENT_FACTS, type ClientFact } from './clientFacts.ts';
export { createFakeHost } from './fakeHost.ts';
export type { FakeHost, FakeHostOptions, HostCall } from './hostContract.ts';
export {
  beginFailures,
  HOST_FAILURES,
  type HostFailure,
  type HostFailureName,
  hostOf,
  REPORTED_FAILURES,
} from './hostFailures.ts';
export type { HostSpace, HostState, Insets } from './hostState.ts';
export { NIGHT_THEME, type ThemeColours } from './launchParams.ts';
export { FAKE_PLATFORMS, type FakePlatform, PLATFORMS, type PlatformHabits } from './platforms.ts';
