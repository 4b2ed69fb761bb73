/** Which links may be passed to the messenger (specification §5). Any other could close the app, or run a script. */

const SHAREABLE = ['http:', 'https:', 'dogecoin:'];

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** @returns a web page's URL in normalized form; null unless it is http or https */
export function webLink(text: string): string | null {
  const url = parsed(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : null;
}

/** @returns the path that lets the user send a link and a text to a chat; null unless it is http, https or dogecoin */
export function sharePath(link: string, text: string): string | null {
  const url = parsed(link);
  if (url === null || !SHAREABLE.includes(url.protocol)) return null;
  // Telegram does not decode a plus sign as a space
  const query = `${new URLSearchParams({ url: link, text })}`.replaceAll('+', '%20');
  return `/share/url?${query}`;
}
