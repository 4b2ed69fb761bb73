/** A PSBT proposed by another party's program. */
import { fundOn, propose } from '../../mocks/fixtures/psbt/psbtPeople.ts';
import { Sandbox } from '../../mocks/sandbox/chain/Sandbox.ts';
import type { DogeAddress } from '../../src/domain/address/DogeAddress.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { writePsbtText } from '../../src/domain/psbt/writePsbt.ts';
import { txid } from '../../src/domain/tx/Txid.ts';
import { DOGE } from './fixture.ts';
import type { SandboxServer } from './SandboxServer.ts';

export interface Output {
  readonly to: DogeAddress;
  readonly amount: bigint;
}

/** A proposal that spends one coin of an address completely. */
export async function proposed(
  sandbox: SandboxServer,
  coinTxid: string,
  holder: string,
  outputs: readonly Output[],
): Promise<string> {
  const response = await fetch(`${sandbox.url}/api/v2/tx/${coinTxid}`);
  const { hex, vout } = (await response.json()) as {
    readonly hex: string;
    readonly vout: readonly { readonly value: string; readonly addresses: readonly string[] }[];
  };
  const at = vout.findIndex(({ addresses }) => addresses.includes(holder));
  const address = holder as DogeAddress;
  const [model] = fundOn(new Sandbox(), [address], DOGE);
  if (model === undefined) throw new Error('no coin');
  const value = koinu(BigInt(vout[at]?.value ?? 0));
  const coin = { ...model.coin, txid: txid(coinTxid), vout: at, value };
  const paid = outputs.map(({ to, amount }) => ({ to, amount: koinu(amount) }));
  return writePsbtText(propose([{ coin, rawHex: hex }], paid));
}
