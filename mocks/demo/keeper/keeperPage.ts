/** The page that manages a phone's storage: it copies, restores, deletes, or fills it with a new wallet. */
import { deskOrigin } from '../inPhone/deskOrigin.ts';
import { copyDatabases, deleteDatabases, restoreDatabases } from './databases.ts';
import type { KeeperCall, KeeperReply, StorageCopy } from './keeperCalls.ts';

async function copy(): Promise<StorageCopy> {
  return {
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: await copyDatabases(),
  };
}

async function wipe(): Promise<null> {
  localStorage.clear();
  sessionStorage.clear();
  await deleteDatabases();
  return null;
}

async function restore({ local, session, databases }: StorageCopy): Promise<null> {
  await wipe();
  for (const [key, text] of local) localStorage.setItem(key, text);
  for (const [key, text] of session) sessionStorage.setItem(key, text);
  await restoreDatabases(databases);
  return null;
}

async function answer(call: KeeperCall): Promise<unknown> {
  switch (call.name) {
    case 'copy':
      return copy();
    case 'restore':
      return restore(call.ask);
    case 'wipe':
      return wipe();
    case 'make':
      return (await import('./makeWalletHere.ts')).makeWalletHere(call.ask);
  }
}

const { port1, port2 } = new MessageChannel();
port1.onmessage = async ({ data }: MessageEvent<KeeperCall>) => {
  const reply: KeeperReply = await answer(data).then(
    (value) => ({ answer: value }),
    (thrown: unknown) => ({ error: String(thrown) }),
  );
  port1.postMessage(reply);
};
window.parent.postMessage('keeper', deskOrigin(), [port2]);
