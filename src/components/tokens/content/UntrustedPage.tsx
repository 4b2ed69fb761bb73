// A page of strangers, to be looked at: no scripts, no links, no focus, nothing loaded.
import { colour } from '../../theme/tokens.ts';
import styles from '../content.module.css';

interface UntrustedPageProps {
  readonly html: string;
  /** said aloud */
  readonly label: string;
}

/** An empty `sandbox` allows nothing; what cannot be pressed leads nowhere either. */
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
 * A rule of its own, as the first thing of the page: styles written in it, and nothing else. It
 * joins the rule of the app around it; neither can loosen the other.
 */
const RULE =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'none'; form-action 'none'; base-uri 'none'";

/**
 * Elements by which a page has a browser reach other servers before any rule is asked whether that may be loaded, and those
 * that are drawings: a few letters of one can keep a browser busy for ever.
 */
const UNWELCOME =
  /<(?=(?:link|meta|base|iframe|frame|frameset|fencedframe|portal|object|embed|svg|math|img|image|picture|video|audio|canvas|marquee)\b)/gi;

/**
 * What goes into a frame's `srcdoc`. No rule keeps a browser from connecting ahead to where a page says that it will load
 * from, which tells that server who looks: so those elements become ones that mean nothing, wherever they stand.
 *
 * @param html - anybody's
 */
export const frameOf = (html: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${RULE}">` +
  '<meta name="referrer" content="no-referrer"><meta http-equiv="x-dns-prefetch-control" content="off">' +
  `<style>html{background:${colour.paper};color:${colour.ink}}</style>` +
  html.replace(UNWELCOME, '<x-');
