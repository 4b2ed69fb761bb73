/** What signers need for our addresses: the script of a shared wallet, or the key origin of a watched one. */
import type { Ports } from '../../ports/Ports.ts';
import { type ShownWallet, sharedDetails } from '../multisig/SharedWallet.ts';
import type { LoadDetails } from './proposeTransfer.ts';
import { signerDetails } from './signerDetails.ts';

/** @throws {Fault} when the vault does not answer */
export async function addressDetails(
  ports: Pick<Ports, 'vault'>,
  services: ShownWallet,
): ReturnType<LoadDetails> {
  const shared = await sharedDetails(ports, services);
  const ofSigner = signerDetails(services.keyrings);
  return (address) => shared(address) ?? ofSigner(address);
}
