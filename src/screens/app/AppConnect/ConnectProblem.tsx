// A request that can't be approved: why, and how serious that is.
import { BottomAction } from '../../../components/actions/BottomAction.tsx';
import { Illustration, type IllustrationName } from '../../../components/art/Illustration.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { CodeNotice, type OtherText } from '../../../components/layout/CodeNotice.tsx';
import { ExactText } from '../../../components/layout/ExactText.tsx';
import { Lead } from '../../../components/layout/Lead.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import type { RequestProblem } from '../../../domain/dapp/DappRequest.ts';
import { CONNECT_PROBLEM_MESSAGES as MESSAGES } from '../../../i18n/messages/dapps/dappMessages.ts';
import {
  describeRequestProblem,
  type RequestProblemMessage,
} from '../../../i18n/messages/dapps/describeRequestProblem.ts';
import styles from './AppConnectScreen.module.css';
import type { AppConnectEvents } from './AppConnectScreen.types.ts';

const DRAWINGS: Readonly<Record<RequestProblemMessage['weight'], IllustrationName>> = {
  calm: 'empty',
  broken: 'failure',
  danger: 'locked',
};

interface ConnectProblemProps extends Pick<AppConnectEvents, 'onLeave'> {
  readonly problem: RequestProblem;
  readonly other: OtherText | null;
}

/** The address is shown in full: it may be the problem. */
export function ConnectProblem({ problem, other, onLeave }: ConnectProblemProps) {
  const { title, text, origin, weight } = describeRequestProblem(problem);
  return (
    <Page bottom={<BottomAction label={MESSAGES.back} isEnabled isBusy={false} onPress={onLeave} />}>
      <div className={styles.outcome}>
        <Illustration name={DRAWINGS[weight]} height={120} />
        <Lead align="centre" title={title} text={text} />
      </div>
      <CodeNotice isReading={false} problem={other} />
      {origin !== null && (
        <Card title={MESSAGES.from}>
          <ExactText text={origin} />
        </Card>
      )}
      {weight === 'danger' && (
        <Notice tone="problem" title={MESSAGES.dangerTitle} text={MESSAGES.dangerText} />
      )}
      <p className={styles.note} data-centred>
        {MESSAGES.unreported}
      </p>
    </Page>
  );
}
