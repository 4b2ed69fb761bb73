// A file's avatar: a sheet with the letters of its kind.
import { shortKind } from '../../i18n/messages/tokens/contentMessages.ts';
import styles from './FileAvatar.module.css';

export interface FileAvatarProps {
  /** by the index, lower case; empty if unknown */
  readonly mime: string;
}

type Family = 'picture' | 'text' | 'page' | 'sound' | 'film' | 'other';

function familyOf(mime: string): Family {
  if (mime === 'text/html') return 'page';
  if (mime.startsWith('image/')) return 'picture';
  if (mime.startsWith('audio/')) return 'sound';
  if (mime.startsWith('video/')) return 'film';
  return mime.startsWith('text/') || mime === 'application/json' ? 'text' : 'other';
}

/** At most four letters, usually the file extension. */
function lettersOf(mime: string): string {
  const kind = shortKind(mime.split('/')[1]?.replace('svg+xml', 'svg') ?? '');
  const known: Readonly<Record<string, string>> = { PLAIN: 'TXT', MPEG: 'MP3', OCTETS: 'BIN', JAVASC: 'JS' };
  return (known[kind] ?? kind).slice(0, 4);
}

/** Decorative: its kind is stated beside it. */
export function FileAvatar({ mime }: FileAvatarProps) {
  return (
    <svg
      className={styles.avatar}
      data-family={familyOf(mime)}
      viewBox="0 0 40 40"
      width="40"
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.sheet}
        d="M11 3.5h12.5L32 12v21.5a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3v-27a3 3 0 0 1 3-3z"
      />
      <path className={styles.fold} d="M23.5 3.5 32 12h-5.5a3 3 0 0 1-3-3z" />
      <text className={styles.letters} x="20" y="26" textAnchor="middle" dominantBaseline="central">
        {lettersOf(mime)}
      </text>
    </svg>
  );
}
