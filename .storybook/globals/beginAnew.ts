// Restarts a story when its surroundings change: the whole app detects its host only while it starts.
import { FORCE_REMOUNT, GLOBALS_UPDATED, STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { USUAL_SURROUNDINGS } from '../../stories/support/surroundings.ts';

const NAMES = Object.keys(USUAL_SURROUNDINGS);

const asText = (globals: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(NAMES.map((name) => globals[name]));

/** Only for people: the test runner redraws stories itself. */
export function beginAnewWithGlobals(): void {
  if (navigator.webdriver) return;
  const channel = addons.getChannel();
  let storyId = '';
  let around = asText(USUAL_SURROUNDINGS as unknown as Record<string, unknown>);
  channel.on(STORY_PREPARED, ({ id }: { readonly id: string }) => {
    storyId = id;
  });
  channel.on(GLOBALS_UPDATED, ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) => {
    if (asText(globals) === around) return;
    around = asText(globals);
    setTimeout(() => channel.emit(FORCE_REMOUNT, { storyId }));
  });
}
