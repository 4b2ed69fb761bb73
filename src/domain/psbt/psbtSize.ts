/** How many bytes a partially signed transaction has, and how many it will have once it is signed. */
import { SIGNATURE_FIELD_SIZE } from '../requestLimits.ts';
import { countSize } from '../tx/sizes.ts';
import { INPUT, type Psbt, type PsbtMap, signaturesIn } from './Psbt.ts';
import { MAGIC } from './readPsbt.ts';
import type { SpentScript } from './spentScript.ts';

const END_SIZE = 1;

function mapSize(map: PsbtMap): number {
  let size = END_SIZE;
  for (const [name, { length }] of map) {
    const key = name.length / 2;
    size += countSize(key) + key + countSize(length) + length;
  }
  return size;
}

/** As `writePsbt` writes it, bytes. */
export function psbtSize({ global, inputs, outputs }: Psbt): number {
  let size = MAGIC.length;
  for (const map of [global, ...inputs, ...outputs]) size += mapSize(map);
  return size;
}

const LONG_KEY = 65;

/** The signatures that a coin takes: how many, and the size of their keys, bytes. Of a lone key nobody knows in which form it is. */
function signaturesFor(spent: SpentScript | undefined) {
  if (spent?.kind === 'key') return { needed: 1, keySize: LONG_KEY };
  if (spent?.kind !== 'multisig') return { needed: 0, keySize: 0 };
  return { needed: spent.required, keySize: Math.max(...spent.publicKeys.map(({ length }) => length / 2)) };
}

/** The same when everybody has signed, at most. @param spent - what holds the coin of each input */
export function sizeOnceSigned(psbt: Psbt, spent: readonly SpentScript[]): number {
  let size = psbtSize(psbt);
  for (const [index, input] of psbt.inputs.entries()) {
    if (input.has(INPUT.finalScript)) continue;
    const { needed, keySize } = signaturesFor(spent[index]);
    size += Math.max(0, needed - signaturesIn(input).length) * (SIGNATURE_FIELD_SIZE + keySize);
  }
  return size;
}
