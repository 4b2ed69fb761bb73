// Watching the wallet of an offline phone: its code, and what to compare before saving it.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Button } from '../../../components/actions/Button.tsx';
import { AddressText } from '../../../components/address/AddressText.tsx';
import { Illustration } from '../../../components/art/Illustration.tsx';
import { CollectRow, type RowEvents, type RowState } from '../../../components/codes/CollectRow.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { FaultNotice } from '../../../components/feedback/FaultNotice.tsx';
import { FaultState } from '../../../components/feedback/FaultState.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { CodeNotice, type OtherText } from '../../../components/layout/CodeNotice.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { Scene } from '../../../components/layout/Scene.tsx';
import type { DogeAddress } from '../../../domain/address/DogeAddress.ts';
import type { Fault } from '../../../domain/fault.ts';
import type { KeySource } from '../../../domain/keys/AccountKey.ts';
import type { ImportProblem } from '../../../domain/keys/ImportProblem.ts';
import type { AccountMessageProblem } from '../../../domain/ur/accountMessage.ts';
import { describeImportProblem } from '../../../i18n/messages/accounts/describeImportProblem.ts';
import {
  countAddresses,
  describeHere,
  describePairingProblem,
  PAIRING_MESSAGES as MESSAGES,
} from '../../../i18n/messages/codes/pairingMessages.ts';
import styles from './PairWalletScreen.module.css';

export type PairWalletView =
  | ({
      readonly status: 'collecting';
      /** why the last complete code was rejected */
      readonly refusal: AccountMessageProblem | null;
      /** why a key as text was rejected */
      readonly keyProblem: ImportProblem | null;
      /** a code that belongs elsewhere. @default null */
      readonly other?: OtherText | null;
    } & RowState)
  | { readonly status: 'searching' }
  | {
      readonly status: 'found' | 'keeping';
      /** null if the other device didn't include it */
      readonly origin: KeySource | null;
      readonly first: DogeAddress;
      /** number of addresses to watch, at least 1 */
      readonly addresses: number;
      /** why the search is incomplete */
      readonly fault: Fault | null;
    }
  | { readonly status: 'already-here'; readonly name: string }
  | { readonly status: 'failed'; readonly fault: Fault };

export interface PairWalletEvents extends RowEvents {
  readonly onWatch: () => void;
  readonly onOpen: () => void;
  readonly onRetry: () => void;
}

type PairProps = PairWalletView & PairWalletEvents;

export function PairWalletScreen(props: PairProps) {
  switch (props.status) {
    case 'collecting':
      return <Collecting {...props} />;
    case 'searching':
      return (
        <Page title={MESSAGES.title} isCentred>
          <Scene name="searching" />
          <p className={styles.status} role="status">
            {MESSAGES.searching}
          </p>
        </Page>
      );
    case 'found':
    case 'keeping':
      return <Found {...props} />;
    case 'already-here':
      return (
        <Page title={MESSAGES.title} isCentred>
          <EmptyState
            illustration={<Illustration name="success" />}
            title={MESSAGES.hereTitle}
            text={describeHere(props.name)}
            action={{ label: MESSAGES.openHere, onPress: props.onOpen }}
          />
        </Page>
      );
    case 'failed':
      return (
        <Page title={MESSAGES.title} isCentred>
          <FaultState fault={props.fault} onRetry={props.onRetry} />
        </Page>
      );
  }
}

function Collecting(props: Extract<PairProps, { status: 'collecting' }>) {
  const { refusal, keyProblem, other = null } = props;
  const refused = refusal && describePairingProblem(refusal);
  return (
    <Page isLow>
      {props.progress === null && refused === null && keyProblem === null && (
        <Scene name="searching" size="small" />
      )}
      <Lead title={MESSAGES.title} text={MESSAGES.text} />
      {refused && <Notice tone="problem" isLive title={refused.title} text={refused.text} />}
      {keyProblem && <Notice tone="problem" isLive title={describeImportProblem(keyProblem)} />}
      <CodeNotice isReading={false} problem={other} />
      <CollectRow {...props} />
      <p className={styles.note}>{MESSAGES.noKeys}</p>
    </Page>
  );
}

function Found(props: Extract<PairProps, { status: 'found' | 'keeping' }>) {
  const { origin, first, addresses, fault } = props;
  const isBusy = props.status === 'keeping';
  return (
    <Page
      bottom={
        <>
          <BottomAction
            label={isBusy ? MESSAGES.keeping : MESSAGES.watch}
            isEnabled={!isBusy}
            isBusy={isBusy}
            onPress={props.onWatch}
          />
          <Button tone="plain" isWide isDisabled={isBusy} onPress={props.onStartOver}>
            {MESSAGES.another}
          </Button>
        </>
      }
    >
      <Lead title={MESSAGES.foundTitle} text={MESSAGES.foundText} />
      {fault && <FaultNotice fault={fault} meaning={MESSAGES.unsearchedText} />}
      <Card title={MESSAGES.first}>
        <AddressText address={first} />
      </Card>
      <Card>
        <Facts
          facts={[
            { name: MESSAGES.fingerprint, value: source(origin?.fingerprint) },
            { name: MESSAGES.path, value: source(origin?.path) },
            { name: MESSAGES.addresses, value: countAddresses(addresses) },
          ]}
        />
      </Card>
    </Page>
  );
}

const source = (text: string | undefined) =>
  text === undefined ? MESSAGES.unknown : <code className={styles.mono}>{text}</code>;
