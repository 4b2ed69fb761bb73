// After sending a token or a file: what went where, and its progress.
import { shortAddress } from '../../../components/address/AddressText.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { BatchProgress } from '../../../components/tokens/BatchProgress.tsx';
import { type BatchItem, sumBatch } from '../../../components/tokens/batchSums.ts';
import { TokenAmountText } from '../../../components/tokens/TokenAmountText.tsx';
import { TransferSteps } from '../../../components/tokens/TransferSteps.tsx';
import type { TokenStage } from '../../../domain/drc20/send/TokenTransfer.ts';
import { inFiat } from '../../../i18n/format/inFiat.ts';
import { andMore } from '../../../i18n/messages/send/recipientListMessages.ts';
import { ACTIVITY_MESSAGES, nameStage } from '../../../i18n/messages/tokens/tokenActivityMessages.ts';
import {
  describeTokenSent,
  describeToMany,
  type SentProgress,
} from '../../../i18n/messages/tokens/tokenSendMessages.ts';
import { SentActions } from './SentActions.tsx';
import { SentTo } from './SentTo.tsx';
import styles from './TxSuccessScreen.module.css';
import type { TxSuccessEvents, TxSuccessView } from './TxSuccessScreen.types.ts';

type Of<Status extends TxSuccessView['status']> = Extract<TxSuccessView, { status: Status }> &
  TxSuccessEvents;

/** No node is known to have any of it. */
const LEAVING: readonly TokenStage[] = ['waiting', 'committing'];

function progressOf(stages: readonly TokenStage[]): SentProgress {
  if (stages.every((stage) => stage === 'indexed')) return 'arrived';
  return stages.every((stage) => LEAVING.includes(stage)) ? 'leaving' : 'out';
}

/** One transfer, with its steps until it is indexed. */
export function TokenSent(props: Of<'token'>) {
  const { own, price } = props;
  const { subject, stage, fee } = own.transfer;
  const progress = progressOf([stage]);
  return (
    <Page bottom={<SentActions {...props} />}>
      <div className={styles.head}>
        {progress !== 'leaving' && <Illustration name="success" height={112} />}
        <Lead align="centre" title={describeTokenSent(subject, progress)} text={nameStage(stage)} />
      </div>
      <SentTo {...props} />
      <TransferSteps own={own} />
      <Card>
        <Facts
          facts={[
            {
              name: ACTIVITY_MESSAGES.fees,
              value: <AmountText amount={fee} />,
              ...(price && { second: inFiat(fee, price) }),
            },
          ]}
        />
      </Card>
    </Page>
  );
}

/** How many are listed; the details show all. */
const MOST = 4;

/** Several transfers confirmed together. */
export function TokensSent(props: Of<'tokens'>) {
  const { items } = props;
  const sums = sumBatch(items);
  if (sums === null) return null;
  const { whole, of } = sums;
  const progress = progressOf(items.map(({ transfer }) => transfer.stage));
  return (
    <Page bottom={<SentActions {...props} />}>
      <div className={styles.head}>
        {progress !== 'leaving' && <Illustration name="success" height={112} />}
        <Lead align="centre" title={describeTokenSent(whole, progress)} text={describeToMany(of)} />
        <BatchProgress sums={sums} />
      </div>
      <Card padding="flush" title={ACTIVITY_MESSAGES.sentTo}>
        <ul>
          {items.slice(0, MOST).map((item) => (
            <li key={item.transfer.id}>
              <PaidRow {...item} />
            </li>
          ))}
        </ul>
        {of > MOST && <p className={styles.more}>{andMore(of - MOST)}</p>}
      </Card>
    </Page>
  );
}

function PaidRow({ transfer, name }: BatchItem) {
  const { to, subject, stage } = transfer;
  const short = (
    <span className={styles.short} dir="ltr">
      {shortAddress(to)}
    </span>
  );
  return (
    <Row
      leading={<Identicon address={to} />}
      title={name === null ? short : <bdi>{name}</bdi>}
      text={nameStage(stage)}
      trailing={
        subject.kind === 'token' ? (
          <TokenAmountText units={subject.amount} decimals={subject.decimals} />
        ) : undefined
      }
    />
  );
}
