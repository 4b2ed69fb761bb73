// A finished file: its name, notes, and ways to save it.
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { BottomAction } from '../../components/actions/BottomAction.tsx';
import { Button } from '../../components/actions/Button.tsx';
import { CopyButton, type CopyOutcome } from '../../components/actions/CopyButton.tsx';
import { Notice } from '../../components/feedback/Notice.tsx';
import { SettingRow } from '../../components/fields/SettingRow.tsx';
import { Card } from '../../components/layout/Card.tsx';
import { Lead } from '../../components/layout/Lead.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { Scene } from '../../components/layout/Scene.tsx';
import { NO_FILES_MESSAGES } from '../../i18n/messages/app/noFilesMessages.ts';
import styles from './FileMade.module.css';

/** Whether a download or a share succeeded is unknown: some apps block them silently. */
export type FileDelivery = 'none' | 'started' | 'shared';

/** Result of opening a saved file again; only `same` proves that it was saved. */
export type SavedFileCheck = 'none' | 'same' | 'different' | 'unreadable';

export interface FileMadeMessages {
  readonly madeTitle: string;
  readonly startedTitle: string;
  readonly startedText: string;
  readonly sharedTitle: string;
  readonly sharedText: string;
  readonly save: string;
  readonly saveAgain: string;
  readonly share: string;
  readonly shareFailed: string;
  readonly copy: string;
  readonly done: string;
}

/** Verification by opening the file again. */
export interface FileProof {
  readonly messages: FileProofMessages;
  readonly check: SavedFileCheck;
  readonly onFile: (file: File) => void;
}

export interface FileProofMessages {
  readonly check: string;
  readonly later: string;
  readonly sameTitle: string;
  readonly sameText: string;
  readonly different: string;
  readonly differentText: string;
  readonly unreadable: string;
  readonly unreadableText: string;
}

/** A finished file and its state. */
export interface MadeFile {
  readonly fileName: string;
  readonly delivery: FileDelivery;
  readonly copied: CopyOutcome | null;
  /** the browser can share files with other apps */
  readonly canShare: boolean;
  readonly hasShareFailed: boolean;
}

export interface MadeFileEvents {
  /** absent if the host can't save files */
  readonly onSave?: (() => void) | undefined;
  readonly onShare: () => void;
  readonly onCopy: () => void;
  readonly onLeave: () => void;
}

interface FileMadeProps extends MadeFile, MadeFileEvents {
  readonly messages: FileMadeMessages;
  /** what to know before saving it */
  readonly advice: string;
  /** its size, formatted */
  readonly size: string;
  /** lets the user verify the saved file; absent where that isn't worthwhile */
  readonly proof?: FileProof;
  /** what the file lacks */
  readonly children?: ReactNode;
}

/** Browsers allow file actions only from a press in the page, so the action stays there. */
export function FileMade(props: FileMadeProps) {
  const { delivery, proof } = props;
  const isProven = proof?.check === 'same';
  return (
    <Page isLow bottom={<NextStep {...props} isProven={isProven} />}>
      {(delivery === 'none' || isProven) && (
        <div className={styles.scene}>
          <Scene name="success" size="small" />
        </div>
      )}
      <Lead {...headOf(props)} />
      <Card padding="flush">
        <SettingRow icon="file" title={props.fileName} text={props.size} control={{ kind: 'none' }} />
      </Card>
      {props.children}
      {props.onSave === undefined && (
        <Notice tone="note" title={NO_FILES_MESSAGES.title} text={NO_FILES_MESSAGES.copy} />
      )}
      {proof && <ProofProblem {...proof} />}
      {props.hasShareFailed && <Notice tone="caution" isLive title={props.messages.shareFailed} />}
      <Ways {...props} />
    </Page>
  );
}

/** Claims success only after the saved file was opened again. */
function headOf({ messages, advice, delivery, proof }: FileMadeProps) {
  if (proof?.check === 'same') return { title: proof.messages.sameTitle, text: proof.messages.sameText };
  switch (delivery) {
    case 'none':
      return { title: messages.madeTitle, text: advice };
    case 'started':
      return { title: messages.startedTitle, text: messages.startedText };
    case 'shared':
      return { title: messages.sharedTitle, text: messages.sharedText };
  }
}

/** Copied text may have been saved as a file, if the host can save files. */
const mayBeFile = ({ delivery, copied, onSave }: FileMadeProps): boolean =>
  delivery !== 'none' || (copied !== null && onSave !== undefined);

function NextStep(props: FileMadeProps & { readonly isProven: boolean }) {
  const { messages, delivery, proof, isProven, onSave } = props;
  if (proof && !isProven && mayBeFile(props)) {
    return (
      <div className={styles.steps}>
        <OpenSaved label={proof.messages.check} onFile={proof.onFile} />
        <Button tone="plain" isWide onPress={props.onLeave}>
          {proof.messages.later}
        </Button>
      </div>
    );
  }
  return onSave !== undefined && delivery === 'none' && !isProven ? (
    <BottomAction isInPageOnly label={messages.save} onPress={onSave} isEnabled isBusy={false} />
  ) : (
    <BottomAction label={messages.done} onPress={props.onLeave} isEnabled isBusy={false} />
  );
}

/** No type filter: phones gray out unknown types. */
function OpenSaved({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onFile(file);
    // allows choosing the same file again
    event.target.value = '';
  };
  return (
    <>
      <Button tone="gold" isWide onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} className="heard" type="file" tabIndex={-1} aria-label={label} onChange={change} />
    </>
  );
}

function ProofProblem({ messages, check }: FileProof) {
  if (check === 'none' || check === 'same') return null;
  return check === 'different' ? (
    <Notice tone="problem" isLive title={messages.different} text={messages.differentText} />
  ) : (
    <Notice tone="problem" isLive title={messages.unreadable} text={messages.unreadableText} />
  );
}

function Ways({ messages, delivery, canShare, copied, onSave, onShare, onCopy }: FileMadeProps) {
  return (
    <div className={styles.ways}>
      {onSave !== undefined && delivery !== 'none' && (
        <Button size="small" onPress={onSave}>
          {messages.saveAgain}
        </Button>
      )}
      {canShare && (
        <Button size="small" icon="share" onPress={onShare}>
          {messages.share}
        </Button>
      )}
      <CopyButton label={messages.copy} outcome={copied} onCopy={onCopy} />
    </div>
  );
}
