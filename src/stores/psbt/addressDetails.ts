/** What signers want to know of our addresses: of a shared wallet its script, of a watched one where its key comes from. */
import type { Ports } from '../../ports/Ports.ts';
import { type ShownWallet, sharedDetails } from '../multisig/SharedWallet.ts';
import type { LoadDetails } from './proposeTransfer.ts';
import { signerDetails } from './signerDetails.ts';

/** Asks for them. @throws {Fault} when the vault does not answer */
export async function addressDetails(
  ports: Pick<Ports, 'vault'>,
  services: ShownWallet,
): ReturnType<LoadDetails> {
  const shared = await sharedDetails(ports, services);
  const ofSigner = signerDetails(services.keyrings);
  return (address) => shared(address) ?? ofSigner(address);
}
