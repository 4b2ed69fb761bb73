// The scaffold of every screen: one column, a header with the way back, the content, the action within thumb's reach.

import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { COMMON_MESSAGES } from '../../i18n/messages/app/commonMessages.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Page.module.css';
import { BackHost } from './shellContexts.ts';

export interface PageProps {
  readonly children: ReactNode;
  /** the screen's heading, in the header beside the way back */
  readonly title?: string;
  /** leads back to there: the host's button does, and one in the page where the host has none. Absent: as the shell says */
  readonly onBack?: (() => void) | undefined;
  /** on the header's far side, for example an IconButton */
  readonly trailing?: ReactNode;
  /** stays above the safe area and the keyboard: a BottomAction and what belongs to it */
  readonly bottom?: ReactNode;
  /** the content stands in the middle of the height that is left */
  readonly isCentred?: boolean;
  /** the content stands low, next to the action; what is marked `data-top` stays at the top */
  readonly isLow?: boolean;
}

/** The way back that the page draws: none where the host draws it. */
function useBackInPage(ownBack: (() => void) | undefined): (() => void) | undefined {
  const back = useContext(BackHost);
  const latest = useRef(ownBack);
  useLayoutEffect(() => {
    latest.current = ownBack;
  });
  const taker = ownBack !== undefined && back?.isHosts ? back : null;
  useLayoutEffect(() => taker?.take(() => latest.current?.()), [taker]);
  if (back?.isHosts) return;
  return ownBack ?? back?.inPage ?? undefined;
}

/** A screen. */
export function Page({ children, title, onBack: ownBack, trailing, bottom, isCentred, isLow }: PageProps) {
  const onBack = useBackInPage(ownBack);
  const hasHeader = title !== undefined || onBack !== undefined || trailing !== undefined;
  return (
    <div className={styles.page}>
      {hasHeader && (
        <header className={styles.header}>
          {onBack && <IconButton icon="back" label={COMMON_MESSAGES.back} onPress={onBack} />}
          {title !== undefined && (
            <h1 className={styles.title} dir="auto">
              {title}
            </h1>
          )}
          {trailing !== undefined && <div className={styles.trailing}>{trailing}</div>}
        </header>
      )}
      <main className={styles.content} data-stand={isCentred ? 'centre' : isLow ? 'low' : undefined}>
        {children}
      </main>
      {bottom !== undefined && <footer className={styles.bottom}>{bottom}</footer>}
    </div>
  );
}
