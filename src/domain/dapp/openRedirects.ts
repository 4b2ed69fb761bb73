/** Sites that redirect to others: an answer sent to them may reach anyone. The lists are in Docs/Dapp protocol too. */

/** Domains that only redirect, or let anyone choose the target: with all their subdomains. */
export const REDIRECTING_HOSTS: readonly string[] = [
  // Telegram's own links
  ...['t.me', 'telegram.me', 'telegram.dog'],
  // short links
  ...['bit.ly', 'bitly.com', 'j.mp', 'tinyurl.com', 'tiny.cc', 'goo.gl', 'is.gd', 'v.gd', 't.co', 'ow.ly'],
  ...['buff.ly', 'rebrand.ly', 'cutt.ly', 'lnkd.in', 's.id', 'shorturl.at', 't.ly', 'rb.gy', 'bl.ink'],
  ...['short.io', 'adf.ly', 'clck.ru', 'vk.cc', 'dub.sh', 'fb.me', 'youtu.be', 'amzn.to', 'app.link'],
  ...['page.link', 'onelink.me', 'smarturl.it', 'linktr.ee', 'qr.io', 'qrco.de', 'href.li', 'dlvr.it'],
  // exit redirects of large sites
  ...['l.facebook.com', 'lm.facebook.com', 'l.instagram.com', 'l.messenger.com', 'out.reddit.com'],
  ...['slack-redir.net', 'exit.sc', 'away.vk.com', 'urldefense.com', 'safelinks.protection.outlook.com'],
  // other sites' pages under a domain of their own
  ...['translate.goog', 'cdn.ampproject.org'],
];

/** Paths of well-known sites that redirect. `*.google` is any Google domain. */
export const REDIRECTING_PATHS: readonly (readonly [host: string, path: string])[] = [
  ['*.google', '/url'],
  ['*.google', '/amp'],
  ['*.google', '/imgres'],
  ['*.google', '/aclk'],
  ['youtube.com', '/redirect'],
  ['youtube.com', '/attribution_link'],
  ['facebook.com', '/l.php'],
  ['facebook.com', '/flx'],
  ['linkedin.com', '/redir'],
  ['linkedin.com', '/safety/go'],
  ['vk.com', '/away'],
  ['steamcommunity.com', '/linkfilter'],
  ['bing.com', '/ck'],
  ['duckduckgo.com', '/l'],
  ['medium.com', '/r'],
  ['discord.com', '/redirect'],
  ['web.archive.org', '/web'],
];

const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

const GOOGLE = /^(?:[^.]+\.)*google(?:\.[a-z]{2,3}){1,2}$/;

const isOf = (host: string, owner: string): boolean =>
  owner === '*.google' ? GOOGLE.test(host) : isUnder(host, owner);

export const isRedirectingHost = (host: string): boolean =>
  REDIRECTING_HOSTS.some((domain) => isUnder(host, domain));

/** How many times an address may be percent-encoded. */
const MAX_LAYERS = 4;

/** Decodes `%xx` repeatedly, for addresses encoded several times. */
function decoded(text: string): string {
  let plain = text;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    plain = plain.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return plain.toLowerCase();
}

/** A URL within a URL: with a scheme that a browser follows, or starting with two slashes of either kind. */
const ADDRESS_INSIDE = /(?:https?|javascript|data|tg|intent):|[/\\]{2}/;

/**
 * Whether a callback redirects: by a known path of a known site, or because another URL is embedded in it.
 *
 * @param path - with its query
 */
export function isRedirectingPath(host: string, path: string): boolean {
  const plain = decoded(path);
  if (ADDRESS_INSIDE.test(plain)) return true;
  return REDIRECTING_PATHS.some(
    ([owner, start]) =>
      isOf(host, owner) && plain.startsWith(start) && !/^[a-z0-9]/.test(plain.slice(start.length)),
  );
}
