// One file: its content, its properties, and its actions.

import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { IdCard } from '../../../components/layout/IdCard.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { TimeText } from '../../../components/layout/TimeText.tsx';
import { ContentView } from '../../../components/tokens/ContentView.tsx';
import type { ContentState } from '../../../components/tokens/useContent.ts';
import type { FileItem } from '../../../domain/drc20/Collectible.ts';
import type { Fault } from '../../../domain/fault.ts';
import { NO_FILES_MESSAGES } from '../../../i18n/messages/app/noFilesMessages.ts';
import { FILE_MESSAGES as MESSAGES, nameFile } from '../../../i18n/messages/tokens/collectionMessages.ts';
import { inBytes, nameContentType } from '../../../i18n/messages/tokens/contentMessages.ts';
import styles from '../Collectible.module.css';
import { CollectibleState } from '../CollectibleStates.tsx';

export type FileView =
  /** no index is configured: nothing is known */
  | { readonly status: 'unread' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: Fault }
  /** this account has no such file, or the id is invalid */
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      readonly file: FileItem;
      /** the index that reported it */
      readonly index: string;
      readonly content: ContentState;
      /** SHA-256 of the loaded bytes, 64 hex digits; null while there are none */
      readonly sha256: string | null;
      /** false: no key here signs for this account */
      readonly canSend: boolean;
      /** result of copying the id */
      readonly copied: CopyOutcome | null;
      /** it was passed to the device; whether it was saved is unknown */
      readonly wasSaved: boolean;
      /** now, milliseconds since 1970 */
      readonly nowMs: number;
    };

export interface FileEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  readonly onRetry: () => void;
  /** reloads the content */
  readonly onLoad: () => void;
  readonly onCopyId: () => void;
  /** downloads the loaded bytes; absent if the host can't save files */
  readonly onSave?: (() => void) | undefined;
  readonly onSend: () => void;
}

type FileProps = FileView & FileEvents;
type FileReady = Extract<FileProps, { status: 'ready' }>;

/** Route /drc20/file. */
export function FileScreen(props: FileProps) {
  if (props.status !== 'ready') return <CollectibleState {...props} state={props} messages={MESSAGES} />;
  const { file, content, canSend } = props;
  return (
    <Page title={nameFile(file)} {...(canSend ? { bottom: <SendAction {...props} /> } : {})}>
      <ContentView state={content} mime={file.mime} label={nameFile(file)} onRetry={props.onLoad} />
      <Save {...props} />
      {!canSend && <Notice tone="note" title={MESSAGES.watched} text={MESSAGES.watchedText} />}
      <Card title={MESSAGES.facts}>
        <Facts facts={factsOf(props)} />
      </Card>
      <Hash sha256={props.sha256} />
      <IdCard
        title={MESSAGES.id}
        id={file.fileId}
        copyLabel={MESSAGES.copyId}
        copied={props.copied}
        onCopy={props.onCopyId}
        byHand={MESSAGES.idByHand}
      />
    </Page>
  );
}

function SendAction({ onSend }: FileReady) {
  return <BottomAction label={MESSAGES.send} isEnabled isBusy={false} onPress={onSend} />;
}

/** Only loaded content can be saved. */
function Save({ content, wasSaved, onSave }: FileReady) {
  if (content.kind !== 'ready') return null;
  if (onSave === undefined)
    return <Notice tone="note" title={NO_FILES_MESSAGES.title} text={NO_FILES_MESSAGES.elsewhere} />;
  return (
    <>
      <Button tone="quiet" isWide icon="receive" onPress={onSave}>
        {MESSAGES.save}
      </Button>
      {wasSaved && <Notice tone="note" isLive title={MESSAGES.saved} text={MESSAGES.savedText} />}
    </>
  );
}

function factsOf({ file, index, nowMs }: FileReady): readonly Fact[] {
  const { name, mime, size, createdAtMs, holder } = file;
  return [
    {
      name: MESSAGES.name,
      value: name === null ? MESSAGES.noName : <bdi className={styles.wrap}>{nameFile(file)}</bdi>,
    },
    { name: MESSAGES.type, value: nameContentType(mime) },
    { name: MESSAGES.size, value: size === null ? MESSAGES.unknown : inBytes(size) },
    {
      name: MESSAGES.made,
      value:
        createdAtMs === null ? MESSAGES.unknown : <TimeText atMs={createdAtMs} nowMs={nowMs} as="moment" />,
    },
    { name: MESSAGES.holder, value: <AddressText address={holder} mode="short" /> },
    { name: MESSAGES.index, value: <span className={styles.wrap}>{index}</span> },
  ];
}

/** Hash of the loaded bytes; only the user can compare it. */
function Hash({ sha256 }: Pick<FileReady, 'sha256'>) {
  return (
    <Card title={MESSAGES.hash}>
      {sha256 === null ? (
        <p className={styles.label}>{MESSAGES.hashWaits}</p>
      ) : (
        <>
          <code className={styles.hash} translate="no">
            {sha256}
          </code>
          <p className={styles.small}>{MESSAGES.hashText}</p>
        </>
      )}
    </Card>
  );
}
