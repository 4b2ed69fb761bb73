/** The size limit of unconfirmed chains: a real node's verdicts, case by case. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fromHex } from '../bytes.ts';
import { Sandbox } from './Sandbox.ts';

interface Step {
  readonly hex: string;
  readonly size: number;
  readonly prevouts: readonly {
    readonly txid: string;
    readonly vout: number;
    readonly valueKoinu: string;
    readonly scriptPubKey: string;
    readonly confirmations: 'mature' | number;
  }[];
  readonly accepted: boolean;
  readonly txid?: string;
  readonly code?: number;
  readonly message?: string;
}

interface Recording {
  readonly source: string;
  readonly cases: readonly { readonly name: string; readonly steps: readonly Step[] }[];
}

const MATURE = 61;
const FILE = new URL('../vectors/chain-size-verdicts.json.gz', import.meta.url);
const { source, cases }: Recording = JSON.parse(gunzipSync(readFileSync(FILE)).toString('utf8'));

function plant(sandbox: Sandbox, { prevouts }: Step): void {
  for (const { txid, vout, valueKoinu, scriptPubKey, confirmations } of prevouts) {
    if (confirmations !== 'mature') continue;
    const coin = { txid, vout, value: BigInt(valueKoinu), script: fromHex(scriptPubKey) };
    sandbox.plantCoin({ ...coin, isCoinbase: true, confirmations: MATURE });
  }
}

describe('the verdicts in chain-size-verdicts.json', () => {
  it('name their source', () => {
    expect(source).toContain('Dogecoin Core 1.14.99');
    expect(cases).toHaveLength(6);
  });

  it.each(cases.map((given) => [given.name, given] as const))('%s', (_name, { steps }) => {
    const sandbox = new Sandbox();
    for (const step of steps) {
      plant(sandbox, step);
      const verdict = sandbox.submit(step.hex);
      expect(step.hex.length / 2).toBe(step.size);
      if (step.accepted) expect(verdict).toMatchObject({ accepted: true, txid: step.txid });
      else expect(verdict).toEqual({ accepted: false, code: step.code, reason: step.message });
    }
  });
});
