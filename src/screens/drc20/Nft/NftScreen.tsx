// One NFT: its picture, its properties, and why it can only be viewed.

import type { CopyOutcome } from '../../../components/actions/CopyButton.tsx';
import { AddressText, shortAddress } from '../../../components/address/AddressText.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { type Fact, Facts } from '../../../components/layout/Facts.tsx';
import { IdCard } from '../../../components/layout/IdCard.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { ContentView } from '../../../components/tokens/ContentView.tsx';
import type { ContentState } from '../../../components/tokens/useContent.ts';
import type { Nft } from '../../../domain/drc20/Collectible.ts';
import type { Fault } from '../../../domain/fault.ts';
import { foreignLines, foreignText } from '../../../domain/text/foreignText.ts';
import { NFT_MESSAGES as MESSAGES, nameNumber } from '../../../i18n/messages/tokens/collectionMessages.ts';
import { nameContentType } from '../../../i18n/messages/tokens/contentMessages.ts';
import styles from '../Collectible.module.css';
import { CollectibleState } from '../CollectibleStates.tsx';

export type NftView =
  /** no index is configured: nothing is known */
  | { readonly status: 'unread' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly fault: Fault }
  /** this account has no such NFT, or the id is invalid */
  | { readonly status: 'missing' }
  | {
      readonly status: 'ready';
      readonly nft: Nft;
      /** the index that reported it */
      readonly index: string;
      readonly content: ContentState;
      /** result of copying the id */
      readonly copied: CopyOutcome | null;
    };

export interface NftEvents {
  readonly onReceive: () => void;
  readonly onHistory: () => void;
  readonly onRetry: () => void;
  /** reloads the content */
  readonly onLoad: () => void;
  /** the inscription's or the deploying transaction's id */
  readonly onCopyId: () => void;
}

type NftProps = NftView & NftEvents;

/** Route /drc20/nft. */
export function NftScreen(props: NftProps) {
  if (props.status !== 'ready') return <CollectibleState {...props} state={props} messages={MESSAGES} />;
  const { nft, content, index, copied, onLoad, onCopyId } = props;
  const id = idOf(nft);
  return (
    <Page title={titleOf(nft)}>
      <ContentView state={content} mime={nft.mime ?? ''} label={titleOf(nft)} onRetry={onLoad} />
      <Notice
        tone="note"
        title={MESSAGES.readOnly}
        text={nft.protocol === 'doginals' ? MESSAGES.doginals : MESSAGES.frozen}
      />
      <MakersWords nft={nft} />
      <Card title={MESSAGES.facts}>
        <Facts facts={factsOf(nft, index)} />
      </Card>
      {id !== null && (
        <IdCard
          title={MESSAGES.id}
          id={id}
          copyLabel={MESSAGES.copyId}
          copied={copied}
          onCopy={onCopyId}
          byHand={MESSAGES.idByHand}
        />
      )}
    </Page>
  );
}

const titleOf = ({ title, number }: Nft): string =>
  number === null ? foreignText(title) : `${foreignText(title)} ${nameNumber(number)}`;

/** The inscription's id, or the transaction that deployed the collection. */
const idOf = ({ key, protocol, deployTxid }: Nft): string | null =>
  protocol === 'doginals' ? key.slice('doginals:'.length) : deployTxid;

function factsOf(nft: Nft, index: string): readonly Fact[] {
  const { mime, holder, outpoint, protocol, title, number } = nft;
  const facts: (Fact | null)[] = [
    { name: MESSAGES.collection, value: <bdi className={styles.wrap}>{foreignText(title)}</bdi> },
    number === null ? null : { name: MESSAGES.number, value: nameNumber(number) },
    { name: MESSAGES.protocol, value: protocol },
    mime === null ? null : { name: MESSAGES.type, value: nameContentType(mime) },
    { name: MESSAGES.holder, value: <AddressText address={holder} mode="short" /> },
    outpoint === null
      ? null
      : { name: MESSAGES.coin, value: <code className={styles.mono}>{shortCoin(outpoint)}</code> },
    { name: MESSAGES.index, value: <span className={styles.wrap}>{index}</span> },
  ];
  return facts.filter((fact) => fact !== null);
}

function shortCoin(outpoint: string): string {
  const [txid = '', vout = ''] = outpoint.split(':');
  return `${shortAddress(txid)}:${vout}`;
}

/** Longest shown prompt, characters. */
const LONGEST = 1000;

function MakersWords({ nft: { prompt, model } }: { readonly nft: Nft }) {
  if (prompt === null && model === null) return null;
  return (
    <Card title={MESSAGES.strangers}>
      {prompt !== null && (
        <p className={styles.strangers} dir="auto">
          <span className={styles.label}>{MESSAGES.prompt}</span>
          <bdi>{foreignLines(prompt, LONGEST)}</bdi>
        </p>
      )}
      {model !== null && (
        <p className={styles.strangers} dir="auto">
          <span className={styles.label}>{MESSAGES.model}</span>
          <bdi>{foreignText(model)}</bdi>
        </p>
      )}
    </Card>
  );
}
