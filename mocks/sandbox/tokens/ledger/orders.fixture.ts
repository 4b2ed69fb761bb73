/** People who send orders to the simulated ledger: reveals, mined in order. */
import { scriptOfAddress } from '../../../../src/domain/address/addressScript.ts';
import type { DogeAddress } from '../../../../src/domain/address/DogeAddress.ts';
import { SandboxControl } from '../../control.ts';
import { FundedKey } from '../making/FundedKey.ts';
import { ledgerEnvelope } from '../making/redeem.ts';
import type { LedgerOrder } from './types.ts';

const STEP = 100_000n;

/** A sandbox with two people's purses. */
export interface Office {
  readonly control: SandboxControl;
  readonly anna: FundedKey;
  readonly ben: FundedKey;
  /**
   * Inscribes a content from a purse, paying these recipients; the first gets 0.001 DOGE by default. Mined.
   *
   * @returns the reveal's id
   */
  order(purse: FundedKey, content: object, recipients: readonly string[], firstValue?: bigint): string;
  /** the ledger's record of a reveal */
  written(reveal: string): LedgerOrder | undefined;
  balance(tick: string, holder: string): bigint;
}

export function openOffice(): Office {
  const control = new SandboxControl();
  const { sandbox, tokens } = control;
  const order: Office['order'] = (purse, content, recipients, firstValue = STEP) => {
    const outputs = recipients.map((recipient, at) => ({
      script: scriptOfAddress(recipient as DogeAddress, sandbox.network),
      value: at === 0 ? firstValue : STEP,
    }));
    const { reveal } = purse.inscribe(ledgerEnvelope(purse.key.publicKey, JSON.stringify(content)), outputs);
    sandbox.mine(1);
    return reveal;
  };
  return {
    control,
    anna: new FundedKey(sandbox, 'anna'),
    ben: new FundedKey(sandbox, 'ben'),
    order,
    written: (reveal) => tokens.ledger.orders.find(({ revealTxid }) => revealTxid === reveal),
    balance: (tick, holder) => tokens.ledger.drc20.get(tick, holder)?.amount ?? 0n,
  };
}
