// A token's avatar: its makers' picture if there is one, otherwise a coin with its first letter.
import { useMemo } from 'react';
import { contentKind, LISTED_PIXELS } from '../../domain/content/contentKind.ts';
import type { TokenSummary } from '../../domain/drc20/Token.ts';
import { tokenKey } from '../../domain/drc20/TokenId.ts';
import { foreignText } from '../../domain/text/foreignText.ts';
import { firstGrapheme } from '../../domain/text/graphemes.ts';
import { metal } from '../theme/tokens.ts';
import { UntrustedPicture } from './content/UntrustedPicture.tsx';
import styles from './TokenAvatar.module.css';
import { type ContentState, type LoadContent, useContent } from './useContent.ts';

export interface TokenAvatarProps {
  readonly summary: Pick<TokenSummary, 'id' | 'tick' | 'logo'>;
  /** loads pictures; null without a gateway. Must be a stable reference */
  readonly loadContent: LoadContent | null;
  /** CSS pixels. @default 40 */
  readonly size?: 40 | 64;
}

/** Decorative: the tick is beside it. The coin is shown until the picture is loaded, without one, and for drawings. */
export function TokenAvatar({ summary, loadContent, size = 40 }: TokenAvatarProps) {
  const state = useContent(loadContent, summary.logo);
  const coin = <LetterCoin summary={summary} />;
  return (
    <span className={styles.avatar} style={{ width: size, height: size }} aria-hidden="true">
      <Logo state={state} coin={coin} />
    </span>
  );
}

function Logo({ state, coin }: { readonly state: ContentState; readonly coin: React.ReactNode }) {
  const content = state.kind === 'ready' ? state.content : null;
  const contentInfo = useMemo(() => content && contentKind(content.mime, content.bytes), [content]);
  if (content === null || contentInfo?.kind !== 'picture' || contentInfo.pixels > LISTED_PIXELS) return coin;
  const { mime, pixels } = contentInfo;
  const picture = { mime, pixels, bytes: content.bytes, label: '', variant: 'tile' } as const;
  return <UntrustedPicture {...picture} broken={coin} waiting={coin} />;
}

function metalOf(key: string): (typeof metal)[number] {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return metal[sum % metal.length] ?? metal[6];
}

/** The first grapheme. */
const firstLetter = (tick: string): string => firstGrapheme(foreignText(tick)).toUpperCase() || '?';

function LetterCoin({ summary }: Pick<TokenAvatarProps, 'summary'>) {
  const { ground, letter } = metalOf(tokenKey(summary.id));
  return (
    <svg viewBox="0 0 40 40" className={styles.coin} aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="20" fill={ground} />
      <circle cx="20" cy="20" r="15.5" fill="none" stroke={letter} strokeOpacity="0.35" strokeWidth="1.5" />
      <text
        x="20"
        y="20"
        fill={letter}
        className={styles.letter}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {firstLetter(summary.tick)}
      </text>
    </svg>
  );
}
