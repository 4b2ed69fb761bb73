// Removing a wallet: what to back up first, what becomes inaccessible, and typing its name.
import { useState } from 'react';
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import { TextField } from '../../../components/fields/TextField.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { isSameName } from '../../../domain/session/personalName.ts';
import { describeRemoval } from '../../../i18n/messages/accounts/describeRemoval.ts';
import { REMOVAL_MESSAGES, WALLETS_MESSAGES } from '../../../i18n/messages/accounts/walletMessages.ts';
import { RemovedWallet } from './RemovedWallet.tsx';
import styles from './RemoveKeyringScreen.module.css';
import type { RemoveKeyringEvents, RemoveKeyringView } from './RemoveKeyringScreen.types.ts';

type RemoveKeyringProps = RemoveKeyringView & RemoveKeyringEvents;

/** The last step before a wallet is removed from this device; part of the route of wallets. */
export function RemoveKeyringScreen(props: RemoveKeyringProps) {
  return props.status === 'last' ? <LastWallet {...props} /> : <Removal {...props} />;
}

function Removal(props: Exclude<RemoveKeyringProps, { status: 'last' }>) {
  const { wallet, onRemove } = props;
  const [typed, setTyped] = useState('');
  const isBusy = props.status === 'removing';
  const canRemove = isSameName(typed, wallet.name);
  const isWrong = !canRemove && Array.from(typed).length >= Array.from(wallet.name).length;
  return (
    <Page
      title={REMOVAL_MESSAGES.title}
      bottom={
        <BottomAction
          tone="danger"
          label={REMOVAL_MESSAGES.remove}
          isEnabled={canRemove}
          isBusy={isBusy}
          onPress={onRemove}
        />
      }
    >
      <RemovedWallet {...props} />
      <Warning {...props} />
      {props.status === 'failed' && <FaultNotice fault={props.fault} meaning={REMOVAL_MESSAGES.failedText} />}
      <Form canSubmit={canRemove && !isBusy} onSubmit={onRemove}>
        <TextField
          label={`${REMOVAL_MESSAGES.type} ${wallet.name}`}
          labelContent={
            <>
              {REMOVAL_MESSAGES.type} <bdi className={styles.name}>{wallet.name}</bdi>
            </>
          }
          text={typed}
          onText={setTyped}
          isDisabled={isBusy}
          hint={isWrong ? REMOVAL_MESSAGES.differs : undefined}
        />
      </Form>
    </Page>
  );
}

function Warning({ wallet, backedUpAtMs, onCheckBackup }: RemoveKeyringProps) {
  const { tone, title, text } = describeRemoval(wallet.kind, backedUpAtMs);
  const check = { action: { label: WALLETS_MESSAGES.checkBackup, onPress: onCheckBackup } };
  return <Notice tone={tone} title={title} text={text} {...(tone === 'problem' ? check : {})} />;
}

function LastWallet(props: Extract<RemoveKeyringProps, { status: 'last' }>) {
  return (
    <Page title={REMOVAL_MESSAGES.title} isCentred>
      <EmptyState
        illustration={<Illustration name="locked" />}
        title={REMOVAL_MESSAGES.lastTitle}
        text={REMOVAL_MESSAGES.lastText}
      />
      <div className={styles.ways}>
        <Button icon="plus" isWide onPress={props.onAdd}>
          {WALLETS_MESSAGES.addMore}
        </Button>
        <Button tone="danger" icon="trash" isWide onPress={props.onDeleteEverything}>
          {REMOVAL_MESSAGES.deleteEverything}
        </Button>
      </div>
    </Page>
  );
}
