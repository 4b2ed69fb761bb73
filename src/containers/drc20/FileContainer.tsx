/** One file, over the stores. */
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { savedName } from '../../domain/drc20/savedName.ts';
import type { RouteParams } from '../../ports/Navigation.ts';
import { FileScreen } from '../../screens/drc20/FileScreen.tsx';
import type { FileView } from '../../screens/drc20/FileScreen.types.ts';
import { IDLE, lastValue } from '../../stores/loadable.ts';
import type { TokenStore } from '../../stores/TokenStore.ts';
import { useApp } from '../AppContext.tsx';
import { saveBytes } from '../fileHandOver.ts';
import { useCopied } from '../useCopied.ts';
import { useNow } from '../useNow.ts';
import { contentState, useContent } from './contentState.ts';
import { listedView, useListed } from './listedView.ts';
import { tokenSteps } from './tokenSteps.ts';
import { useTokenBooks } from './useTokenBooks.ts';

/** What only the screen knows. */
export interface FileAround {
  readonly canSend: boolean;
  readonly nowMs: number;
}

/** What is shown of a file. @param fileId - of the address bar: anybody's text */
export function fileView(tokens: TokenStore, fileId: string, { canSend, nowMs }: FileAround): FileView {
  if (!tokens.portfolio.hasLedger) return { status: 'unread' };
  const { books, booksFault } = tokens;
  if (books === null)
    return booksFault === null ? { status: 'loading' } : { status: 'failed', fault: booksFault };
  const view = listedView(books.files, fileId);
  if (view.status !== 'there') return view;
  const { item: file, index } = view.listed;
  const content = contentState(file, books.opened);
  const sha256 = content.kind === 'ready' ? (lastValue(books.opened?.state ?? IDLE)?.sha256 ?? null) : null;
  return { status: 'ready', file, index, content, sha256, canSend, nowMs, copied: null, wasSaved: false };
}

/** Route /drc20/file. */
export const FileContainer = observer(function FileContainer({ params }: { readonly params: RouteParams }) {
  const app = useApp();
  const { tokens, tx } = app.stores;
  const books = useTokenBooks(tokens);
  const fileId = params.file ?? '';
  const [copied, copy] = useCopied(app.host, app.clock);
  const [wasSaved, setSaved] = useState(false);
  const view = fileView(tokens, fileId, { canSend: tx.canSpend, nowMs: useNow(app.clock) });
  const ready = view.status === 'ready' ? view : null;
  useListed(books?.files, fileId, books?.openFiles);
  useContent(ready?.file ?? null, books?.opened ?? null);
  const save = () => {
    if (ready?.content.kind !== 'ready') return;
    saveBytes(savedName(ready.file.name, ready.file.fileId), ready.content.content.bytes);
    setSaved(true);
  };
  const shown = ready === null ? view : { ...ready, wasSaved, copied: copied?.outcome ?? null };
  return (
    <FileScreen
      {...shown}
      {...tokenSteps(app)}
      onRetry={() => void (books === null ? tokens.openBooks() : books.files.refresh())}
      onLoad={() => ready?.file.content && void books?.opened?.open(ready.file.content)}
      onCopyId={() => copy('id', fileId)}
      onSave={save}
      onSend={() => app.nav.go('drc20-send', { file: fileId })}
    />
  );
});
