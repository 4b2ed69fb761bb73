// Home of a wallet that never asks a server: its actions, and that its balance is unknown.
import { RoundAction } from '../../../components/actions/RoundAction.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { COLD_MESSAGES as MESSAGES } from '../../../i18n/messages/wallet/coldMessages.ts';
import { HOME_MESSAGES } from '../../../i18n/messages/wallet/homeMessages.ts';
import { BackupBanner } from './BackupBanner.tsx';
import styles from './HomeScreen.module.css';
import type { HomeEvents, HomeView } from './HomeScreen.types.ts';

type HomeColdProps = HomeView & Pick<HomeEvents, 'onReceive' | 'onBackup' | 'onColdSign' | 'onAccountKey'>;

/** An unknown balance isn't zero: no amount is shown. */
export function HomeCold(props: HomeColdProps) {
  return (
    <>
      <EmptyState
        illustration={<Illustration name="locked" height={112} />}
        title={MESSAGES.title}
        text={MESSAGES.text}
      />
      <div className={styles.actions}>
        <RoundAction icon="receive" label={HOME_MESSAGES.receive} isPrimary onPress={props.onReceive} />
        <RoundAction icon="qr" label={MESSAGES.sign} onPress={props.onColdSign} />
        <RoundAction icon="eye" label={MESSAGES.watch} onPress={props.onAccountKey} />
      </div>
      <BackupBanner {...props} />
      <Notice tone="note" title={MESSAGES.canTitle} text={MESSAGES.can} />
    </>
  );
}
