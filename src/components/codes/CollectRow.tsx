// Collects a sequence of codes: progress, problems, and ways to continue.
import { COLLECT_MESSAGES as MESSAGES } from '../../i18n/messages/codes/rowMessages.ts';
import { Button } from '../actions/Button.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { BoneProgress } from './BoneProgress.tsx';
import styles from './CollectRow.module.css';

export interface RowState {
  /** null before the first part */
  readonly progress: { readonly received: number; readonly total: number; readonly isMixed: boolean } | null;
  /** problem of the last step */
  readonly problem: 'foreign' | 'other-format' | 'no-code' | 'scanner-failed' | null;
  /** pictures are being read */
  readonly isReading: boolean;
  /** something else is the next step: no gold button. @default false */
  readonly isQuiet?: boolean;
}

export interface RowEvents {
  /** null without a scanner */
  readonly onScan: (() => void) | null;
  readonly onPictures: (files: readonly File[]) => void;
  readonly onStartOver: () => void;
}

const problemMessage = (problem: NonNullable<RowState['problem']>) =>
  ({
    foreign: { title: MESSAGES.foreignTitle, text: MESSAGES.foreignText },
    'other-format': { title: MESSAGES.formatTitle, text: MESSAGES.formatText },
    'no-code': { title: MESSAGES.noCodeTitle, text: MESSAGES.noCodeText },
    'scanner-failed': { title: MESSAGES.failedTitle, text: MESSAGES.failedText },
  })[problem];

/** Without a scanner, pictures are offered first. */
export function CollectRow({
  progress,
  problem,
  isReading,
  isQuiet = false,
  ...events
}: RowState & RowEvents) {
  const { onScan } = events;
  return (
    <section className={styles.collect} aria-label={MESSAGES.tools}>
      {progress && <BoneProgress received={progress.received} total={progress.total} />}
      {problem && <Notice tone="caution" isLive {...problemMessage(problem)} />}
      {progress?.isMixed && (
        <Notice tone="caution" isLive title={MESSAGES.mixedTitle} text={MESSAGES.mixedText} />
      )}
      {onScan === null && <Notice tone="note" title={MESSAGES.noScanTitle} text={MESSAGES.noScanText} />}
      {onScan !== null && (
        <Button tone={isQuiet ? 'quiet' : 'gold'} isWide icon="scan" isDisabled={isReading} onPress={onScan}>
          {progress === null ? MESSAGES.scan : MESSAGES.resume}
        </Button>
      )}
      <Pictures {...events} isReading={isReading} isFirst={onScan === null && !isQuiet} />
      {progress && (
        <Button tone="plain" isWide isDisabled={isReading} onPress={events.onStartOver}>
          {MESSAGES.startOver}
        </Button>
      )}
    </section>
  );
}

interface PicturesProps extends Pick<RowEvents, 'onPictures'> {
  readonly isReading: boolean;
  readonly isFirst: boolean;
}

/** Several at once: each contains one part. */
function Pictures({ onPictures, isReading, isFirst }: PicturesProps) {
  return (
    <label className={styles.pictures} data-first={isFirst || undefined} aria-busy={isReading || undefined}>
      {MESSAGES.pictures}
      <input
        className="heard"
        type="file"
        accept="image/*"
        multiple
        disabled={isReading}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // allows choosing the same files again
          event.target.value = '';
          if (files.length > 0) onPictures(files);
        }}
      />
    </label>
  );
}
