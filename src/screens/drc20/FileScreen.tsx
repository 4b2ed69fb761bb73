// One file: what is in it, what it is, and what can be done with it.
import { AddressText } from '../../components/AddressText.tsx';
import { BottomAction } from '../../components/BottomAction.tsx';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { ContentView } from '../../components/ContentView.tsx';
import { type Fact, Facts } from '../../components/Facts.tsx';
import { IdCard } from '../../components/IdCard.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { TimeText } from '../../components/TimeText.tsx';
import { nameFile, FILE_WORDS as WORDS } from '../../text/collectionWords.ts';
import { inBytes, nameContentType } from '../../text/contentWords.ts';
import styles from './Collectible.module.css';
import { CollectibleState } from './CollectibleStates.tsx';
import type { FileEvents, FileView } from './FileScreen.types.ts';

type FileProps = FileView & FileEvents;
type FileReady = Extract<FileProps, { status: 'ready' }>;

/** Route /drc20/file. */
export function FileScreen(props: FileProps) {
  if (props.status !== 'ready') return <CollectibleState {...props} state={props} words={WORDS} />;
  const { file, content, canSend } = props;
  return (
    <Page title={nameFile(file)} {...(canSend ? { bottom: <SendAction {...props} /> } : {})}>
      <ContentView state={content} mime={file.mime} label={nameFile(file)} onRetry={props.onLoad} />
      <Save {...props} />
      {!canSend && <Notice tone="note" title={WORDS.watched} text={WORDS.watchedText} />}
      <Card title={WORDS.facts}>
        <Facts facts={factsOf(props)} />
      </Card>
      <Hash sha256={props.sha256} />
      <IdCard
        title={WORDS.id}
        id={file.fileId}
        copyLabel={WORDS.copyId}
        copied={props.copied}
        onCopy={props.onCopyId}
        byHand={WORDS.idByHand}
      />
    </Page>
  );
}

function SendAction({ onSend }: FileReady) {
  return <BottomAction label={WORDS.send} isEnabled isBusy={false} onPress={onSend} />;
}

/** Only what came can be saved. */
function Save({ content, wasSaved, onSave }: FileReady) {
  if (content.kind !== 'ready') return null;
  return (
    <>
      <Button tone="quiet" isWide icon="receive" onPress={onSave}>
        {WORDS.save}
      </Button>
      {wasSaved && <Notice tone="note" isLive title={WORDS.saved} text={WORDS.savedText} />}
    </>
  );
}

function factsOf({ file, index, nowMs }: FileReady): readonly Fact[] {
  const { name, mime, size, createdAtMs, holder } = file;
  return [
    {
      name: WORDS.name,
      value: name === null ? WORDS.noName : <bdi className={styles.wrap}>{nameFile(file)}</bdi>,
    },
    { name: WORDS.type, value: nameContentType(mime) },
    { name: WORDS.size, value: size === null ? WORDS.unknown : inBytes(size) },
    {
      name: WORDS.made,
      value: createdAtMs === null ? WORDS.unknown : <TimeText atMs={createdAtMs} nowMs={nowMs} as="moment" />,
    },
    { name: WORDS.holder, value: <AddressText address={holder} mode="short" /> },
    { name: WORDS.index, value: <span className={styles.wrap}>{index}</span> },
  ];
}

/** Of the bytes that came, which nobody but the reader can compare. */
function Hash({ sha256 }: Pick<FileReady, 'sha256'>) {
  return (
    <Card title={WORDS.hash}>
      {sha256 === null ? (
        <p className={styles.label}>{WORDS.hashWaits}</p>
      ) : (
        <>
          <code className={styles.hash} translate="no">
            {sha256}
          </code>
          <p className={styles.small}>{WORDS.hashText}</p>
        </>
      )}
    </Card>
  );
}
