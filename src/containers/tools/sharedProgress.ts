/**
 * Who has signed a payment of a shared wallet. A proposal only shows which keys signed; the wallet's own descriptor says whose they
 * are.
 */
import { useEffect } from 'react';
import type { MultisigWallet } from '../../domain/multisig/MultisigWallet.ts';
import type { MultisigDescription } from '../../ports/Vault.ts';
import type { SharedProgress } from '../../screens/tools/Psbt/PsbtScreen.types.ts';
import type { CosignerNames } from '../../stores/multisig/CosignerNames.ts';
import { SharedWallet } from '../../stores/multisig/SharedWallet.ts';
import type { ShownPsbt } from '../../stores/psbt/PsbtState.ts';
import type { AppServices } from '../AppContext.tsx';
import { isShared } from '../walletSummaries.ts';

/** The shared wallet's inputs that are not finalized: the keys that signed each, and how many it needs. */
function openInputs({ explanation }: ShownPsbt, { addresses }: MultisigDescription) {
  const shared = new Set(addresses.map(({ address }) => address));
  return explanation.inputs.flatMap(({ address, needed, isFinal, signers }) => {
    if (address === null || needed === null || isFinal || !shared.has(address)) return [];
    return [{ needed, keys: new Set(signers) }];
  });
}

/** The keys of one cosigner in all addresses, hex. Each address has its keys in the order of the cosigners. */
const keysOf = ({ addresses }: MultisigDescription, position: number): readonly string[] =>
  addresses.flatMap(({ origins }) => origins[position]?.publicKey ?? []);

/** Null when no input of the wallet waits for signatures. */
export function sharedProgress(
  shown: ShownPsbt,
  description: MultisigDescription,
  names: Pick<CosignerNames, 'nameOf'>,
): SharedProgress | null {
  const inputs = openInputs(shown, description);
  const [first] = inputs;
  if (first === undefined) return null;
  const ours = new Set(description.own.map(({ extendedKey }) => extendedKey));
  const { cosigners }: MultisigWallet = description.wallet;
  const signers = cosigners.map(({ extendedKey }, position) => {
    const keys = keysOf(description, position);
    return {
      name: names.nameOf(extendedKey),
      isOwn: ours.has(extendedKey),
      hasSigned: inputs.every((input) => keys.some((key) => input.keys.has(key))),
    };
  });
  const signatures = signers.filter(({ hasSigned }) => hasSigned).length;
  return { signers, signatures: Math.min(signatures, first.needed), needed: first.needed };
}

/** For the current wallet; null if it is not shared, and until its description is loaded. */
export function useSharedProgress({ stores }: AppServices, shown: ShownPsbt | null): SharedProgress | null {
  const wallet = stores.lazy.of(SharedWallet);
  const key = isShared(stores) ? stores.keyrings.current.key : null;
  useEffect(() => {
    if (key !== null) void wallet.load(key);
  }, [wallet, key]);
  if (key === null || shown === null || wallet.state.status !== 'ready') return null;
  return sharedProgress(shown, wallet.state.description, stores.cosigners);
}

/** A shared wallet of ours that pays but is not the current one: its coins don't count as ours then. */
export function payerElsewhere(
  { keyrings }: Pick<AppServices['stores'], 'keyrings'>,
  shown: ShownPsbt | null,
): { readonly key: string; readonly name: string } | null {
  for (const { address, isOwn } of shown?.explanation.inputs ?? []) {
    const keyring = address === null || isOwn ? undefined : keyrings.findByAddress(address)?.keyring;
    if (keyring?.origin === 'multisig') return { key: keyring.key, name: keyring.name };
  }
  return null;
}
