// Between Storybook's channel and its frame: batches events of a story that arrive close together.

/** Maximum delay of an event while the page is busy, milliseconds. */
const LIMIT_MS = 100;

/** Safari has no idle callbacks. */
const soon = (call: () => void): unknown =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(call, { timeout: LIMIT_MS })
    : setTimeout(call, LIMIT_MS);

/**
 * Passes on events in order, in batches.
 *
 * @param take - handles one event; when it throws, the next ones are still handled
 * @param later - calls back when the page is idle
 */
export function gather<Event>(take: (event: Event) => void, later = soon): (event: Event) => void {
  let gathered: Event[] = [];
  const handOn = () => {
    const events = gathered;
    gathered = [];
    for (const event of events) {
      try {
        take(event);
      } catch (error) {
        reportError(error);
      }
    }
  };
  return (event) => {
    gathered.push(event);
    if (gathered.length === 1) later(handOn);
  };
}

/** The used part of Storybook's channel; its transports are not in the published types. */
interface Channel {
  readonly transports: readonly { setHandler(handler: (event: never) => void): void }[];
  handleEvent(event: never): void;
}

/**
 * A story sends about twenty events when it opens, and Storybook redraws its whole frame for each: the sidebar, the toolbar and the
 * panel, in the same thread that draws the story.
 */
export function gatherEvents(given: unknown): void {
  const channel = given as Channel;
  for (const transport of channel.transports) {
    transport.setHandler(gather((event: never) => channel.handleEvent(event)));
  }
}
