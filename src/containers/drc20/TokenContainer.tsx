/** A token. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { readTokenKey, tokenKey } from '../../domain/drc20/TokenId.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { TokenScreen } from '../../screens/drc20/Token/TokenScreen.tsx';
import type { TokenEvents } from '../../screens/drc20/Token/TokenScreen.types.ts';
import { type AppServices, useApp } from '../AppContext.tsx';
import { openPage, useHostRequests } from '../openPage.ts';
import { useCopied } from '../useCopied.ts';
import { useNow } from '../useNow.ts';
import { tokenSteps } from './listedView.ts';
import { tokenView } from './tokenView.ts';

export function tokenEvents(app: AppServices, param: string): Omit<TokenEvents, 'onCopyId'> {
  const { stores, nav, host } = app;
  const { tokens } = stores;
  const id = readTokenKey(param);
  return {
    ...tokenSteps(app),
    onSend: () => nav.go('drc20-send', { token: param }),
    onShelve: (isArchived) => {
      if (id !== null && tokens.address !== null)
        tokens.choices[isArchived ? 'hide' : 'show'](tokens.address, tokenKey(id));
    },
    onActivity: (txid) => nav.go('transfer-detail', { txid }),
    onAllActivity: () => nav.go('drc20-transfer-history', { token: param }),
    onLink: host.canOpenLinks
      ? (url) => {
          if (url.startsWith('https://')) void openPage(app, url);
        }
      : null,
    onRetry: () => void tokens.refresh(),
  };
}

/** Route /drc20/token. */
export const TokenContainer = observer(function TokenContainer({ params }: { readonly params: RouteParams }) {
  const app = useApp();
  useHostRequests(app.host);
  const { tokens } = app.stores;
  const { address, hasIndexes, lists } = tokens;
  const param = params.token ?? '';
  const [copied, copy] = useCopied(app.host, app.clock);
  useEffect(() => tokens.attend(), [tokens]);
  useEffect(() => {
    const id = readTokenKey(param);
    if (hasIndexes && id !== null && address !== null) void lists.page.open(id, address);
  }, [lists, hasIndexes, param, address]);
  const view = tokenView(app.stores, param, { copied: copied?.outcome ?? null, nowMs: useNow(app.clock) });
  const id = readTokenKey(param);
  const copyId = () => id !== null && copy('id', id.protocol === 'meme-20' ? id.tickId : id.tick);
  return <TokenScreen {...view} {...tokenEvents(app, param)} onCopyId={copyId} />;
});
