// Safety: steps against loss and theft, which of them are done, and links to the others.
import { KennelInProgress } from '../../../components/art/KennelInProgress.tsx';
import { SettingRow } from '../../../components/fields/SettingRow.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import {
  describeSafety,
  SAFETY_MESSAGES as MESSAGES,
  SAFETY_STEPS as STEPS,
} from '../../../i18n/messages/settings/safetyMessages.ts';
import styles from './SafetyScreen.module.css';

export type SafetyStepName = 'backup' | 'file' | 'shared' | 'unlock' | 'confirmation';

export interface SafetyStep {
  readonly name: SafetyStepName;
  readonly isDone: boolean;
}

export type SafetyView =
  /** the state of vault and device isn't read yet */
  | { readonly status: 'loading' }
  /** only steps possible on this device, in order of importance */
  | { readonly status: 'ready'; readonly steps: readonly SafetyStep[] };

export interface SafetyEvents {
  readonly onOpen: (step: SafetyStepName) => void;
}

const ICONS = {
  backup: 'shield',
  file: 'file',
  shared: 'contact',
  unlock: 'finger',
  confirmation: 'lock',
} as const;

/** Under /settings. */
export function SafetyScreen(props: SafetyView & SafetyEvents) {
  const steps = props.status === 'ready' ? props.steps : [];
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Page title={MESSAGES.title}>
      <div className={styles.head}>
        <KennelInProgress part={steps.length === 0 ? 0 : done / steps.length} />
        {props.status === 'ready' && (
          <>
            <p className={styles.summary}>{describeSafety(done, steps.length)}</p>
            <p className={styles.text}>{done === steps.length ? MESSAGES.allDone : MESSAGES.text}</p>
          </>
        )}
      </div>
      <Card padding="flush">
        {props.status === 'loading' ? (
          <RowsSkeleton count={4} />
        ) : (
          steps.map(({ name, isDone }) => (
            <SettingRow
              key={name}
              icon={ICONS[name]}
              title={STEPS[name].title}
              text={isDone ? STEPS[name].done : STEPS[name].open}
              textTone={isDone ? 'received' : 'plain'}
              control={isDone ? { kind: 'none' } : { kind: 'open', onPress: () => props.onOpen(name) }}
            />
          ))
        )}
      </Card>
    </Page>
  );
}
