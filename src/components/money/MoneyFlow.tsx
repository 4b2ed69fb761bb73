// The flow of money as a small diagram: the spent coins, and what they become. Expanded, coin by coin.
import { useId, useState } from 'react';
import { sumKoinu } from '../../domain/amount/Koinu.ts';
import { outpointKey } from '../../domain/tx/Coin.ts';
import type { MoneyWay } from '../../domain/tx/Transfer.ts';
import { COMPONENT_MESSAGES } from '../../i18n/messages/app/componentMessages.ts';
import { countRecipients } from '../../i18n/messages/send/recipientListMessages.ts';
import {
  CONFIRM_MESSAGES,
  describeFromCoins,
  FLOW_MESSAGES as MESSAGES,
} from '../../i18n/messages/send/sendMessages.ts';
import { AddressText, shortAddress } from '../address/AddressText.tsx';
import { Icon } from '../art/Icon.tsx';
import { Card } from '../layout/Card.tsx';
import { AmountText } from './AmountText.tsx';
import styles from './MoneyFlow.module.css';

export interface MoneyFlowProps {
  /** read from the bytes */
  readonly transfer: MoneyWay;
}

interface Branch {
  readonly kind: 'to' | 'change' | 'fee';
  readonly name: string;
  readonly amount: bigint;
}

/** The widest branch, CSS pixels; the narrowest must still be visible. */
const MOST_WIDTH = 22;
const LEAST_WIDTH = 2;

/** The diagram's content is also given as text and numbers. */
export function MoneyFlow({ transfer }: MoneyFlowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { inputs } = transfer;
  const whole = sumKoinu(inputs.map(({ value }) => value));
  const branches = branchesOf(transfer);
  return (
    <Card padding="flush">
      <button
        type="button"
        className={styles.from}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.title}>{describeFromCoins(inputs.length)}</span>
        <span className={styles.whole}>
          <AmountText amount={whole} />
        </span>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </button>
      <div className={styles.flow}>
        <Picture branches={branches} whole={whole} />
        <dl className={styles.branches} aria-label={MESSAGES.title}>
          {branches.map(({ kind, name, amount }) => (
            <div key={kind} className={styles.branch} data-kind={kind}>
              <dt>{name}</dt>
              <dd>
                <AmountText amount={amount} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div id={id}>{isOpen && <Coins transfer={transfer} />}</div>
    </Card>
  );
}

/** If nothing goes to others, what returns is the payment itself. */
function branchesOf({ outputs, sent, returned, fee }: MoneyWay): readonly Branch[] {
  const others = outputs.filter(({ isOwn, data }) => !isOwn && data === undefined).length;
  const paid: Branch =
    others === 0
      ? { kind: 'to', name: COMPONENT_MESSAGES.toYourself, amount: returned }
      : { kind: 'to', name: others === 1 ? COMPONENT_MESSAGES.to : countRecipients(others), amount: sent };
  return [
    paid,
    ...(others > 0 && returned > 0n
      ? [{ kind: 'change', name: CONFIRM_MESSAGES.back, amount: returned } as const]
      : []),
    { kind: 'fee', name: MESSAGES.fee, amount: fee },
  ];
}

function Picture({ branches, whole }: { readonly branches: readonly Branch[]; readonly whole: bigint }) {
  const height = 100 / branches.length;
  return (
    <svg className={styles.picture} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {branches.map(({ kind, amount }, index) => {
        const end = height * (index + 0.5);
        return (
          <path
            key={kind}
            data-kind={kind}
            d={`M0 50C55 50 45 ${end} 100 ${end}`}
            vectorEffect="non-scaling-stroke"
            style={{ strokeWidth: widthOf(amount, whole) }}
          />
        );
      })}
    </svg>
  );
}

/** A rounded share, only for drawing. */
const widthOf = (amount: bigint, whole: bigint): number =>
  whole === 0n ? LEAST_WIDTH : Math.max(LEAST_WIDTH, (MOST_WIDTH * Number((1000n * amount) / whole)) / 1000);

function Coins({ transfer: { inputs, outputs, sent } }: MoneyFlowProps) {
  const change = sent === 0n ? undefined : outputs.find(({ isOwn }) => isOwn);
  return (
    <div className={styles.coins}>
      <p className={styles.heading}>{MESSAGES.coins}</p>
      <ul>
        {inputs.map((coin) => (
          <li key={outpointKey(coin)} className={styles.coin}>
            <span className={styles.id} dir="ltr">
              {shortAddress(coin.txid)}:{coin.vout}
            </span>
            <AmountText amount={coin.value} />
          </li>
        ))}
      </ul>
      {change?.address && (
        <>
          <p className={styles.heading}>{MESSAGES.changeTo}</p>
          <AddressText address={change.address} />
        </>
      )}
    </div>
  );
}
