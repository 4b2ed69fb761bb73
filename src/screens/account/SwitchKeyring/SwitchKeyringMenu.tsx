// The sheet with the actions for one wallet.
import { useRef } from 'react';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { MenuItem } from '../../../components/actions/MenuItem.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { describeDate } from '../../../i18n/format/describeTime.ts';
import { isWatched, nameWalletKind } from '../../../i18n/messages/accounts/nameWalletKind.ts';
import {
  countAccounts,
  positionOf,
  showSecretLabel,
  WALLETS_MESSAGES,
} from '../../../i18n/messages/accounts/walletMessages.ts';
import styles from './SwitchKeyringScreen.module.css';
import type { SwitchKeyringEvents, WalletChoice } from './SwitchKeyringScreen.types.ts';

interface WalletMenuProps extends SwitchKeyringEvents {
  readonly wallets: readonly WalletChoice[];
  /** key of the wallet whose menu is open; null: none */
  readonly menuOf: string | null;
  readonly onClose: () => void;
}

/** Keeps its contents while closing, so that the layout doesn't jump. */
export function WalletMenu(props: WalletMenuProps) {
  const { wallets, menuOf, onClose } = props;
  const lastKey = useRef(menuOf);
  if (menuOf !== null) lastKey.current = menuOf;
  const wallet = wallets.find(({ key }) => key === lastKey.current);
  if (wallet === undefined) return null;
  return (
    <Sheet isOpen={menuOf !== null} title={wallet.name} onClose={onClose}>
      <WalletActs {...props} wallet={wallet} />
    </Sheet>
  );
}

function WalletActs({ wallet, wallets, ...on }: WalletMenuProps & { readonly wallet: WalletChoice }) {
  const { key, kind, backedUpAtMs } = wallet;
  const isHeld = wallet.isMissing !== true;
  const secretLabel = isHeld ? showSecretLabel(kind) : null;
  return (
    <>
      <p className={styles.what}>
        {nameWalletKind(kind)} · {countAccounts(wallet.accounts)}
      </p>
      <div className={styles.items}>
        <MenuItem icon="pencil" label={WALLETS_MESSAGES.rename} onPress={() => on.onRename(key)} />
        {secretLabel !== null && (
          <MenuItem icon="key" label={secretLabel} onPress={() => on.onShowSecret(key)} />
        )}
        {isHeld && !isWatched(kind) && (
          <MenuItem
            icon="check"
            label={WALLETS_MESSAGES.checkBackup}
            note={backedUpAtMs === null ? WALLETS_MESSAGES.neverChecked : describeDate(backedUpAtMs)}
            onPress={() => on.onCheckBackup(key)}
          />
        )}
        {wallets.length > 1 && <WalletOrder wallets={wallets} walletKey={key} onMove={on.onMove} />}
        <hr className={styles.parting} />
        <MenuItem
          icon="trash"
          label={WALLETS_MESSAGES.remove}
          tone="danger"
          onPress={() => on.onRemove(key)}
        />
      </div>
    </>
  );
}

interface WalletOrderProps extends Pick<SwitchKeyringEvents, 'onMove'> {
  readonly wallets: readonly WalletChoice[];
  readonly walletKey: string;
}

/** Two buttons instead of dragging: they work by thumb, keyboard and screen reader alike. */
function WalletOrder({ wallets, walletKey, onMove }: WalletOrderProps) {
  const index = wallets.findIndex(({ key }) => key === walletKey);
  return (
    <div className={styles.order}>
      <Icon name="swap" size={22} />
      <span className={styles.orderLabel}>{WALLETS_MESSAGES.order}</span>
      <span className={styles.orderPosition} role="status">
        {positionOf(index, wallets.length)}
      </span>
      <IconButton
        icon="chevron-up"
        label={WALLETS_MESSAGES.moveUp}
        isDisabled={index === 0}
        onPress={() => onMove(walletKey, index - 1)}
      />
      <IconButton
        icon="chevron-down"
        label={WALLETS_MESSAGES.moveDown}
        isDisabled={index === wallets.length - 1}
        onPress={() => onMove(walletKey, index + 1)}
      />
    </div>
  );
}
