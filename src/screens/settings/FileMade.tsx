// A file is made: its name, what to know of it, and ways to carry it away.
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

/** How far a file got. Whether a download or a share arrived can't be known: some apps block them without a word. */
export type FileDelivery = 'none' | 'started' | 'shared';

/** What came of opening a file again after it was saved; only `same` proves that it was. */
export type SavedFileCheck = 'none' | 'same' | 'different' | 'unreadable';

/** What is said around a file. */
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

/** The file is opened again and compared. */
export interface FileProof {
  readonly messages: FileProofMessages;
  readonly check: SavedFileCheck;
  readonly onFile: (file: File) => void;
}

/** What is said around that. */
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

/** A file that is made, and what became of it. */
export interface MadeFile {
  readonly fileName: string;
  readonly delivery: FileDelivery;
  readonly copied: CopyOutcome | null;
  /** the browser can hand files to other apps */
  readonly canShare: boolean;
  readonly hasShareFailed: boolean;
}

/** What a person does with it. */
export interface MadeFileEvents {
  /** absent where the host takes no files */
  readonly onSave?: (() => void) | undefined;
  readonly onShare: () => void;
  readonly onCopy: () => void;
  readonly onLeave: () => void;
}

interface FileMadeProps extends MadeFile, MadeFileEvents {
  readonly messages: FileMadeMessages;
  /** what to know before it is saved */
  readonly advice: string;
  /** how much is in it */
  readonly size: string;
  /** how a person proves that it was saved; absent where that isn't worth the trouble */
  readonly proof?: FileProof;
  /** what is missing in it */
  readonly children?: ReactNode;
}

/** Browsers take files only for a press in the page, so the action stays there. */
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

/** Saved is said only of what was opened again. */
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

/** A text that was copied may have become a file, where there are files. */
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

/** Every kind of file is offered: phones grey out what they do not know. */
function OpenSaved({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) onFile(file);
    // the same file may be chosen again
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
