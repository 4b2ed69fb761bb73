// One NFT of the grid: its picture above its name.
import { ContentView } from '../../../components/tokens/ContentView.tsx';
import { type LoadContent, useContent } from '../../../components/tokens/useContent.ts';
import type { Nft } from '../../../domain/drc20/Collectible.ts';
import { foreignText } from '../../../domain/text/foreignText.ts';
import { nameNumber } from '../../../i18n/messages/tokens/collectionMessages.ts';
import styles from './HomeTabs.module.css';

export interface NftTileProps {
  readonly nft: Nft;
  readonly loadContent: LoadContent | null;
  readonly onNft: (key: string) => void;
}

/** Its content is loaded while the tile is rendered. */
export function NftTile({ nft, loadContent, onNft }: NftTileProps) {
  const state = useContent(loadContent, nft.content);
  return (
    <button type="button" className={styles.tile} onClick={() => onNft(nft.key)}>
      <span className={styles.tileContent} aria-hidden="true">
        <ContentView state={state} mime={nft.mime ?? ''} label="" variant="tile" />
      </span>
      <span className={styles.tileText}>
        <bdi className={styles.tileTitle} translate="no">
          {foreignText(nft.title)}
        </bdi>
        <span className={styles.tileSecond}>
          {nft.number === null ? nft.protocol : `${nameNumber(nft.number)} · ${nft.protocol}`}
        </span>
      </span>
    </button>
  );
}
