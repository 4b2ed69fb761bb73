// The files tab: kinds, names and sizes.

import { memo, useMemo } from 'react';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { ROW_HEIGHT } from '../../../components/layout/rowHeight.ts';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import { VirtualList } from '../../../components/lists/VirtualList.tsx';
import { FileAvatar } from '../../../components/tokens/FileAvatar.tsx';
import type { FileItem } from '../../../domain/drc20/Collectible.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import { describeShortDate } from '../../../i18n/format/describeTime.ts';
import {
  COLLECTION_MESSAGES as MESSAGES,
  nameFile,
} from '../../../i18n/messages/tokens/collectionMessages.ts';
import { inBytes, nameContentType } from '../../../i18n/messages/tokens/contentMessages.ts';
import { TAB_UNREAD_MESSAGES as UNREAD } from '../../../i18n/messages/tokens/tokenMessages.ts';
import { CollectionBody } from './CollectionBody.tsx';
import styles from './HomeTabs.module.css';
import type { HomeTabsProps } from './HomeTabs.types.ts';

/** A file and its position. */
interface FileLine {
  readonly file: FileItem;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A non-breaking space. */
const NO_BREAK = '\u00a0';

const keyOf = ({ file }: FileLine): string => file.fileId;
const heightOf = (): number => ROW_HEIGHT;

const linesOf = (items: readonly FileItem[]): readonly FileLine[] =>
  items.map((file, index) => ({ file, isFirst: index === 0, isLast: index === items.length - 1 }));

/** Rows that link to a file's page. */
export function FilesTab(props: HomeTabsProps) {
  return (
    <div className={styles.tab}>
      <CollectionBody
        {...props}
        collection={props.files}
        unread={{ title: UNREAD.filesTitle, text: UNREAD.files }}
        empty={{ title: MESSAGES.noFilesTitle, text: MESSAGES.noFiles }}
        skeleton={
          <Card padding="flush">
            <RowsSkeleton count={5} />
          </Card>
        }
      >
        {props.files.kind === 'ready' && <FileList {...props} items={props.files.items} />}
      </CollectionBody>
    </div>
  );
}

function FileList({
  items,
  scrollPosition,
  onFile,
}: HomeTabsProps & { readonly items: readonly FileItem[] }) {
  const lines = useMemo(() => linesOf(items), [items]);
  return (
    <VirtualList
      items={lines}
      label={MESSAGES.files}
      keyOf={keyOf}
      heightOf={heightOf}
      scrollPosition={scrollPosition}
      draw={(line) => <Line line={line} onFile={onFile} />}
    />
  );
}

interface LineProps {
  readonly line: FileLine;
  readonly onFile: (fileId: Txid) => void;
}

const Line = memo(function Line({ line, onFile }: LineProps) {
  const { file, isFirst, isLast } = line;
  return (
    <div className={styles.line} data-first={isFirst || undefined} data-last={isLast || undefined}>
      <Row
        leading={<FileAvatar mime={file.mime} />}
        title={<bdi translate="no">{nameFile(file)}</bdi>}
        second={<span className={styles.facts}>{describeFile(file)}</span>}
        onPress={() => onFile(file.fileId)}
      />
    </div>
  );
});

/** Kind, size and date, as far as known. If there isn't room for all, a line breaks after a dot. */
const describeFile = ({ mime, size, createdAtMs }: FileItem): string =>
  [
    nameContentType(mime),
    ...(size === null ? [] : [inBytes(size)]),
    ...(createdAtMs === null ? [] : [describeShortDate(createdAtMs)]),
  ]
    .map((part) => part.replaceAll(' ', NO_BREAK))
    .join(`${NO_BREAK}· `);
