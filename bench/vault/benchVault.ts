/**
 * The product's vault without a thread: its key service answers over a message channel, arguments validated and copied, and
 * stores its texts in memory. Passwords are hashed only once, so that key derivation takes no time.
 */
import { createPhone } from '../../mocks/vault/phone.ts';
import { systemClock } from '../../src/adapters/clock/systemClock.ts';
import { phraseOfEntropy } from '../../src/domain/keys/phrase.ts';
import type { Result } from '../../src/domain/result.ts';
import type { SessionId, Vault, VaultKeyring } from '../../src/ports/Vault.ts';
import { seededRandom } from '../random.ts';

const PASSWORD = 'much secret';

/** An open vault whose wallets have phrases generated from a seed. */
export interface BenchVault {
  readonly vault: Vault;
  readonly session: SessionId;
  readonly keyrings: readonly VaultKeyring[];
  /** imports wallets until there are this many */
  growTo(count: number): Promise<void>;
  /** opens the same vault in a new key worker, and ends that */
  unlockAnew(): Promise<void>;
  end(): void;
}

/** Unwraps a result. @throws {Error} for a problem */
export function given<Value>(result: Result<Value, { readonly kind: string }>): Value {
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}

function randomPhrase(random: () => number): string {
  return phraseOfEntropy(Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256))).join(' ');
}

/** Opens a vault without wallets. */
export async function openBenchVault(seed: number): Promise<BenchVault> {
  const random = seededRandom(seed);
  const phone = createPhone(systemClock);
  const vault = phone.open();
  const { session } = await vault.create(PASSWORD);
  const keyrings: VaultKeyring[] = [];
  const bringOneIn = async (): Promise<void> => {
    const source = { kind: 'phrase', text: randomPhrase(random), passphrase: '' } as const;
    const { id, readings } = given(await vault.draftImport(session, source, 'mainnet'));
    const [reading] = readings;
    if (reading === undefined) throw new Error('no reading');
    keyrings.push(...(await vault.saveImport(session, id, [{ reading, indexes: [0] }])));
  };
  return {
    vault,
    session,
    keyrings,
    growTo: async (count) => {
      while (keyrings.length < count) await bringOneIn();
    },
    unlockAnew: async () => {
      const other = phone.open();
      const { keyrings: found } = given(await other.unlock(PASSWORD));
      if (found.length !== keyrings.length) throw new Error(`${found.length} wallets`);
      phone.workers.pop()?.terminate();
    },
    end: () => {
      for (const worker of phone.workers) worker.terminate();
    },
  };
}
