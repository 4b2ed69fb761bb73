// An untrusted text: its lines unchanged, without links.
import { describeShownPart } from '../../../i18n/messages/tokens/contentMessages.ts';
import styles from '../content.module.css';
import type { ContentVariant } from './ContentAside.tsx';

interface UntrustedTextProps {
  readonly text: string;
  readonly variant: ContentVariant;
}

/** Maximum shown characters, whole and in a tile. */
const MOST = { whole: 20_000, tile: 160 } as const;

/** Direction-changing characters, which can make a line read differently. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const nameTurn = (character: string): string =>
  `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** The start of a text, in whole characters. */
function startOf(text: string, most: number): string {
  const end = text.codePointAt(most - 1) ?? 0;
  return text.slice(0, end > 0xffff ? most + 1 : most);
}

/** Direction-changing characters are shown as their code. */
export function UntrustedText({ text, variant }: UntrustedTextProps) {
  const most = MOST[variant];
  return (
    <>
      <pre className={styles.text} data-variant={variant} dir="auto" translate="no" tabIndex={tabOf(variant)}>
        {startOf(text, most).replace(TURNS, nameTurn)}
      </pre>
      {text.length > most && variant === 'whole' && (
        <p className={styles.note}>{describeShownPart(most, text.length)}</p>
      )}
    </>
  );
}

const tabOf = (variant: UntrustedTextProps['variant']) => (variant === 'whole' ? 0 : undefined);
