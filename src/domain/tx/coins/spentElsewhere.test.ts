import { describe, expect, it } from 'vitest';
import { testAddress } from '../../../../mocks/builders/keys.ts';
import { type Koinu, koinu } from '../../amount/Koinu.ts';
import { parseDoge } from '../../amount/parseDoge.ts';
import type { PendingTransfer } from '../PendingTransfer.ts';
import { type Txid, txid } from '../Txid.ts';
import { applyPending, type ReportedCoin } from './applyPending.ts';
import type { AddressHistory, HistoryRow } from './spentElsewhere.ts';
import vectors from './vectors/spentElsewhere.json' with { type: 'json' };

const OWN = testAddress(1);
const OTHER = testAddress(2);

const idOf = (digits: string): Txid => txid(digits.padEnd(64, '0'));
const pointOf = (text: string) => {
  const [id = '', vout] = text.split(':');
  return { txid: idOf(id), vout: Number(vout) };
};
const dogeOf = (text: string): Koinu => {
  const read = parseDoge(text);
  if (!read.ok) throw new Error(read.problem.kind);
  return read.value;
};

/** A transfer of ours that sends 10 DOGE. */
const sent = (
  id: string,
  spends: readonly string[],
  change: string,
  part: Partial<PendingTransfer> = {},
): PendingTransfer => ({
  txid: idOf(id),
  rawHex: '00',
  network: 'regtest',
  from: OWN,
  to: OTHER,
  amount: dogeOf('10'),
  fee: koinu(1n),
  size: 226,
  createdAtMs: 0,
  stage: 'accepted',
  tries: 1,
  confirmations: 0,
  rejection: null,
  inputs: spends.map((point) => ({ ...pointOf(point), value: dogeOf('100'), address: OWN })),
  outputs: [
    { value: dogeOf('10'), address: OTHER, isOwn: false },
    { value: dogeOf(change), address: OWN, isOwn: true },
  ],
  ...part,
});

const listed = (coin: string, doge: string, confirmations = 0): ReportedCoin => ({
  ...pointOf(coin),
  value: dogeOf(doge),
  address: OWN,
  confirmations,
  isCoinbase: false,
  inscription: 'none',
});

const row = (id: string, ...spends: readonly string[]): HistoryRow => ({
  txid: idOf(id),
  inputs: spends.map(pointOf),
});

const saying = (...transactions: readonly HistoryRow[]): AddressHistory => ({
  transactions,
  indexed: new Set(),
});

const seen = (
  reported: readonly ReportedCoin[],
  pending: readonly PendingTransfer[],
  history?: AddressHistory,
) => applyPending(reported, pending, 'compressed', () => 'none', history && { history });

const keysOf = (coins: readonly { readonly txid: string; readonly vout: number }[]) =>
  coins.map((coin) => `${coin.txid.slice(0, 2)}:${coin.vout}`);

describe('what somebody else spent, as a node has it', () => {
  it.each(vectors.scenes)('$name', ({ journal, listed: reported, history, node, shown }) => {
    const coins = reported.map(({ coin, doge, confirmations }) => listed(coin, doge, confirmations));
    const ours = journal.map(({ txid: id, stage, spends, change }) =>
      sent(id, spends, change, { stage: stage as PendingTransfer['stage'] }),
    );
    const rows = history.map(({ txid: id, spends }) => row(id, ...spends));
    const total = (among: AddressHistory | undefined) =>
      seen(coins, ours, among).reduce((sum, { value }) => sum + value, 0n);
    expect(total(undefined)).toBe(dogeOf(shown));
    expect(total(saying(...rows))).toBe(dogeOf(node));
  });
});

