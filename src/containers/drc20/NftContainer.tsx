/** An NFT. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RouteParams } from '../../ports/Navigation.ts';
import { NftScreen, type NftView } from '../../screens/drc20/Nft/NftScreen.tsx';
import type { TokenStore } from '../../stores/TokenStore.ts';
import { useApp } from '../AppContext.tsx';
import { useCopied } from '../useCopied.ts';
import { contentState, useContent } from './contentState.ts';
import { listedView, tokenSteps, useListed } from './listedView.ts';

/** @param key - from the URL: untrusted */
export function nftView(tokens: TokenStore, key: string): NftView {
  if (!tokens.hasIndexes) return { status: 'unread' };
  const { lists } = tokens;
  const view = listedView(lists.nfts, key);
  if (view.status !== 'there') return view;
  const { item: nft, index } = view.listed;
  return { status: 'ready', nft, index, content: contentState(nft, lists.opened), copied: null };
}

/** Route /drc20/nft. */
export const NftContainer = observer(function NftContainer({ params }: { readonly params: RouteParams }) {
  const app = useApp();
  const { tokens } = app.stores;
  const { lists, hasIndexes } = tokens;
  useEffect(() => tokens.attend(), [tokens]);
  const key = params.nft ?? '';
  const [copied, copy] = useCopied(app.host, app.clock);
  const view = nftView(tokens, key);
  const nft = view.status === 'ready' ? view.nft : null;
  useListed(lists.nfts, key, hasIndexes ? lists.openNfts : null);
  useContent(nft, lists.opened);
  const shown = view.status === 'ready' ? { ...view, copied: copied?.outcome ?? null } : view;
  return (
    <NftScreen
      {...shown}
      {...tokenSteps(app)}
      onRetry={() => void lists.nfts.refresh()}
      onLoad={() => nft?.content && void lists.opened?.open(nft.content)}
      onCopyId={() => nft !== null && copy('id', idOf(nft.key, nft.deployTxid))}
    />
  );
});

/** An inscription's own id, or the transaction that deployed the collection. */
const idOf = (key: string, deployTxid: string | null): string =>
  key.startsWith('doginals:') ? key.slice('doginals:'.length) : (deployTxid ?? key);
