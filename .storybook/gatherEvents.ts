// Between Storybook's channel and its frame: events of a story that come close together are handed on together.

/** How long an event may be kept back while the page is busy, milliseconds. */
const LIMIT_MS = 100;

/** Safari has no idle callbacks. */
const soon = (call: () => void): unknown =>
  'requestIdleCallback' in globalThis
    ? requestIdleCallback(call, { timeout: LIMIT_MS })
    : setTimeout(call, LIMIT_MS);

/**
 * Hands events on in their order, all that have come at once.
 *
 * @param take - what one event is given to; where it throws, the next ones still come
 * @param later - calls back when there is time
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

/** What of Storybook's channel is used; its transports are no part of its published types. */
interface Channel {
  readonly transports: readonly { setHandler(handler: (event: never) => void): void }[];
  handleEvent(event: never): void;
}

/**
 * A story that opens sends a score of events, and for each of them Storybook draws all of its frame anew: the sidebar, the toolbar
 * and the panel, in the thread in which the story is drawn too.
 */
export function gatherEvents(given: unknown): void {
  const channel = given as Channel;
  for (const transport of channel.transports) {
    transport.setHandler(gather((event: never) => channel.handleEvent(event)));
  }
}
