/** The size of a partially signed transaction in bytes, now and when completely signed. */
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

/** The size of `writePsbt`'s result, bytes. */
export function psbtSize({ global, inputs, outputs }: Psbt): number {
  let size = MAGIC.length;
  for (const map of [global, ...inputs, ...outputs]) size += mapSize(map);
  return size;
}

const LONG_KEY = 65;

/** The number of signatures that a coin takes, and the size of their keys, bytes. The form of a single key is unknown. */
function signaturesFor(spent: SpentScript | undefined) {
  if (spent?.kind === 'key') return { needed: 1, keySize: LONG_KEY };
  if (spent?.kind !== 'multisig') return { needed: 0, keySize: 0 };
  return { needed: spent.required, keySize: Math.max(...spent.publicKeys.map(({ length }) => length / 2)) };
}

/** Maximum size with all signatures. @param spent - the script of each input's coin */
export function sizeOnceSigned(psbt: Psbt, spent: readonly SpentScript[]): number {
  let size = psbtSize(psbt);
  for (const [index, input] of psbt.inputs.entries()) {
    if (input.has(INPUT.finalScript)) continue;
    const { needed, keySize } = signaturesFor(spent[index]);
    size += Math.max(0, needed - signaturesIn(input).length) * (SIGNATURE_FIELD_SIZE + keySize);
  }
  return size;
}
