/** Messages between the desk and the helper inside a phone's page. */

/** The drag type of an image; its data is the `data:` URL. */
export const PICTURE_TYPE = 'application/x-kennel-picture';

/** A command; answered on the port it carries with whether it could be done. */
export type HandOrder =
  | { readonly hand: 'unlock' }
  /** @param url - `data:` URL */
  | { readonly hand: 'picture'; readonly url: string };

/** Sent by the phone's page to the desk on every touch: a page sees none in a frame of another origin. */
export const TOUCHED = 'kennel-touched';

/** Sends a command to a frame. @returns whether it could be done */
export function giveHands(frame: HTMLIFrameElement, order: HandOrder): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    frame.contentWindow?.postMessage(order, '*', [port2]);
  });
}
