/** Which links may be handed to the messenger (specification §5). Anything else could close the app, or run a script. */

const SHAREABLE = ['http:', 'https:', 'dogecoin:'];

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** @returns the address of a web page as a browser writes it; null unless it is http or https */
export function webLink(text: string): string | null {
  const url = parsed(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}

/** @returns the path that lets a person send a link and a text to a chat; null unless it is http, https or dogecoin */
export function sharePath(link: string, text: string): string | null {
  const url = parsed(link);
  if (url === null || !SHAREABLE.includes(url.protocol)) return null;
  // A plus sign would stay one in Telegram.
  const query = `${new URLSearchParams({ url: link, text })}`.replaceAll('+', '%20');
  return `/share/url?${query}`;
}
