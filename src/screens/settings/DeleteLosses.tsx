// The first step of deleting everything: what goes, by name, and what would bring it back.
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { GlanceText } from '../../components/GlanceText.tsx';
import { Icon } from '../../components/icons/Icon.tsx';
import { Identicon } from '../../components/identicon/Identicon.tsx';
import { Lead } from '../../components/Lead.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/Page.tsx';
import { nameNetwork } from '../../text/nameNetwork.ts';
import { DELETE_WORDS as WORDS } from '../../text/securityWords.ts';
import type {
  DeleteEverythingEvents,
  DeleteEverythingView,
  LeavingWallet,
} from './DeleteEverythingScreen.types.ts';
import styles from './DeleteLosses.module.css';

type DeleteLossesProps = DeleteEverythingView & DeleteEverythingEvents & { readonly onNext: () => void };

/** Keeping is the large button, going on the quiet red one. */
export function DeleteLosses(props: DeleteLossesProps) {
  const { wallets, isForgotten, onBackupFile } = props;
  const isRisky = wallets.length === 0 || wallets.some(({ backup }) => backup === 'unchecked');
  return (
    <Page
      onBack={props.onBack}
      bottom={
        <>
          <Button isWide onPress={props.onKeep}>
            {WORDS.keep}
          </Button>
          <Button isWide tone="danger" onPress={props.onNext}>
            {WORDS.next}
          </Button>
        </>
      }
    >
      <Lead
        title={isForgotten ? WORDS.titleForgotten : WORDS.title}
        text={isForgotten ? WORDS.textForgotten : WORDS.text}
      />
      {isRisky && (
        <Notice
          tone="problem"
          title={WORDS.dangerTitle}
          text={WORDS.dangerText}
          {...(onBackupFile === null ? {} : { action: { label: WORDS.makeFile, onPress: onBackupFile } })}
        />
      )}
      <Card padding="flush" title={WORDS.lost}>
        {wallets.length === 0 && <p className={styles.unknown}>{WORDS.noNames}</p>}
        <ul>
          {wallets.map((wallet) => (
            <Leaving key={wallet.key} wallet={wallet} />
          ))}
        </ul>
      </Card>
      {props.otherNetworks.length > 0 && (
        <Notice tone="note" title={WORDS.elsewhere(props.otherNetworks.map(nameNetwork))} />
      )}
    </Page>
  );
}

const backupWords = () =>
  ({
    checked: { icon: 'check', text: WORDS.checked },
    unchecked: { icon: 'warning', text: WORDS.unchecked },
    watched: { icon: 'eye', text: WORDS.watched },
  }) as const;

function Leaving({ wallet }: { readonly wallet: LeavingWallet }) {
  const { name, address, balance, backup } = wallet;
  const words = backupWords()[backup];
  return (
    <li className={styles.wallet}>
      <Identicon address={address} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.balance}>
          <GlanceText balance={balance} isHidden={false} />
        </p>
        <p className={styles.backup} data-backup={backup}>
          <Icon name={words.icon} size={14} />
          {words.text}
        </p>
      </div>
    </li>
  );
}
