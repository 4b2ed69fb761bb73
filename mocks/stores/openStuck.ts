/** A token transfer with a broadcast commit and a rejected reveal: its DOGE can be recovered. */
import type { TokenTransfer } from '../../src/domain/drc20/send/TokenTransfer.ts';
import { prepareTokens } from '../../src/stores/send/token/prepareTokens.ts';
import { recordTokens } from '../../src/stores/send/token/recordTokens.ts';
import type { RecoveryTools } from '../../src/stores/send/token/recoverToken.ts';
import { TokenRecovery } from '../../src/stores/send/token/TokenRecovery.ts';
import { testAddress } from '../builders/keys.ts';
import { openTokens, type TokenOutside, unixTo, valueIn } from './openTokens.ts';

/** @param stage - replaces `stuck` */
export async function openStuck(outside: TokenOutside = {}, stage: TokenTransfer['stage'] = 'stuck') {
  const opened = await openTokens(outside);
  const { tools, pending, journal, clock } = opened;
  const request = unixTo([testAddress(1)]);
  const reviewed = { spec: request.spec, ...valueIn(await prepareTokens(tools, request)) };
  const draft = { clear: () => () => {} };
  const { transfers } = await recordTokens(
    { ports: { network: 'regtest', clock }, pending, journal, draft },
    reviewed,
  );
  const [transfer] = transfers;
  if (transfer === undefined) throw new Error('nothing was recorded');
  const stages = { [transfer.commitTxid]: 'accepted', [transfer.id]: 'rejected' } as const;
  pending.restore(
    pending.transfers.map((one) => ({ ...one, stage: stages[one.txid] ?? one.stage, tries: 1 })),
  );
  journal.update(transfer.id, { stage });
  const did: string[] = [];
  const services = {
    pending,
    journal,
    runner: { run: async () => void did.push('run') },
    session: { sessionId: 'session', isUnlocked: true, forgetSession: () => void did.push('forget session') },
  };
  const recovery = { ...services, ports: tools.ports } as unknown as RecoveryTools;
  const store = new TokenRecovery(tools.ports, services as unknown as RecoveryTools);
  return {
    ...opened,
    recovery,
    store,
    did,
    id: transfer.id,
    transfer,
    commitHex: reviewed.transfers[0]?.commitHex,
  };
}
