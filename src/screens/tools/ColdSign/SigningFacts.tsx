// What would be signed, from its bytes: amount, sender, recipients, fee.
import { Card } from '../../../components/layout/Card.tsx';
import { Chip } from '../../../components/layout/Chip.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { AmountHero } from '../../../components/money/AmountHero.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { TransferPath } from '../../../components/money/TransferPath.tsx';
import { SigningReview, type SigningReviewProps } from '../../../components/review/SigningReview.tsx';
import { COLD_SIGN_MESSAGES as MESSAGES } from '../../../i18n/messages/codes/coldSignMessages.ts';
import { countCoins } from '../../../i18n/messages/dapps/toolMessages.ts';
import { describeTestNetwork } from '../../../i18n/messages/settings/nameNetwork.ts';
import styles from './ColdSignScreen.module.css';
import type { SigningSummary } from './ColdSignScreen.types.ts';

interface SigningFactsProps extends Pick<SigningReviewProps, 'agreement' | 'onAgree'> {
  readonly summary: SigningSummary;
  readonly lead: string;
}

/** No price: an offline phone has none. */
export function SigningFacts({ summary, lead, ...agreement }: SigningFactsProps) {
  const { account, network, recipients, isToSelf, amount, fee, change, coins } = summary;
  const badge = describeTestNetwork(network);
  return (
    <>
      <div className={styles.hero}>
        <p className={styles.lead}>{lead}</p>
        <AmountHero amount={amount} price={null} tone="gold" />
        {badge !== null && <Chip label={badge} icon="flag" tone="note" />}
      </div>
      <SigningReview review={summary} {...agreement} />
      <Card>
        <TransferPath from={account} to={recipients} isToSelf={isToSelf} />
      </Card>
      <Card>
        <Facts
          facts={[
            { name: MESSAGES.fee, value: <AmountText amount={fee} /> },
            {
              name: MESSAGES.change,
              value: change === 0n ? MESSAGES.noChange : <AmountText amount={change} />,
            },
            { name: MESSAGES.spends, value: countCoins(coins) },
          ]}
        />
      </Card>
    </>
  );
}
