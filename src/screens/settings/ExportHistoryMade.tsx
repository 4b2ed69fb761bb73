// The table is made: what is in it, what is not, and ways to carry it away.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { SettingRow } from '../../components/SettingRow.tsx';
import {
  countRows,
  describeLeftOut,
  describeUnpriced,
  EXPORT_HISTORY_WORDS as WORDS,
} from '../../text/exportHistoryWords.ts';
import styles from './ExportHistoryScreen.module.css';
import type { ExportHistoryEvents, ExportHistoryView } from './ExportHistoryScreen.types.ts';

type MadeProps = Extract<ExportHistoryView, { status: 'made' }> & ExportHistoryEvents;

/** Browsers take files only for a press in the page, so the action stays there. */
export function ExportHistoryMade(props: MadeProps) {
  const { wasSaved } = props;
  return (
    <Page
      isLow
      onBack={props.onBack}
      bottom={
        wasSaved ? (
          <BottomAction label={WORDS.done} onPress={props.onLeave} isEnabled isBusy={false} />
        ) : (
          <BottomAction isInPageOnly label={WORDS.save} onPress={props.onSave} isEnabled isBusy={false} />
        )
      }
    >
      <div className={styles.scene}>
        <Scene name="success" size="small" />
      </div>
      <Lead
        title={wasSaved ? WORDS.savedTitle : WORDS.madeTitle}
        text={wasSaved ? WORDS.savedText : WORDS.privacy}
      />
      <Card padding="flush">
        <SettingRow
          icon="file"
          title={props.fileName}
          text={countRows(props.rows)}
          control={{ kind: 'none' }}
        />
      </Card>
      <Missing {...props} />
      <Ways {...props} />
    </Page>
  );
}

/** Whatever is not in it is said, and why. */
function Missing({ leftOut, unpriced, rows, hasShareFailed }: MadeProps) {
  return (
    <>
      {leftOut > 0 && <Notice tone="caution" {...describeLeftOut(leftOut)} />}
      {unpriced > 0 && <Notice tone="note" {...describeUnpriced(unpriced, rows)} />}
      {hasShareFailed && <Notice tone="caution" isLive title={WORDS.shareFailed} />}
    </>
  );
}

function Ways({ wasSaved, canShare, copied, onSave, onShare, onCopy }: MadeProps) {
  return (
    <div className={styles.ways}>
      {wasSaved && (
        <Button size="small" onPress={onSave}>
          {WORDS.saveAgain}
        </Button>
      )}
      {canShare && (
        <Button size="small" icon="share" onPress={onShare}>
          {WORDS.share}
        </Button>
      )}
      <CopyButton label={WORDS.copy} outcome={copied} onCopy={onCopy} />
    </div>
  );
}