describe('change that no list has yet', () => {
  const first = sent('01', ['aa:0'], '89');
  const second = sent('02', ['01:1'], '78');
  const third = sent('03', ['02:1'], '67');

  it('is ours while the history lists neither it nor what spends it', () => {
    expect(keysOf(seen([], [first], saying(row('aa', 'a0:0'))))).toEqual(['01:1']);
  });

  it('is ours while the history only just lists the transfer', () => {
    expect(keysOf(seen([], [first], saying(row('01', 'aa:0'))))).toEqual(['01:1']);
  });

  it('is gone once the history has listed the transfer for longer than coins lag behind it', () => {
    const history = { transactions: [row('01', 'aa:0')], indexed: new Set([first.txid]) };
    expect(seen([], [first], history)).toEqual([]);
  });

  it('is ours while the list of coins is older than the transfer, whatever the history lists', () => {
    const history = {
      transactions: [row('02', '01:1'), row('01', 'aa:0')],
      indexed: new Set([first.txid, second.txid]),
    };
    expect(keysOf(seen([listed('aa:0', '100', 3)], [second, first], history))).toEqual(['02:1']);
  });

  it('is gone once another transaction spends it, listed or not', () => {
    const history = saying(row('99', '01:1'), row('01', 'aa:0'));
    expect(seen([], [first], history)).toEqual([]);
    expect(seen([listed('01:1', '89')], [first], history)).toEqual([]);
    expect(seen([listed('01:1', '89', 1)], [first], history)).toEqual([]);
  });

  it('is gone with all that rests on it', () => {
    const history = saying(row('99', '01:1'), row('01', 'aa:0'));
    expect(seen([], [third, second, first], history)).toEqual([]);
    expect(seen([], [first, second, third], history)).toEqual([]);
  });

  it('is gone when another transaction has spent a coin of the transfer', () => {
    expect(keysOf(seen([listed('99:0', '60')], [first], saying(row('99', 'aa:0'))))).toEqual(['99:0']);
    expect(seen([], [second, first], saying(row('99', 'aa:0')))).toEqual([]);
  });

  it('is gone when the list of coins has not read the block of the transfer, and something spent it', () => {
    const confirmed = sent('01', ['aa:0'], '89', { stage: 'confirmed', confirmations: 1 });
    const history = saying(row('99', '01:1'), row('01', 'aa:0'));
    expect(keysOf(seen([listed('aa:0', '100', 3)], [confirmed], saying(row('01', 'aa:0'))))).toEqual([
      '01:1',
    ]);
    expect(seen([listed('aa:0', '100', 3)], [confirmed], history)).toEqual([]);
  });

  it('is spent by transfers of ours alone where the history lists only those', () => {
    const history = saying(row('02', '01:1'), row('01', 'aa:0'));
    expect(keysOf(seen([], [second, first], history))).toEqual(['02:1']);
  });

  it('is what a replacement leaves while the history still lists what it replaced', () => {
    // made by another device: the journal only has the transfer that was to replace it
    const faster = sent('02', ['aa:0'], '88', { replaces: first.txid });
    expect(keysOf(seen([], [faster], saying(row('01', 'aa:0'))))).toEqual(['02:1']);
    const isOver = { ...first, stage: 'replaced', replacedBy: faster.txid } as const;
    expect(keysOf(seen([], [faster, isOver], saying(row('01', 'aa:0'))))).toEqual(['02:1']);
  });

  it('comes back with a list of coins and a history without the other transaction', () => {
    expect(seen([], [first], saying(row('99', '01:1'), row('01', 'aa:0')))).toEqual([]);
    const history = { transactions: [row('01', 'aa:0')], indexed: new Set([first.txid]) };
    expect(keysOf(seen([listed('01:1', '89')], [first], history))).toEqual(['01:1']);
  });

  it('leaves coins alone that none of our transfers made', () => {
    expect(keysOf(seen([listed('bb:0', '5')], [first], saying(row('99', 'bb:1'))))).toEqual(['bb:0', '01:1']);
  });

  it('is none where the transfer pays another address of ours', () => {
    const toOther = { ...first.outputs[1], address: OTHER, isOwn: true } as const;
    const elsewhere = { ...first, outputs: [toOther] } as PendingTransfer;
    expect(seen([], [elsewhere])).toEqual([]);
  });
});

describe('change of a transfer that every server refuses for its coins', () => {
  const refused = (reason: 'missing-inputs' | 'double-spend' | 'replacement-too-cheap' | 'chain-too-long') =>
    sent('01', ['aa:0'], '89', { stage: 'unknown', rejection: { reason, detail: '', servers: 1 } });
  const isOwnChange = (pending: readonly PendingTransfer[]) =>
    seen([], pending).map((coin) => [keysOf([coin])[0], coin.isOwnChange]);

  it.each(['missing-inputs', 'double-spend', 'replacement-too-cheap'] as const)(
    'is not spendable, nor is what rests on it: %s',
    (reason) => {
      expect(isOwnChange([refused(reason)])).toEqual([['01:1', false]]);
      expect(isOwnChange([sent('02', ['01:1'], '78'), refused(reason)])).toEqual([['02:1', false]]);
    },
  );

  it('is spendable when it is refused for something else, and when a server takes it after all', () => {
    expect(isOwnChange([refused('chain-too-long')])).toEqual([['01:1', true]]);
    expect(isOwnChange([{ ...refused('missing-inputs'), stage: 'accepted' }])).toEqual([['01:1', true]]);
  });
});
