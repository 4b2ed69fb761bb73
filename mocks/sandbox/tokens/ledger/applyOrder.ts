/**
 * Executes orders, or rejects them in the index's words.
 *
 * @see https://github.com/dogeuni-org/dogeuni-indexer/blob/cbca5e8/explorer/verifys.go
 */
import type { LedgerState } from './LedgerState.ts';
import type { LedgerOrder, LedgerProtocol } from './types.ts';

const BIGGEST = 10n ** 41n - 1n;
const byteLength = (text: string): number => new TextEncoder().encode(text).length;

type Apply = (state: LedgerState, order: LedgerOrder) => string;

const hasTickLength = ({ tick }: LedgerOrder): boolean => byteLength(tick) >= 2 && byteLength(tick) <= 8;

function rejectDeploy(state: LedgerState, order: LedgerOrder): string {
  const { tick, max, limit } = order;
  if (!hasTickLength(order)) return 'the token symbol must be 2 or 8 letters';
  if (max < 1n || limit < 1n) return 'the amount of tokens exceeds the 0';
  if (max > BIGGEST || limit > BIGGEST) return `the maximum value cannot be greater ${BIGGEST}`;
  if (max < limit) return 'the maximum value is less than the limit value';
  return state.tokens.has(tick) ? 'has been deployed contracts' : '';
}

function deployDrc20(state: LedgerState, order: LedgerOrder): string {
  const rejection = rejectDeploy(state, order);
  if (rejection !== '') return rejection;
  const { tick, max, limit, holder: deployedBy, revealTxid: txid, timeMs } = order;
  state.tokens.set(tick, { tick, max, limit, deployedBy, txid, timeMs, minted: 0n, lastMintMs: null });
  return '';
}

function mintDrc20(state: LedgerState, order: LedgerOrder): string {
  if (!hasTickLength(order)) return 'the token symbol must be 2 or 8 letters';
  const token = state.tokens.get(order.tick);
  if (!token) return 'the contract does not exist';
  if (order.amount < 1n) return 'the amount of tokens exceeds the 0';
  if (order.amount > token.limit) return 'the amount of tokens exceeds the limit';
  const amount = order.amount * order.repeat;
  if (token.minted + amount > token.max) return 'the amount of tokens exceeds the maximum';
  token.minted += amount;
  token.lastMintMs = order.timeMs;
  state.move(order, 'drc-20', order.tick, { from: '', to: order.holder, amount });
  return '';
}

function transferDrc20(state: LedgerState, order: LedgerOrder): string {
  if (order.amount < 1n) return 'the amount of tokens exceeds the 0';
  const held = state.drc20.get(order.tick, order.holder);
  if (!held) return 'the contract does not exist';
  const recipients = BigInt(order.to.split(',').length);
  if (order.amount * recipients > held.amount) return 'the amount of tokens exceeds the balance';
  // several recipients are one joined name here, and get the amount once
  state.move(order, 'drc-20', order.tick, { from: order.holder, to: order.to, amount: order.amount });
  return '';
}

function deployMeme(state: LedgerState, order: LedgerOrder): string {
  const { tick, name, max, holder, timeMs, revealTxid: tickId } = order;
  if (tick === '' || name === '') return 'the token symbol and name must be 1 letters';
  if (max < 1n) return 'the amount of tokens exceeds the 0';
  state.memes.set(tickId, { tickId, tick, name, max, deployedBy: holder, timeMs });
  state.move(order, 'meme-20', tickId, { from: '', to: holder, amount: max });
  return '';
}

function transferMeme(state: LedgerState, order: LedgerOrder): string {
  if (order.amount < 1n) return 'the amount of tokens exceeds the 0';
  const held = state.meme20.get(order.tickId, order.holder);
  if (!held) return 'the contract does not exist';
  if (order.amount > held.amount) return 'the amount of tokens exceeds the balance';
  state.move(order, 'meme-20', order.tickId, { from: order.holder, to: order.to, amount: order.amount });
  return '';
}

function deployFile(state: LedgerState, order: LedgerOrder): string {
  const { revealTxid: fileId, holder, timeMs } = order;
  state.files.set(fileId, { fileId, holder, createdMs: timeMs, updatedMs: timeMs });
  state.move(order, 'file', fileId, { from: '', to: holder, amount: 0n });
  return '';
}

function transferFile(state: LedgerState, order: LedgerOrder): string {
  const file = state.files.get(order.fileId);
  if (file?.holder !== order.holder) return 'the contract does not exist err record not found';
  file.holder = order.to;
  file.updatedMs = order.timeMs;
  state.move(order, 'file', order.fileId, { from: order.holder, to: order.to, amount: 0n });
  return '';
}

/** The full message of a rejection before verification. */
const TO_ONESELF = 'meme20Transfer err: transfer from and to addresses are the same';

const LEDGERS: Readonly<Record<LedgerProtocol, ReadonlyMap<string, Apply>>> = {
  'drc-20': new Map([
    ['deploy', deployDrc20],
    ['mint', mintDrc20],
    ['transfer', transferDrc20],
  ]),
  'meme-20': new Map([
    ['deploy', deployMeme],
    ['transfer', transferMeme],
  ]),
  file: new Map([
    ['deploy', deployFile],
    ['transfer', transferFile],
  ]),
};

/** The index's prefix of a reason. */
const VERIFIERS: Readonly<Record<LedgerProtocol, string>> = {
  'drc-20': 'VerifyDrc20 err: ',
  'meme-20': 'VerifyDrc20 err: ',
  file: 'VerifyFile err: ',
};

function rejectionOf(state: LedgerState, order: LedgerOrder): string {
  const { protocol, op, holder, to } = order;
  if (protocol === 'meme-20' && op === 'transfer' && holder === to) return TO_ONESELF;
  const reason = LEDGERS[protocol].get(op)?.(state, order) ?? 'do not support the type of tokens';
  return reason === '' ? '' : VERIFIERS[protocol] + reason;
}

/** Executes an order and records it, accepted or rejected. */
export function applyOrder(state: LedgerState, order: LedgerOrder): void {
  const rejection = rejectionOf(state, order);
  const named = order.protocol === 'meme-20' && order.op === 'deploy' ? { tickId: order.revealTxid } : {};
  const filed = order.protocol === 'file' && order.op === 'deploy' ? { fileId: order.revealTxid } : {};
  state.orders.push({ ...order, ...named, ...filed, rejection });
}
