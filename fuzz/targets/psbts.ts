/** PSBTs: as bytes, as texts, as files. */

import { fundOn, propose, psbtSigner } from '../../mocks/fixtures/psbt/psbtPeople.ts';
import { Sandbox } from '../../mocks/sandbox/chain/Sandbox.ts';
import { toHex } from '../../src/adapters/vault/records/bytes.ts';
import { koinu } from '../../src/domain/amount/Koinu.ts';
import { explainPsbt } from '../../src/domain/psbt/explainPsbt.ts';
import { readPsbt, readPsbtFile, readPsbtText } from '../../src/domain/psbt/readPsbt.ts';
import { writePsbt, writePsbtText } from '../../src/domain/psbt/writePsbt.ts';
import { bytes, texts } from '../inputs.ts';
import { hold, target } from '../Target.ts';

const signer = await psbtSigner(0);
const funded = fundOn(new Sandbox({ seed: 'fuzz' }), [signer.address], 300_000_000n);
const good = propose(funded, [{ to: signer.address, amount: koinu(299_000_000n) }]);
const FILE = 'src/domain/psbt/readPsbt.ts';
const owner = { network: 'regtest', isOwn: () => true } as const;

/** What was read can be explained or rejected, and is written back unchanged. */
function holdRead(read: ReturnType<typeof readPsbt>): void {
  if (!read.ok) return;
  explainPsbt(read.value, owner);
  const again = readPsbt(writePsbt(read.value));
  hold(again.ok, 'what was written is not read back');
  hold(again.ok && again.value.transaction.txid === read.value.transaction.txid, 'another transaction');
}

export const PSBT_ROWS = [
  target(FILE, 'readPsbt', bytes(writePsbt(good)), (input) => holdRead(readPsbt(input))),
  target(FILE, 'readPsbtFile', bytes(writePsbt(good)), (input) => holdRead(readPsbtFile(input))),
  target(FILE, 'readPsbtText', texts(writePsbtText(good), toHex(writePsbt(good))), (input) =>
    holdRead(readPsbtText(input)),
  ),
];
