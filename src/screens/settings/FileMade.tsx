// A file is made: its name, what to know of it, and ways to carry it away.
import type { ReactNode } from 'react';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import type { CopyOutcome } from '../../components/CopyOutcome.ts';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { Scene } from '../../components/Scene.tsx';
import { SettingRow } from '../../components/SettingRow.tsx';
import styles from './FileMade.module.css';

/** What is said around a file. */
export interface FileMadeWords {
  readonly madeTitle: string;
  readonly savedTitle: string;
  readonly savedText: string;
  readonly save: string;
  readonly saveAgain: string;
  readonly share: string;
  readonly shareFailed: string;
  readonly copy: string;
  readonly done: string;
}

interface FileMadeProps {
  readonly words: FileMadeWords;
  /** what to know before it is saved */
  readonly advice: string;
  readonly fileName: string;
  /** how much is in it */
  readonly size: string;
  /** it was handed to the device; whether it arrived cannot be told */
  readonly wasSaved: boolean;
  readonly copied: CopyOutcome | null;
  /** the browser can hand files to other apps */
  readonly canShare: boolean;
  readonly hasShareFailed: boolean;
  readonly onSave: () => void;
  readonly onShare: () => void;
  readonly onCopy: () => void;
  readonly onLeave: () => void;
  readonly onBack?: (() => void) | undefined;
  /** what is missing in it */
  readonly children?: ReactNode;
}

/** Browsers take files only for a press in the page, so the action stays there. */
export function FileMade(props: FileMadeProps) {
  const { words, wasSaved } = props;
  return (
    <Page
      isLow
      onBack={props.onBack}
      bottom={
        wasSaved ? (
          <BottomAction label={words.done} onPress={props.onLeave} isEnabled isBusy={false} />
        ) : (
          <BottomAction isInPageOnly label={words.save} onPress={props.onSave} isEnabled isBusy={false} />
        )
      }
    >
      <div className={styles.scene}>
        <Scene name="success" size="small" />
      </div>
      <Lead
        title={wasSaved ? words.savedTitle : words.madeTitle}
        text={wasSaved ? words.savedText : props.advice}
      />
      <Card padding="flush">
        <SettingRow icon="file" title={props.fileName} text={props.size} control={{ kind: 'none' }} />
      </Card>
      {props.children}
      {props.hasShareFailed && <Notice tone="caution" isLive title={words.shareFailed} />}
      <Ways {...props} />
    </Page>
  );
}

function Ways({ words, wasSaved, canShare, copied, onSave, onShare, onCopy }: FileMadeProps) {
  return (
    <div className={styles.ways}>
      {wasSaved && (
        <Button size="small" onPress={onSave}>
          {words.saveAgain}
        </Button>
      )}
      {canShare && (
        <Button size="small" icon="share" onPress={onShare}>
          {words.share}
        </Button>
      )}
      <CopyButton label={words.copy} outcome={copied} onCopy={onCopy} />
    </div>
  );
}
