/**
 * What is public of the keyrings, kept so that no seed is opened to know an address.
 *
 * Each is known by the digest of the sealed record that it was derived from. A record that is another, damaged or put back to an
 * earlier one has another digest: then nothing is known of it, and it is opened. Where what is kept is missing or does not open,
 * the same comes of it again.
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

/** The name under which they are sealed; the space keeps it apart from all record ids. */
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

/** Where they are sealed: not under an envelope's version, for they lie beside it. */
const contextIn = ({ user }: OpenVault) => ({ user, name: NAME, version: 1 }) as const;

/** What opens; empty for what is no text of ours, or of another key. */
async function readKept(vault: OpenVault, text: string | null): Promise<readonly KnownHalf[]> {
  const sealed = v.safeParse(v.pipe(v.string(), v.parseJson(), sealedTextSchema), text);
  const clear = sealed.success ? await open(vault.dataKey, contextIn(vault), sealed.output) : null;
  if (clear === null) return [];
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), new TextDecoder().decode(clear));
  return kept.success ? kept.output : [];
}

/** The digests of the records that hold keys, in their order, by their ids. */
const keyDigests = ({ envelope, digests }: OpenVault): readonly (readonly [id: string, digest: string])[] =>
  envelope.records
    .filter((record) => !isScriptRecord(record))
    .map(({ id }) => [id, digests.get(id) ?? ''] as const);

/** Where they are kept, and what derives them. */
interface HalvesTools {
  readonly store: EnvelopeStore;
  readonly loadKeyOps: () => Promise<KeyOps>;
}

/** The public halves that this worker knows. */
export class PublicHalves {
  readonly #tools: HalvesTools;
  /** by the digests of their records */
  #known = new Map<string, VaultKeyring>();
  /** what is known to be stored: the digests, in their order */
  #stored = '';

  constructor(tools: HalvesTools) {
    this.#tools = tools;
  }

  /** Forgets them; what is stored stays. */
  forget(): void {
    this.#known.clear();
    this.#stored = '';
  }

  /** Those of all keyrings of a vault: what is not known is derived from what is sealed. @throws {Fault} `corrupt` */
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
   * That of one keyring, derived from what is sealed.
   *
   * @param before - the vault before the last change, in which accounts of the same keyring may be known
   * @throws {Fault} `not-found`, `corrupt`
   */
  async derive(vault: OpenVault, id: string, before?: OpenVault): Promise<VaultKeyring> {
    const { accounts } = this.#known.get(before?.digests.get(id) ?? '') ?? {};
    const keyOps = await this.#tools.loadKeyOps();
    const keyring = await withRecord(vault, id, (record) => keyOps.keyring(id, record, accounts));
    this.#known.set(vault.digests.get(id) ?? '', keyring);
    return keyring;
  }

  /** Stores what is known of a vault, beside it. Failing to do so must not fail anything else. */
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
