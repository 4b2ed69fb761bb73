// The final review before a token or a file is sent, from the signed bytes only.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { SubjectAvatar } from '../../../components/address/SubjectAvatar.tsx';
import { ProgressLine } from '../../../components/feedback/ProgressLine.tsx';
import { Chip } from '../../../components/layout/Chip.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { SubjectHero } from '../../../components/layout/SubjectHero.tsx';
import { MoneyFlow } from '../../../components/money/MoneyFlow.tsx';
import { TokenCostFacts } from '../../../components/tokens/TokenCostFacts.tsx';
import { isAgreed } from '../../../domain/review/Review.ts';
import { describeWait } from '../../../i18n/messages/send/describeWait.ts';
import { describeTestNetwork } from '../../../i18n/messages/settings/nameNetwork.ts';
import {
  describeBroadcast,
  describeSendMany,
  describeSendOne,
  describeToMany,
  TOKEN_CONFIRM_MESSAGES as MESSAGES,
} from '../../../i18n/messages/tokens/tokenSendMessages.ts';
import { wholeOf } from './readRecipients.ts';
import { FromBytes, TokenConfirmNotices } from './TokenConfirmNotices.tsx';
import { TokenConfirmRecipients } from './TokenConfirmRecipients.tsx';
import styles from './TokenConfirmScreen.module.css';
import type { TokenConfirmEvents, TokenConfirmView } from './TokenConfirmScreen.types.ts';

type TokenConfirmProps = TokenConfirmView & TokenConfirmEvents;

/** Spec §2, route /tx-confirm. A long list of recipients comes last. */
export function TokenConfirmScreen(props: TokenConfirmProps) {
  const { activities, cost, money, firstRun, price, expectedMinutes, network } = props;
  const whole = wholeOf(activities);
  const badge = describeTestNetwork(network);
  if (whole === null) return null;
  const isSingle = activities.length === 1;
  return (
    <Page
      title={whole.kind === 'file' ? MESSAGES.fileTitle : MESSAGES.title}
      bottom={<ConfirmAction {...props} />}
    >
      <div className={styles.hero}>
        <SubjectAvatar subject={whole} />
        <p className={styles.lead}>{MESSAGES.lead}</p>
        <SubjectHero subject={whole} tone="gold" />
        {!isSingle && <p className={styles.lead}>{describeToMany(activities.length)}</p>}
        {badge !== null && <Chip label={badge} icon="flag" tone="note" />}
      </div>
      <TokenConfirmNotices {...props} />
      {isSingle && <TokenConfirmRecipients {...props} />}
      <TokenCostFacts
        cost={cost}
        transfers={activities.length}
        firstRun={firstRun}
        price={price}
        more={
          expectedMinutes === null ? [] : [{ name: MESSAGES.confirms, value: describeWait(expectedMinutes) }]
        }
      />
      <MoneyFlow transfer={money} />
      <FromBytes />
      {!isSingle && <TokenConfirmRecipients {...props} />}
    </Page>
  );
}

/** In the page: a host button alone never authorizes spending. */
function ConfirmAction(props: TokenConfirmProps) {
  const [first] = props.activities;
  if (props.status === 'sending') {
    const { done, total } = props.progress;
    return (
      <ProgressLine
        label={MESSAGES.sending}
        done={done}
        total={total}
        title={describeBroadcast(done, total)}
      />
    );
  }
  if (first === undefined) return null;
  return (
    <BottomAction
      isInPageOnly
      label={
        props.activities.length === 1
          ? describeSendOne(first.subject)
          : describeSendMany(props.activities.length)
      }
      isEnabled={isAgreed(props, props.agreed)}
      isBusy={false}
      onPress={props.onSend}
    />
  );
}
