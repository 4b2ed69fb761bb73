// The request by kind: rights, an exact text, an amount with its recipient, or a URL.
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Icon } from '../../../components/art/Icon.tsx';
import type { IconName } from '../../../components/art/iconPaths.ts';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { ExactText } from '../../../components/layout/ExactText.tsx';
import { AmountHero } from '../../../components/money/AmountHero.tsx';
import type { AppRight } from '../../../domain/dapp/ConnectedApp.ts';
import type { DappAction } from '../../../domain/dapp/DappRequest.ts';
import { signedTextParts } from '../../../domain/dapp/signedText.ts';
import {
  CANNOT_MESSAGES,
  describeRight,
  DAPP_MESSAGES as MESSAGES,
  paidFor,
} from '../../../i18n/messages/dapps/dappMessages.ts';
import { SITE_PSBT_MESSAGES } from '../../../i18n/messages/dapps/sitePsbtMessages.ts';
import styles from './AppConnectScreen.module.css';
import type { RequestFrame } from './AppConnectScreen.types.ts';

/** The rights that connecting grants. */
const RIGHTS: readonly (readonly [AppRight, IconName])[] = [
  ['see-address', 'eye'],
  ['ask-signature', 'pencil'],
  ['ask-payment', 'send'],
];

type RequestCardProps = Pick<RequestFrame, 'ask' | 'price' | 'replacesPsbt'>;

export function RequestCard({ ask, price, replacesPsbt = false }: RequestCardProps) {
  switch (ask.kind) {
    case 'connect':
      return <Rights />;
    case 'sign':
      return <Text text={ask.text} />;
    case 'pay':
      return <Payment pay={ask} price={price} />;
    case 'psbt':
      return <PsbtSource url={ask.url} replacesPsbt={replacesPsbt} />;
  }
}

function Rights() {
  return (
    <Card title={CANNOT_MESSAGES.may}>
      <ul className={styles.rights}>
        {RIGHTS.map(([right, icon]) => (
          <Right key={right} icon={icon} {...describeRight(right)} />
        ))}
        <Right icon="close" title={CANNOT_MESSAGES.title} text={CANNOT_MESSAGES.text} />
      </ul>
    </Card>
  );
}

function Right(props: { readonly icon: IconName; readonly title: string; readonly text: string }) {
  return (
    <li className={styles.right}>
      <Icon name={props.icon} size={20} className={styles.rightIcon} />
      <div>
        <p className={styles.strong}>{props.title}</p>
        <p className={styles.dim}>{props.text}</p>
      </div>
    </li>
  );
}

function Text({ text }: { readonly text: string }) {
  const hasHidden = signedTextParts(text).some(({ kind }) => kind === 'hidden');
  return (
    <>
      <Card title={MESSAGES.text}>
        <ExactText text={text} />
      </Card>
      {hasHidden && <Notice tone="caution" title={MESSAGES.hiddenTitle} text={MESSAGES.hiddenText} />}
      <p className={styles.note}>{MESSAGES.signNote}</p>
    </>
  );
}

function Payment({
  pay,
  price,
}: { readonly pay: Extract<DappAction, { kind: 'pay' }> } & Pick<RequestFrame, 'price'>) {
  return (
    <>
      <div className={styles.amount}>
        <AmountHero amount={pay.amount} price={price} tone="gold" />
        {pay.label !== null && (
          <p className={styles.dim}>
            {paidFor()[0]}
            <bdi>{pay.label}</bdi>
            {paidFor()[1]}
          </p>
        )}
      </div>
      <Card title={MESSAGES.recipient}>
        <AddressText address={pay.to} />
      </Card>
      <p className={styles.note}>{MESSAGES.payNote}</p>
    </>
  );
}

/** Nothing of the transaction is known yet: only its address can be shown. */
function PsbtSource({ url, replacesPsbt }: { readonly url: string; readonly replacesPsbt: boolean }) {
  return (
    <>
      <Card title={SITE_PSBT_MESSAGES.place}>
        <ExactText text={url} />
      </Card>
      {replacesPsbt && (
        <Notice
          tone="caution"
          title={SITE_PSBT_MESSAGES.replacesTitle}
          text={SITE_PSBT_MESSAGES.replacesText}
        />
      )}
      <p className={styles.note}>{SITE_PSBT_MESSAGES.note}</p>
    </>
  );
}
