/** Creates a backup file. Its text is sealed, and dropped with the screen. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  BackupFileScreen,
  type BackupFileView,
} from '../../screens/settings/BackupFile/BackupFileScreen.tsx';
import type { FileDelivery, SavedFileCheck } from '../../screens/settings/FileMade.tsx';
import { BackupFileStore, type MakingState } from '../../stores/backup/BackupFileStore.ts';
import { useApp } from '../AppContext.tsx';
import { canShareFiles, compareFile, saveFile, shareFile } from '../fileHandOver.ts';
import { promptFailure } from '../unlockStateView.ts';
import { useCopied } from '../useCopied.ts';
import { useNow } from '../useNow.ts';

/** A countdown updates every second. */
const TICK_MS = 1000;

/** `kennel-backup-2026-11-21.json`. @param atMs - milliseconds since 1970 */
export const backupFileName = (atMs: number): string =>
  `kennel-backup-${new Date(atMs).toISOString().slice(0, 10)}.json`;

export type ShareState = Pick<
  Extract<BackupFileView, { status: 'made' }>,
  'delivery' | 'check' | 'copied' | 'canShare' | 'hasShareFailed'
>;

/** @param nowMs - milliseconds since 1970 */
export function backupFileView(
  making: MakingState,
  wallets: Pick<BackupFileView, 'walletNames' | 'hasShared'>,
  shareState: ShareState,
  nowMs: number,
): BackupFileView {
  if (making.status === 'rejected') {
    const ask = promptFailure(making.problem, nowMs);
    return ask.status === 'wrong' || ask.status === 'throttled'
      ? { ...ask, ...wallets }
      : { status: 'idle', ...wallets };
  }
  if (making.status !== 'made') return { ...making, ...wallets };
  const { bytes, atMs } = making;
  return { status: 'made', ...wallets, bytes, fileName: backupFileName(atMs), ...shareState };
}

/** Route /settings/backup-file. */
export const BackupFileContainer = observer(function BackupFileContainer() {
  const { stores, nav, host, clock } = useApp();
  const files = stores.lazy.of(BackupFileStore);
  const { keyrings } = stores;
  const [text, setText] = useState('');
  const [delivery, setDelivery] = useState<FileDelivery>('none');
  const [check, setCheck] = useState<SavedFileCheck>('none');
  const [hasShareFailed, setShareFailed] = useState(false);
  const [copied, copy] = useCopied<'file'>(host, clock);
  useEffect(() => files.clear, [files]);
  const { state: making } = files;
  const fileName = making.status === 'made' ? backupFileName(making.atMs) : '';
  const make = async (password: string) => {
    const made = await files.make(password);
    setText(made ?? '');
    host.haptic(made === null ? 'error' : 'success');
  };
  const save = () => {
    saveFile(fileName, text);
    setDelivery('started');
    setCheck('none');
  };
  const share = async () => {
    const outcome = await shareFile(fileName, text);
    setShareFailed(outcome === 'failed');
    if (outcome === 'shared') setDelivery('shared');
  };
  const checkFile = async (file: File) => {
    const outcome = await compareFile(file, text);
    setCheck(outcome);
    if (outcome === 'same') keyrings.markFileTested();
    host.haptic(outcome === 'same' ? 'success' : 'error');
  };
  return (
    <BackupFileScreen
      {...backupFileView(
        making,
        {
          walletNames: keyrings.keyrings.map(({ name }) => name),
          hasShared: keyrings.keyrings.some(({ origin }) => origin === 'multisig'),
        },
        {
          delivery,
          check,
          copied: copied?.outcome ?? null,
          canShare: canShareFiles(),
          hasShareFailed,
        },
        useNow(clock, TICK_MS),
      )}
      onMake={(password) => void make(password)}
      onSave={host.takesFiles ? save : undefined}
      onShare={() => void share()}
      onCopy={() => copy('file', text)}
      onCheckFile={(file) => void checkFile(file)}
      onTryAgain={files.clear}
      onLeave={nav.back}
    />
  );
});
