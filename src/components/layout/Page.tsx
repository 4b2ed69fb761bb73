// The scaffold of every screen: one column, a header with back, the content, and the action within reach of the thumb.

import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { COMMON_MESSAGES } from '../../i18n/messages/app/commonMessages.ts';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './Page.module.css';
import { BackHost } from './shellContexts.ts';

export interface PageProps {
  readonly children: ReactNode;
  /** the screen's heading, in the header */
  readonly title?: string;
  /** overrides back: through the host's button, or one in the page if the host has none. Absent: the shell decides */
  readonly onBack?: (() => void) | undefined;
  /** on the header's far side, for example an IconButton */
  readonly trailing?: ReactNode;
  /** above the safe area and the keyboard: a BottomAction and related content */
  readonly bottom?: ReactNode;
  /** centers the content vertically in the remaining height */
  readonly isCentred?: boolean;
  /** places the content low, next to the action; elements with `data-top` stay at the top */
  readonly isLow?: boolean;
}

/** The page's own back control: none if the host draws it. */
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
