// A new account: its name, and the path of its address.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import type { WalletSummary } from '../../../components/address/WalletSummary.ts';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { Form } from '../../../components/fields/Form.tsx';
import type { NameDraft } from '../../../components/fields/NameField.tsx';
import { NameField } from '../../../components/fields/NameField.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { Fault } from '../../../domain/fault.ts';
import { isWatched } from '../../../i18n/messages/accounts/nameWalletKind.ts';
import {
  NAME_MESSAGES,
  NEW_ACCOUNT_MESSAGES,
  whyOneAccount,
} from '../../../i18n/messages/accounts/walletMessages.ts';
import styles from './CreateAccountScreen.module.css';

interface NewAccount {
  readonly draft: NameDraft;
  /** another account of the wallet has this name */
  readonly isTaken: boolean;
  /** path of its key, for example m/44'/3'/0'/0/2 */
  readonly path: string;
}

export type CreateAccountView = { readonly wallet: WalletSummary } & (
  | ({ readonly status: 'naming' } & NewAccount)
  | ({ readonly status: 'working' } & NewAccount)
  /** no account was created */
  | ({ readonly status: 'failed'; readonly fault: Fault } & NewAccount)
  /** a single key or address: no second account is possible */
  | { readonly status: 'single' }
);

export interface CreateAccountEvents {
  readonly onText: (text: string) => void;
  readonly onCreate: () => void;
  readonly onAddWallet: () => void;
}

type CreateAccountProps = CreateAccountView & CreateAccountEvents;

/** Creates the current wallet's next account (Spec §2, route /account/create). */
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
