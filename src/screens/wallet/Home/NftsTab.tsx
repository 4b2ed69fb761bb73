// The NFT tab: a grid of pictures.
import { memo, useMemo } from 'react';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { VirtualList } from '../../../components/lists/VirtualList.tsx';
import type { Nft } from '../../../domain/drc20/Collectible.ts';
import { COLLECTION_MESSAGES as MESSAGES } from '../../../i18n/messages/tokens/collectionMessages.ts';
import { TAB_UNREAD_MESSAGES as UNREAD } from '../../../i18n/messages/tokens/tokenMessages.ts';
import { CollectionBody } from './CollectionBody.tsx';
import styles from './HomeTabs.module.css';
import type { HomeTabsProps } from './HomeTabs.types.ts';
import { NftTile, type NftTileProps } from './NftTile.tsx';

const COLUMNS = 2;

/** A row of the grid; the last one may lack a tile. */
type TileLine = readonly Nft[];

/** Estimated height of a row at the usual width, CSS pixels. */
const LINE_HEIGHT = 250;

const keyOf = (line: TileLine): string => line[0]?.key ?? '';
const heightOf = (): number => LINE_HEIGHT;

const linesOf = (items: readonly Nft[]): readonly TileLine[] =>
  Array.from({ length: Math.ceil(items.length / COLUMNS) }, (_, row) =>
    items.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );

/** NFTs can only be viewed. */
export function NftsTab(props: HomeTabsProps) {
  return (
    <div className={styles.tab}>
      <CollectionBody
        {...props}
        collection={props.nfts}
        unread={{ title: UNREAD.nftsTitle, text: UNREAD.nfts }}
        empty={{ title: MESSAGES.noNftsTitle, text: MESSAGES.noNfts }}
        skeleton={<GridSkeleton />}
      >
        {props.nfts.kind === 'ready' && <Grid {...props} items={props.nfts.items} />}
      </CollectionBody>
    </div>
  );
}

function Grid({
  items,
  scrollPosition,
  loadContent,
  onNft,
}: HomeTabsProps & { readonly items: readonly Nft[] }) {
  const lines = useMemo(() => linesOf(items), [items]);
  return (
    <VirtualList
      items={lines}
      label={MESSAGES.nfts}
      keyOf={keyOf}
      heightOf={heightOf}
      scrollPosition={scrollPosition}
      draw={(line) => <Line line={line} loadContent={loadContent} onNft={onNft} />}
    />
  );
}

type LineProps = Omit<NftTileProps, 'nft'> & { readonly line: TileLine };

const Line = memo(function Line({ line, ...tile }: LineProps) {
  return (
    <div className={styles.gridLine}>
      {line.map((nft) => (
        <NftTile key={nft.key} nft={nft} {...tile} />
      ))}
    </div>
  );
});

function GridSkeleton() {
  return (
    <div aria-hidden="true">
      {[1, 2].map((line) => (
        <div key={line} className={styles.gridLine}>
          {[1, 2].map((tile) => (
            <span key={tile} className={styles.tile}>
              <span className={styles.tileContent}>
                <Skeleton height="100%" shape="block" />
              </span>
              <span className={styles.tileText}>
                <Skeleton width="62%" />
                <Skeleton width="38%" height="12px" />
              </span>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
