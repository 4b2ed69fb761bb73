// Our transfers that would be dropped with a replaced one: the user agrees or cancels.
import { Button } from '../../../components/actions/Button.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import type { ReplacementProblem } from '../../../domain/tx/Replacement.ts';
import type { Txid } from '../../../domain/tx/Txid.ts';
import { describeReplacement } from '../../../i18n/messages/wallet/describeReplacement.ts';
import { describeLoss, RESCUE_MESSAGES } from '../../../i18n/messages/wallet/rescueMessages.ts';
import styles from './HistoryDetailScreen.module.css';

interface RescueChildrenProps {
  readonly problem: Extract<ReplacementProblem, { kind: 'has-children' }>;
  readonly onAgree: (mayDropOurs: boolean) => void;
  readonly onEntry: (txid: Txid) => void;
}

/** Lists each with its payment. */
export function RescueChildren({ problem, onAgree, onEntry }: RescueChildrenProps) {
  return (
    <>
      <Notice tone="caution" title={describeReplacement(problem)} />
      <ul className={styles.children} aria-label={RESCUE_MESSAGES.goes}>
        {problem.children.map(({ txid, sent }) => (
          <li key={txid} className={styles.child}>
            <span>{describeLoss(sent)}</span>
            <Button tone="plain" size="small" onPress={() => onEntry(txid)}>
              {RESCUE_MESSAGES.see}
            </Button>
          </li>
        ))}
      </ul>
      <Button tone="danger" isWide onPress={() => onAgree(true)}>
        {RESCUE_MESSAGES.agree}
      </Button>
    </>
  );
}
