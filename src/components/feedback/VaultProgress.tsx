// Vault progress: the dial, the stage, and why it takes a moment.

import type { VaultStage } from '../../domain/session/unlocking.ts';
import { describeVaultStage, stageIndex } from '../../i18n/messages/app/describeVaultStage.ts';
import { Page } from '../layout/Page.tsx';
import { Progress } from './Progress.tsx';
import styles from './VaultProgress.module.css';

interface VaultWorkProps {
  /** accessible name */
  readonly label: string;
  /** below the stage: why it takes a moment */
  readonly text?: string;
  /** all stages, in order */
  readonly stages: readonly VaultStage[];
  /** the current one */
  readonly stage: VaultStage;
}

/** Takes the whole screen: nothing else can be done meanwhile. */
export function VaultProgress({ label, text, stages, stage }: VaultWorkProps) {
  return (
    <Page isCentred>
      <h1 className="heard">{label}</h1>
      <Progress label={label} stages={stages.map(describeVaultStage)} current={stageIndex(stages, stage)} />
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </Page>
  );
}
