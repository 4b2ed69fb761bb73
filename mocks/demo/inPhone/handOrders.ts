/** What the desk and the hands in a phone say to each other. */

/** The type under which a dragged picture carries its `data:` URL. */
export const PICTURE_TYPE = 'application/x-kennel-picture';

/** One order; answered with whether it could be done, on the port that comes with it. */
export type HandOrder =
  | { readonly hand: 'unlock' }
  /** @param url - `data:` URL */
  | { readonly hand: 'picture'; readonly url: string };

/** What the phone's page says to the desk: somebody touched it. A page cannot see that in a frame of another origin. */
export const TOUCHED = 'kennel-touched';

/** Gives an order to a frame. @returns whether it could be done */
export function giveHands(frame: HTMLIFrameElement, order: HandOrder): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    frame.contentWindow?.postMessage(order, '*', [port2]);
  });
}
