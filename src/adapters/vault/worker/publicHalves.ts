/**
 * Caches the public halves of keyrings, so that no seed is opened to know an address.
 *
 * Each is stored with the digest of the sealed record it was derived from. If the record is replaced, damaged or reverted, the
 * digest differs, and the record is opened and derived again. The same happens when the cache is missing or doesn't open.
 */

import * as v from 'valibot';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { VaultKeyring } from '../../../ports/Vault.ts';
import { hex, keyForm, multisigForm, network, path } from '../calls/plainSchemas.ts';
import type { KeyOps } from '../keyOps/KeyOps.ts';
import type { EnvelopeStore } from '../records/EnvelopeStore.ts';
import { recordIdSchema, sealedTextSchema } from '../records/envelope.ts';
import type { OpenVault } from '../records/openVault.ts';
import { open, seal } from '../records/sealing.ts';
import { isScriptRecord, withRecord } from '../records/vaultRecords.ts';

/** The name under which they are sealed; its space keeps it distinct from all record ids. */
const NAME = 'public halves';

const accountSchema = v.strictObject({
  index: v.number(),
  address: v.custom<DogeAddress>((input) => typeof input === 'string'),
  pubkey: hex(65),
  keyForm: v.union([keyForm, multisigForm]),
});

const keptSchema = v.array(
  v.strictObject({
    digest: hex(32),
    keyring: v.strictObject({
      id: recordIdSchema,
      type: v.picklist(['hd', 'simple', 'watch']),
      origin: v.picklist([
        'phrase',
        'private-key',
        'extended-private-key',
        'extended-public-key',
        'address',
        'multisig',
      ]),
      network,
      hdPath: path,
      hasPassphrase: v.boolean(),
      accounts: v.array(accountSchema),
    }),
  }),
);

/** The public half of one keyring, and the digest of its record. */
interface KnownHalf {
  readonly digest: string;
  readonly keyring: VaultKeyring;
}

const digestsOf = (halves: readonly KnownHalf[]): string => halves.map(({ digest }) => digest).join();

/** The sealing context; independent of the envelope's version, since it is stored beside it. */
const contextIn = ({ user }: OpenVault) => ({ user, name: NAME, version: 1 }) as const;

/** Opens the stored cache; empty when it isn't valid, or sealed under another key. */
async function readKept(vault: OpenVault, text: string | null): Promise<readonly KnownHalf[]> {
  const sealed = v.safeParse(v.pipe(v.string(), v.parseJson(), sealedTextSchema), text);
  const clear = sealed.success ? await open(vault.dataKey, contextIn(vault), sealed.output) : null;
  if (clear === null) return [];
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), new TextDecoder().decode(clear));
  return kept.success ? kept.output : [];
}

/** Ids and digests of the records that hold keys, in order. */
const keyDigests = ({ envelope, digests }: OpenVault): readonly (readonly [id: string, digest: string])[] =>
  envelope.records
    .filter((record) => !isScriptRecord(record))
    .map(({ id }) => [id, digests.get(id) ?? ''] as const);

interface HalvesTools {
  readonly store: EnvelopeStore;
  readonly loadKeyOps: () => Promise<KeyOps>;
}

/** The public halves known to this worker. */
export class PublicHalves {
  readonly #tools: HalvesTools;
  /** by the digests of their records */
  #known = new Map<string, VaultKeyring>();
  /** digests of the stored cache, in order */
  #stored = '';

  constructor(tools: HalvesTools) {
    this.#tools = tools;
  }

  /** Forgets them in memory; the stored cache stays. */
  forget(): void {
    this.#known.clear();
    this.#stored = '';
  }

  /** Those of all keyrings of a vault; unknown ones are derived from the sealed records. @throws {Fault} `corrupt` */
  async of(vault: OpenVault): Promise<readonly VaultKeyring[]> {
    const listed = keyDigests(vault);
    if (listed.some(([, digest]) => !this.#known.has(digest))) await this.#recall(vault);
    const keyrings: VaultKeyring[] = [];
    for (const [id, digest] of listed) {
      keyrings.push(this.#known.get(digest) ?? (await this.derive(vault, id)));
    }
    return keyrings;
  }

  /**
   * That of one keyring, derived from its sealed record.
   *
   * @param before - the vault before the last change, whose accounts of this keyring may be reused
   * @throws {Fault} `not-found`, `corrupt`
   */
  async derive(vault: OpenVault, id: string, before?: OpenVault): Promise<VaultKeyring> {
    const { accounts } = this.#known.get(before?.digests.get(id) ?? '') ?? {};
    const keyOps = await this.#tools.loadKeyOps();
    const keyring = await withRecord(vault, id, (record) => keyOps.keyring(id, record, accounts));
    this.#known.set(vault.digests.get(id) ?? '', keyring);
    return keyring;
  }

  /** Stores the cache beside the vault. A failure must not fail anything else. */
  async keep(vault: OpenVault): Promise<void> {
    const listed = keyDigests(vault).map(([, digest]) => digest);
    const kept = listed.flatMap((digest) => {
      const keyring = this.#known.get(digest);
      return keyring ? [{ digest, keyring }] : [];
    });
    if (listed.join() === this.#stored || kept.length < listed.length) return;
    await this.#store(vault, kept).catch(() => undefined);
  }

  async #recall(vault: OpenVault): Promise<void> {
    const kept = await readKept(vault, await this.#tools.store.read('halves').catch(() => null));
    for (const { digest, keyring } of kept) this.#known.set(digest, keyring);
    this.#stored = digestsOf(kept);
  }

  async #store(vault: OpenVault, kept: readonly KnownHalf[]): Promise<void> {
    const clear = new TextEncoder().encode(JSON.stringify(kept));
    const text = JSON.stringify(await seal(vault.dataKey, contextIn(vault), clear));
    const { store } = this.#tools;
    await store.replace('halves', await store.read('halves'), text);
    this.#known = new Map(kept.map(({ digest, keyring }) => [digest, keyring]));
    this.#stored = digestsOf(kept);
  }
}
