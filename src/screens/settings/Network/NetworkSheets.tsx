// Choosing another network: first which one, then the consequences.
import { useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { ChoiceSheet } from '../../../components/overlays/ChoiceSheet.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import type { Network } from '../../../domain/address/Network.ts';
import { nameNetwork } from '../../../i18n/messages/settings/nameNetwork.ts';
import {
  describeNetwork,
  describeRestart,
  NETWORK_MESSAGES as MESSAGES,
  titleNetwork,
} from '../../../i18n/messages/settings/networkMessages.ts';
import styles from './NetworkScreen.module.css';
import type { NetworkEvents, NetworkView } from './NetworkScreen.types.ts';

type NetworkSheetsProps = Extract<NetworkView, { status: 'ready' }> &
  NetworkEvents & { readonly isOpen: boolean; readonly onClose: () => void };

const ALL: readonly Network[] = ['mainnet', 'testnet', 'regtest'];

/** Nothing happens before the second step is confirmed. */
export function NetworkSheets({ network, offered, isOpen, onClose, onNetwork }: NetworkSheetsProps) {
  const [wanted, setWanted] = useState<Network | null>(null);
  const choose = (chosen: Network) => {
    onClose();
    if (chosen !== network) setWanted(chosen);
  };
  const choices = ALL.map((value) => ({
    value,
    label: titleNetwork(value),
    second: offered.includes(value) ? describeNetwork(value) : MESSAGES.notOffered,
    isDisabled: !offered.includes(value),
  }));
  return (
    <>
      <ChoiceSheet
        isOpen={isOpen}
        title={MESSAGES.choose}
        text={MESSAGES.chooseText}
        choices={choices}
        chosen={network}
        onChoose={choose}
        onClose={onClose}
      />
      <RestartSheet wanted={wanted} onStay={() => setWanted(null)} onOpen={onNetwork} />
    </>
  );
}

interface RestartSheetProps {
  readonly wanted: Network | null;
  readonly onStay: () => void;
  readonly onOpen: (network: Network) => void;
}

function RestartSheet({ wanted, onStay, onOpen }: RestartSheetProps) {
  const messages = describeRestart(nameNetwork(wanted ?? 'mainnet'));
  const open = () => {
    if (wanted === null) return;
    onStay();
    onOpen(wanted);
  };
  return (
    <Sheet isOpen={wanted !== null} title={messages.title} onClose={onStay}>
      <div className={styles.form}>
        <p>{messages.text}</p>
        <p className={styles.plain}>{messages.keep}</p>
        <Button tone="gold" isWide onPress={open}>
          {messages.action}
        </Button>
        <Button isWide onPress={onStay}>
          {MESSAGES.stay}
        </Button>
      </div>
    </Sheet>
  );
}
