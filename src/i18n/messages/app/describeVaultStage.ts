// Describes the stages of deriving keys and sealing or opening the vault.

import type { VaultStage } from '../../../domain/session/unlocking.ts';
import { messages } from '../../i18n.ts';

/** The stages of creating a vault, in order. */
export const SEALING_STAGES = ['starting', 'stretching', 'sealing', 'verifying'] as const;

/** The stages of changing its password, in order. */
export const CHANGING_STAGES = ['starting', 'stretching', 'sealing', 'verifying'] as const;

/** The stages of restoring from a file, in order. */
export const RESTORING_STAGES = ['starting', 'stretching', 'opening', 'sealing', 'verifying'] as const;

/** The stages of opening one, in order. */
export const OPENING_STAGES = ['starting', 'stretching', 'opening'] as const;

const MESSAGES: Readonly<Record<VaultStage, string>> = messages('vaultStage', {
  starting: 'Getting ready',
  stretching: 'Securing your password',
  opening: 'Decrypting your wallet',
  sealing: 'Encrypting your wallet',
  verifying: 'Checking that it opens',
});

export const describeVaultStage = (stage: VaultStage): string => MESSAGES[stage];

/** The index of a stage; 0 when it is not in the list. */
export const stageIndex = (stages: readonly VaultStage[], stage: VaultStage): number =>
  Math.max(0, stages.indexOf(stage));
