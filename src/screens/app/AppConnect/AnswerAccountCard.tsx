// The account that answers a site: one row, and a sheet to choose another one if there are several.
import { useState } from 'react';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Sheet } from '../../../components/overlays/Sheet.tsx';
import { DAPP_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/dappMessages.ts';
import styles from './AppConnectScreen.module.css';
import type { AnswerAccount, AppConnectEvents, RequestFrame } from './AppConnectScreen.types.ts';

type AnswerAccountCardProps = Pick<RequestFrame, 'accounts' | 'chosen'> &
  Pick<AppConnectEvents, 'onChoose'> & { readonly isDisabled: boolean };

/** A site learns one address; the others stay unknown to it. */
export function AnswerAccountCard({ accounts, chosen, isDisabled, onChoose }: AnswerAccountCardProps) {
  const [isOpen, setOpen] = useState(false);
  const account = accounts.find(({ key }) => key === chosen) ?? accounts[0];
  if (account === undefined) return null;
  const hasOthers = accounts.length > 1;
  const choose = (key: string) => {
    setOpen(false);
    onChoose(key);
  };
  return (
    <>
      <Card title={MESSAGES.account} padding="flush">
        <AccountRow
          account={account}
          onPress={hasOthers && !isDisabled ? () => setOpen(true) : undefined}
          hasChevron={hasOthers}
        />
      </Card>
      {hasOthers && (
        <Sheet isOpen={isOpen} title={MESSAGES.chooseAccount} onClose={() => setOpen(false)}>
          <ul className={styles.choices}>
            {accounts.map((one) => (
              <li key={one.key}>
                <AccountRow
                  account={one}
                  isChosen={one.key === account.key}
                  onPress={() => choose(one.key)}
                />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

interface AccountRowProps {
  readonly account: AnswerAccount;
  readonly isChosen?: boolean;
  readonly hasChevron?: boolean;
  readonly onPress: (() => void) | undefined;
}

function AccountRow({ account, isChosen, hasChevron, onPress }: AccountRowProps) {
  return (
    <Row
      leading={<Identicon address={account.address} />}
      title={<bdi>{account.name}</bdi>}
      text={
        <>
          <AddressText address={account.address} mode="short" /> · <bdi>{account.walletName}</bdi>
        </>
      }
      {...(isChosen && { trailing: <Icon name="check" size={20} className={styles.chosen} /> })}
      onPress={onPress}
      hasChevron={hasChevron === true}
    />
  );
}
