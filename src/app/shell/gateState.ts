import type { FirstStores } from '../../stores/Stores.ts';
import type { GateState } from '../routes/passGate.ts';

/** What the gates look at, out of the stores. */
export const gateState = ({ session, keyrings, accounts }: FirstStores): GateState => ({
  hasVault: session.hasVault,
  isUnlocked: session.isUnlocked,
  hasWallet: !keyrings.isEmpty,
  lacksWallets: keyrings.missing.length > 0,
  waitingRequest: accounts.startapp,
});
