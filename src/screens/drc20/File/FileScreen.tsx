// One file: what is in it, what it is, and what can be done with it.

import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { IdCard } from '../../../components/layout/IdCard.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { TimeText } from '../../../components/layout/TimeText.tsx';
import { ContentView } from '../../../components/tokens/ContentView.tsx';
import { FILE_MESSAGES as MESSAGES, nameFile } from '../../../i18n/messages/tokens/collectionMessages.ts';
import { inBytes, nameContentType } from '../../../i18n/messages/tokens/contentMessages.ts';
import styles from '../Collectible.module.css';
import { CollectibleState } from '../CollectibleStates.tsx';
import type { FileEvents, FileView } from './FileScreen.types.ts';

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

/** Only what came can be saved. */
function Save({ content, wasSaved, onSave }: FileReady) {
  if (content.kind !== 'ready') return null;
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

/** Of the bytes that came, which nobody but the reader can compare. */
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
