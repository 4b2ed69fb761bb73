// A line with the detected kind of the pasted text.
import { Button } from '../../../components/actions/Button.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import type { IconName } from '../../../components/art/iconPaths.ts';
import type { KeyFormat } from '../../../domain/keys/detectKeyFormat.ts';
import {
  describeKeyTextKind,
  KEY_MESSAGES as MESSAGES,
} from '../../../i18n/messages/accounts/importMessages.ts';
import styles from './KeyKindLine.module.css';

const ICONS: Readonly<Record<KeyFormat, IconName>> = {
  nothing: 'paste',
  unfinished: 'more',
  phrase: 'phrase',
  'private-key': 'key',
  'old-private-key': 'key',
  'encrypted-key': 'lock',
  'extended-private-key': 'key',
  'extended-public-key': 'eye',
  address: 'eye',
  'key-list': 'key',
  'encrypted-wallet': 'lock',
  unknown: 'warning',
};

interface KeyKindLineProps {
  readonly kind: KeyFormat;
  readonly onToWords: () => void;
}

/** Recovery words have their own screen: the line links to it. */
export function KeyKindLine({ kind, onToWords }: KeyKindLineProps) {
  return (
    <span
      className={styles.line}
      data-known={!['nothing', 'unfinished', 'unknown'].includes(kind) || undefined}
    >
      <Icon name={ICONS[kind]} size={20} className={styles.icon} />
      <span className={styles.textBlock}>
        {describeKeyTextKind(kind)}
        {kind === 'phrase' && (
          <Button size="small" onPress={onToWords}>
            {MESSAGES.toWords}
          </Button>
        )}
      </span>
    </span>
  );
}
