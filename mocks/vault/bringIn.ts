/** Imports keys into a worker, for tests. */

import type { KeyService } from '../../src/adapters/vault/worker/keyService.ts';
import type { ImportSource, SessionId, VaultKeyring } from '../../src/ports/Vault.ts';

/** A public test phrase, without funds. */
export const PHRASE =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';

/** The phrase above with a passphrase. */
export const PHRASE_SOURCE: ImportSource = { kind: 'phrase', text: PHRASE, passphrase: 'wow' };

/** A stranger's address. */
export const ADDRESS_SOURCE: ImportSource = {
  kind: 'address',
  text: 'mfWxJ45yp2SFn7UciZyNpvDKrzbhyfKrY8',
};

/** Imports a source by its most likely reading. */
export async function bringIn(
  service: KeyService,
  session: SessionId,
  source: ImportSource,
  indexes: readonly number[] = [0],
): Promise<readonly VaultKeyring[]> {
  const draft = await service.draftImport(session, source, 'regtest');
  if (!draft.ok) throw new Error(draft.problem.kind);
  const [reading] = draft.value.readings;
  if (reading === undefined) throw new Error('no reading');
  return service.saveImport(session, draft.value.id, [{ reading, indexes }]);
}
