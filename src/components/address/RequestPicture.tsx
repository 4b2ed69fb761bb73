// A payment request as the picture that is shared.
import { useEffect, useRef, useState } from 'react';
import { drawRequestCard, type RequestCard } from './drawRequestCard.ts';
import styles from './RequestPicture.module.css';

export interface RequestPictureProps {
  readonly card: RequestCard;
  /** accessible name: its contents */
  readonly label: string;
  /** as an image that can be saved by touch or mouse, not as a canvas. @default false */
  readonly canBeHeld?: boolean;
  /** receives the picture each time it changed */
  readonly onDrawn: (canvas: HTMLCanvasElement) => void;
}

/** As wide as its column. */
export function RequestPicture({ card, label, canBeHeld = false, onDrawn }: RequestPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [source, setSource] = useState<string | null>(null);
  const drawn = (picture: HTMLCanvasElement) => {
    if (canBeHeld) setSource(picture.toDataURL('image/png'));
    onDrawn(picture);
  };
  const latest = useRef(drawn);
  latest.current = drawn;
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
      <canvas
        ref={canvas}
        className={styles.picture}
        role="img"
        aria-label={label}
        hidden={source !== null}
      />
      {source !== null && <img className={styles.picture} src={source} alt={label} />}
    </div>
  );
}
