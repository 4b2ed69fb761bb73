// A PSBT's effect: what leaves, the change, the fee, and every coin and payment with its owner.

import { AddressText } from '../../../components/address/AddressText.tsx';
import { Identicon } from '../../../components/art/Identicon.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Chip } from '../../../components/layout/Chip.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { AmountHero } from '../../../components/money/AmountHero.tsx';
import { AmountText } from '../../../components/money/AmountText.tsx';
import { SigningReview, type SigningReviewProps } from '../../../components/review/SigningReview.tsx';
import {
  countSignatures,
  countSigned,
  PSBT_MESSAGES as MESSAGES,
} from '../../../i18n/messages/codes/psbtMessages.ts';
import { describeTrust } from '../../../i18n/messages/send/recipientMessages.ts';
import { describeTestNetwork } from '../../../i18n/messages/settings/nameNetwork.ts';
import styles from './PsbtScreen.module.css';
import type { PsbtInputLine, PsbtLine, PsbtSummary } from './PsbtScreen.types.ts';

interface PsbtFactsProps extends Pick<SigningReviewProps, 'agreement' | 'onAgree'> {
  readonly summary: PsbtSummary;
}

/** From the bytes alone: no price, and no server data. */
export function PsbtFacts({ summary, ...agreement }: PsbtFactsProps) {
  const { inputs, outputs, fee, returns, signedCoins } = summary;
  return (
    <>
      <Hero {...summary} />
      <SigningReview review={summary} {...agreement} />
      <Card title={MESSAGES.outputs} padding="flush">
        {outputs.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </Card>
      <Card>
        <Facts
          facts={[
            { name: MESSAGES.fee, value: <AmountText amount={fee} /> },
            ...(returns > 0n ? [{ name: MESSAGES.returns, value: <AmountText amount={returns} /> }] : []),
            { name: MESSAGES.signatures, value: countSigned(signedCoins, inputs.length) },
            { name: MESSAGES.covers, value: MESSAGES.coversAll },
          ]}
        />
      </Card>
      <Card title={MESSAGES.inputs} padding="flush">
        {inputs.map((line) => (
          <Line key={line.key} line={line} state={signaturesOf(line)} />
        ))}
      </Card>
    </>
  );
}

function signaturesOf({ signatures, needed, isUnverified }: PsbtInputLine): string | null {
  if (isUnverified) return MESSAGES.unverified;
  return needed === null ? null : countSignatures(Math.min(signatures, needed), needed);
}

function Hero({ leaves, fee, network }: PsbtSummary) {
  const badge = describeTestNetwork(network);
  // if only the fee leaves, it moves money between our own addresses
  const lead = leaves === fee ? MESSAGES.nothingLeaves : leaves < 0n ? MESSAGES.arrives : MESSAGES.leaves;
  return (
    <div className={styles.hero}>
      <p className={styles.lead}>{lead}</p>
      <AmountHero amount={leaves < 0n ? -leaves : leaves} price={null} tone="gold" />
      {badge !== null && <Chip label={badge} icon="flag" tone="note" />}
    </div>
  );
}

interface LineProps {
  readonly line: PsbtLine;
  readonly state?: string | null;
}

/** The address is never shortened. */
function Line({ line, state = null }: LineProps) {
  const { address, trust, value, isOwn } = line;
  const whose = [isOwn ? MESSAGES.yours : MESSAGES.others, trust && describeTrust(trust), state];
  return (
    <Row
      leading={address && <Identicon address={address} size={40} />}
      title={
        address === null ? (
          MESSAGES.script
        ) : (
          <span className={styles.address}>
            <AddressText address={address} />
          </span>
        )
      }
      text={whose.filter((part) => part !== null).join(' · ')}
      trailing={<AmountText amount={value} />}
    />
  );
}
