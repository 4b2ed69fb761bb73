// Adding a server: its address, and a check before it is used.
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import {
  describeAddProblem,
  NETWORK_MESSAGES as MESSAGES,
} from '../../../i18n/messages/settings/networkMessages.ts';
import styles from './NetworkScreen.module.css';
import type { NetworkEvents, NetworkView } from './NetworkScreen.types.ts';

type AddServerSheetProps = Extract<NetworkView, { status: 'ready' }> &
  NetworkEvents & { readonly isOpen: boolean; readonly onClose: () => void };

/** Closes once the server was added. */
export function AddServerSheet({ isOpen, adding, onAdd, onAddClear, onClose }: AddServerSheetProps) {
  const [address, setAddress] = useState('');
  const isChecking = adding.kind === 'checking';
  const close = () => {
    onAddClear();
    onClose();
  };
  const add = async () => {
    if (!(await onAdd(address))) return;
    setAddress('');
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  const type = (text: string) => {
    onAddClear();
    setAddress(text);
  };
  return (
    <Sheet isOpen={isOpen} title={MESSAGES.add} onClose={close}>
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.plain}>{MESSAGES.addText}</p>
        <TextField
          label={MESSAGES.address}
          text={address}
          placeholder={MESSAGES.addressExample}
          isCode
          isDisabled={isChecking}
          problem={adding.kind === 'rejected' ? describeAddProblem(adding.problem) : null}
          onText={type}
        />
        <Button tone="gold" isWide isBusy={isChecking} onPress={() => void add()}>
          {isChecking ? MESSAGES.checking : MESSAGES.check}
        </Button>
      </form>
    </Sheet>
  );
}
