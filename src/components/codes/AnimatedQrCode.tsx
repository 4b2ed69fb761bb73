// A message as a sequence of QR codes, which a camera can read in any order: animated, or one per press.
import { useEffect, useState } from 'react';
import { describePart, ROW_MESSAGES as MESSAGES } from '../../i18n/messages/codes/rowMessages.ts';
import { Button } from '../actions/Button.tsx';
import { QrCode } from '../address/QrCode.tsx';
import { SegmentedChips } from '../fields/SegmentedChips.tsx';
import styles from './AnimatedQrCode.module.css';
import { usesReducedMotion } from './usesReducedMotion.ts';

/** Supplies the codes. */
export interface CodeRow {
  /** number of codes needed if none is lost */
  readonly count: number;
  /** position of the last supplied code, from 1 */
  readonly position: number;
  /** the next one, endlessly */
  next(): string;
}

export interface AnimatedQrCodeProps {
  /** one message; a different object is a different message */
  readonly row: CodeRow;
  /** accessible name, for example "QR code of the request" */
  readonly label: string;
}

type Speed = 'slow' | 'normal' | 'fast';

/** How long a code is shown, milliseconds. */
const SHOWN_MS: Readonly<Record<Speed, number>> = { slow: 600, normal: 300, fast: 160 };

/** A single code is static. Under reduced motion a sequence is too, until it is started. */
export function AnimatedQrCode({ row, label }: AnimatedQrCodeProps) {
  const [shown, setShown] = useState(() => show(row));
  const [isMoving, setMoving] = useState(() => row.count > 1 && !usesReducedMotion());
  const [speed, setSpeed] = useState<Speed>('normal');
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setShown(show(row)), SHOWN_MS[speed]);
    return () => clearInterval(timer);
  }, [row, isMoving, speed]);
  return (
    <div className={styles.row}>
      <QrCode text={shown.text} label={label} density="row" />
      {row.count > 1 && (
        <>
          <p className={styles.part}>{describePart(shown.position, row.count)}</p>
          <div className={styles.ways}>
            <Button tone="quiet" size="small" onPress={() => setMoving(!isMoving)}>
              {isMoving ? MESSAGES.pause : MESSAGES.play}
            </Button>
            {!isMoving && (
              <Button tone="quiet" size="small" onPress={() => setShown(show(row))}>
                {MESSAGES.next}
              </Button>
            )}
          </div>
          {isMoving && (
            <SegmentedChips<Speed>
              label={MESSAGES.speed}
              options={[
                { value: 'slow', label: MESSAGES.slow },
                { value: 'normal', label: MESSAGES.normal },
                { value: 'fast', label: MESSAGES.fast },
              ]}
              chosen={speed}
              onChoose={setSpeed}
            />
          )}
        </>
      )}
    </div>
  );
}

const show = (row: CodeRow) => ({ text: row.next(), position: row.position });
