// A request to be paid, drawn as the picture that is shared.
import { useEffect, useRef } from 'react';
import { drawRequestCard, type RequestCard } from './drawRequestCard.ts';
import styles from './RequestPicture.module.css';

export interface RequestPictureProps {
  readonly card: RequestCard;
  /** said aloud: what is on it */
  readonly label: string;
  /** the drawn picture, each time that it changed */
  readonly onDrawn: (canvas: HTMLCanvasElement) => void;
}

/** As wide as its column. */
export function RequestPicture({ card, label, onDrawn }: RequestPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(onDrawn);
  latest.current = onDrawn;
  const { address, name, headline, note, link, footer } = card;
  useEffect(() => {
    let isHere = true;
    const shown = canvas.current;
    if (shown === null) return;
    void drawRequestCard(shown, { address, name, headline, note, link, footer }).then(() => {
      if (isHere) latest.current(shown);
    });
    return () => {
      isHere = false;
    };
  }, [address, name, headline, note, link, footer]);
  return (
    <div className={styles.frame}>
      <canvas ref={canvas} className={styles.picture} role="img" aria-label={label} />
    </div>
  );
}
