/** The way in, over the stores. The password passes through and stays nowhere. */
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { UnlockScreen } from '../../screens/account/UnlockScreen.tsx';
import type { UnlockView } from '../../screens/account/UnlockScreen.types.ts';
import type { Stores } from '../../stores/createStores.ts';
import type { DoorState } from '../../stores/SessionStore.ts';
import { useApp } from '../AppContext.tsx';
import { accountFace } from '../faces.ts';
import { useNow } from '../useNow.ts';

/** A countdown is told every second. */
const TICK_MS = 1000;

function doorView(door: DoorState, nowMs: number) {
  switch (door.status) {
    case 'idle':
      return { status: 'idle' } as const;
    case 'working':
      return { status: 'opening', stage: door.stage } as const;
    case 'failed':
      return { status: 'failed', fault: door.fault } as const;
    case 'refused':
      return refusedView(door.problem, nowMs);
  }
}

function refusedView(problem: Extract<DoorState, { status: 'refused' }>['problem'], nowMs: number) {
  switch (problem.kind) {
    case 'no-vault':
      return { status: 'no-vault' } as const;
    case 'wrong-password':
      return { status: 'wrong', freeTriesLeft: problem.freeTriesLeft } as const;
    case 'throttled':
      if (problem.untilMs <= nowMs) return { status: 'idle' } as const;
      return { status: 'throttled', untilMs: problem.untilMs, nowMs } as const;
  }
}

/** What unlocking shows. */
export const unlockView = ({ accounts, session }: Stores, nowMs: number): UnlockView => ({
  account: accountFace(accounts.current),
  isRequestWaiting: accounts.startapp !== '',
  ...doorView(session.door, nowMs),
});

/** Route /account/unlock. Once the vault is open, the route's gate leads on. */
export const UnlockContainer = observer(function UnlockContainer() {
  const { stores, nav, host, clock } = useApp();
  const { session } = stores;
  useEffect(() => session.clearDoor, [session]);
  const unlock = async (password: string) => {
    host.haptic((await session.unlock(password)) ? 'success' : 'error');
  };
  const startOver = async () => {
    await session.lookForVault();
    nav.replace('welcome');
  };
  return (
    <UnlockScreen
      {...unlockView(stores, useNow(clock, TICK_MS))}
      onUnlock={(password) => void unlock(password)}
      onStartOver={() => void startOver()}
    />
  );
});
