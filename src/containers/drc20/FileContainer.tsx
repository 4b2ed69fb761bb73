/** A file. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { fileName } from '../../domain/drc20/savedName.ts';
import { IDLE, lastValue } from '../../domain/loadable.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { FileScreen, type FileView } from '../../screens/drc20/File/FileScreen.tsx';
import type { TokenStore } from '../../stores/TokenStore.ts';
import { useApp } from '../AppContext.tsx';
import { saveBytes } from '../fileHandOver.ts';
import { useCopied } from '../useCopied.ts';
import { useNow } from '../useNow.ts';
import { contentState, useContent } from './contentState.ts';
import { listedView, tokenSteps, useListed } from './listedView.ts';

/** State kept by the screen itself. */
export interface FileServices {
  readonly canSend: boolean;
  readonly nowMs: number;
}

/** @param fileId - from the URL: untrusted */
export function fileView(tokens: TokenStore, fileId: string, { canSend, nowMs }: FileServices): FileView {
  if (!tokens.portfolio.hasLedger) return { status: 'unread' };
  const { lists } = tokens;
  const view = listedView(lists.files, fileId);
  if (view.status !== 'there') return view;
  const { item: file, index } = view.listed;
  const content = contentState(file, lists.opened);
  const sha256 = content.kind === 'ready' ? (lastValue(lists.opened?.state ?? IDLE)?.sha256 ?? null) : null;
  return { status: 'ready', file, index, content, sha256, canSend, nowMs, copied: null, wasSaved: false };
}

/** Route /drc20/file. */
export const FileContainer = observer(function FileContainer({ params }: { readonly params: RouteParams }) {
  const app = useApp();
  const { tokens, tx } = app.stores;
  const { lists, hasIndexes } = tokens;
  useEffect(() => tokens.attend(), [tokens]);
  const fileId = params.file ?? '';
  const [copied, copy] = useCopied(app.host, app.clock);
  const [wasSaved, setSaved] = useState(false);
  const view = fileView(tokens, fileId, { canSend: tx.canSpend, nowMs: useNow(app.clock) });
  const ready = view.status === 'ready' ? view : null;
  useListed(lists.files, fileId, hasIndexes ? lists.openFiles : null);
  useContent(ready?.file ?? null, lists.opened);
  const save = () => {
    if (ready?.content.kind !== 'ready') return;
    saveBytes(fileName(ready.file.name, ready.file.fileId), ready.content.content.bytes);
    setSaved(true);
  };
  const shown = ready === null ? view : { ...ready, wasSaved, copied: copied?.outcome ?? null };
  return (
    <FileScreen
      {...shown}
      {...tokenSteps(app)}
      onRetry={() => void lists.files.refresh()}
      onLoad={() => ready?.file.content && void lists.opened?.open(ready.file.content)}
      onCopyId={() => copy('id', fileId)}
      onSave={app.host.takesFiles ? save : undefined}
      onSend={() => app.nav.go('drc20-send', { file: fileId })}
    />
  );
});
