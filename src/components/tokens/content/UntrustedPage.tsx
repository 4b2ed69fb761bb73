// An untrusted page, view only: no scripts, no links, no focus, no requests.
import { colour } from '../../theme/tokens.ts';
import styles from '../content.module.css';

interface UntrustedPageProps {
  readonly html: string;
  /** accessible name */
  readonly label: string;
}

/** An empty `sandbox` allows nothing; without presses no link can be followed either. */
export function UntrustedPage({ html, label }: UntrustedPageProps) {
  return (
    <iframe
      className={styles.page}
      title={label}
      sandbox=""
      srcDoc={frameOf(html)}
      referrerPolicy="no-referrer"
      loading="lazy"
      tabIndex={-1}
      inert
    />
  );
}

/**
 * The page's own policy, as its first element: allows only inline styles. It combines with the app's policy; neither can loosen the
 * other.
 */
const RULE =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'none'; form-action 'none'; base-uri 'none'";

/**
 * Elements that make a browser connect to other servers before any policy applies, and drawings: a short one can keep a browser
 * busy forever.
 */
const UNWELCOME =
  /<(?=(?:link|meta|base|iframe|frame|frameset|fencedframe|portal|object|embed|svg|math|img|image|picture|video|audio|canvas|marquee)\b)/gi;

/**
 * The contents of a frame's `srcdoc`. No policy prevents a browser from preconnecting to servers a page names, which reveals the
 * viewer: so those elements are renamed to meaningless ones everywhere.
 *
 * @param html - untrusted
 */
export const frameOf = (html: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${RULE}">` +
  '<meta name="referrer" content="no-referrer"><meta http-equiv="x-dns-prefetch-control" content="off">' +
  `<style>html{background:${colour.paper};color:${colour.ink}}</style>` +
  html.replace(UNWELCOME, '<x-');
