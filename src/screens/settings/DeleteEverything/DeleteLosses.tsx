// The first step of deleting everything: the wallets by name, and what would restore them.
import { Button } from '../../../components/actions/Button.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { GlanceText } from '../../../components/money/GlanceText.tsx';
import { nameNetwork } from '../../../i18n/messages/settings/nameNetwork.ts';
import {
  describeWalletsElsewhere,
  DELETE_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/securityMessages.ts';
import type {
  DeleteEverythingEvents,
  DeleteEverythingView,
  LeavingWallet,
} from './DeleteEverythingScreen.types.ts';
import styles from './DeleteLosses.module.css';

type DeleteLossesProps = DeleteEverythingView & DeleteEverythingEvents & { readonly onNext: () => void };

/** Keeping is the large button, continuing the quiet red one. */
export function DeleteLosses(props: DeleteLossesProps) {
  const { wallets, isForgotten, onBackupFile } = props;
  const isOpen = ({ backup }: LeavingWallet) => backup === 'unchecked' || backup === 'shared';
  const isRisky = wallets.length === 0 || wallets.some(isOpen);
  return (
    <Page
      bottom={
        <>
          <Button isWide onPress={props.onKeep}>
            {MESSAGES.keep}
          </Button>
          <Button isWide tone="danger" onPress={props.onNext}>
            {MESSAGES.next}
          </Button>
        </>
      }
    >
      <Lead
        title={isForgotten ? MESSAGES.titleForgotten : MESSAGES.title}
        text={isForgotten ? MESSAGES.textForgotten : MESSAGES.text}
      />
      {isRisky && (
        <Notice
          tone="problem"
          title={MESSAGES.dangerTitle}
          text={MESSAGES.dangerText}
          {...(onBackupFile === null ? {} : { action: { label: MESSAGES.makeFile, onPress: onBackupFile } })}
        />
      )}
      <Card padding="flush" title={MESSAGES.lost}>
        {wallets.length === 0 && <p className={styles.unknown}>{MESSAGES.noNames}</p>}
        <ul>
          {wallets.map((wallet) => (
            <Leaving key={wallet.key} wallet={wallet} />
          ))}
        </ul>
      </Card>
      {props.otherNetworks.length > 0 && (
        <Notice tone="note" title={describeWalletsElsewhere(props.otherNetworks.map(nameNetwork))} />
      )}
    </Page>
  );
}

const lossMessages = () =>
  ({
    checked: { icon: 'check', text: MESSAGES.checked },
    unchecked: { icon: 'warning', text: MESSAGES.unchecked },
    watched: { icon: 'eye', text: MESSAGES.watched },
    shared: { icon: 'warning', text: MESSAGES.shared },
    'shared-kept': { icon: 'check', text: MESSAGES.sharedKept },
  }) as const;

function Leaving({ wallet }: { readonly wallet: LeavingWallet }) {
  const { name, address, balance, backup } = wallet;
  const message = lossMessages()[backup];
  return (
    <li className={styles.wallet}>
      <Identicon address={address} />
      <div className={styles.textBlock}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.balance}>
          <GlanceText balance={balance} isHidden={false} />
        </p>
        <p className={styles.backup} data-backup={backup}>
          <Icon name={message.icon} size={14} />
          {message.text}
        </p>
      </div>
    </li>
  );
}
