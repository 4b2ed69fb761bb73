// A new account: its name, and where its address comes from.
import { BottomAction } from '../../components/BottomAction.tsx';
import { Card } from '../../components/Card.tsx';
import { Illustration } from '../../components/drawings/Illustration.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Facts } from '../../components/Facts.tsx';
import { FaultNotice } from '../../components/FaultNotice.tsx';
import { Form } from '../../components/Form.tsx';
import { NameField } from '../../components/NameField.tsx';
import { Page } from '../../components/Page.tsx';
import { isWatched } from '../../text/nameWalletKind.ts';
import { NAME_MESSAGES, NEW_ACCOUNT_MESSAGES, whyOneAccount } from '../../text/walletMessages.ts';
import styles from './CreateAccountScreen.module.css';
import type { CreateAccountEvents, CreateAccountView } from './CreateAccountScreen.types.ts';

type CreateAccountProps = CreateAccountView & CreateAccountEvents;

/** Makes the next account of the wallet on show (Spec §2, route /account/create). */
export function CreateAccountScreen(props: CreateAccountProps) {
  return props.status === 'single' ? <OneAccount {...props} /> : <NewAccount {...props} />;
}

function NewAccount(props: Exclude<CreateAccountProps, { status: 'single' }>) {
  const { wallet, draft, isTaken, path, onText, onCreate } = props;
  const isBusy = props.status === 'working';
  const canCreate = draft.problem === null && !isBusy;
  return (
    <Page
      title={NEW_ACCOUNT_MESSAGES.title}
      bottom={
        <BottomAction
          label={NEW_ACCOUNT_MESSAGES.create}
          isEnabled={canCreate}
          isBusy={isBusy}
          onPress={onCreate}
        />
      }
    >
      {props.status === 'failed' && (
        <FaultNotice fault={props.fault} meaning={NEW_ACCOUNT_MESSAGES.failedText} />
      )}
      <Form canSubmit={canCreate} onSubmit={onCreate}>
        <NameField
          draft={draft}
          onText={onText}
          isDisabled={isBusy}
          remark={isTaken ? NAME_MESSAGES.accountTaken : null}
        />
      </Form>
      <Card>
        <Facts
          facts={[
            { name: NEW_ACCOUNT_MESSAGES.wallet, value: <bdi>{wallet.name}</bdi> },
            { name: NEW_ACCOUNT_MESSAGES.path, value: <code className={styles.path}>{path}</code> },
          ]}
        />
      </Card>
      <p className={styles.note}>
        {isWatched(wallet.kind) ? NEW_ACCOUNT_MESSAGES.watched : NEW_ACCOUNT_MESSAGES.covered}
      </p>
    </Page>
  );
}

function OneAccount({ wallet, onAddWallet }: Extract<CreateAccountProps, { status: 'single' }>) {
  const { title, text } = whyOneAccount(wallet.kind);
  return (
    <Page title={NEW_ACCOUNT_MESSAGES.title} isCentred>
      <EmptyState
        illustration={<Illustration name="locked" />}
        title={title}
        text={text}
        action={{ label: NEW_ACCOUNT_MESSAGES.addWallet, onPress: onAddWallet }}
      />
    </Page>
  );
}
