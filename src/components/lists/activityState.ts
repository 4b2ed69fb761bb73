import type { TokenStage } from '../../domain/drc20/send/TokenTransfer.ts';
import type { TokenActivity } from '../../domain/drc20/TokenActivity.ts';

/** Whether a transfer is settled, failed, or under way. */
export function activityStateOf(stage: TokenStage): 'done' | 'under-way' | 'failed' {
  switch (stage) {
    case 'indexed':
      return 'done';
    case 'failed':
    case 'rejected':
    case 'stuck':
    case 'recovering':
    case 'recovered':
      return 'failed';
    case 'waiting':
    case 'committing':
    case 'revealing':
    case 'sent':
    case 'mined':
      return 'under-way';
  }
}

/** The stage corresponding to an index's status. */
export function stageOfActivity({ status }: Pick<TokenActivity, 'status'>): TokenStage {
  switch (status.kind) {
    case 'pending':
      return 'mined';
    case 'indexed':
      return 'indexed';
    case 'failed':
      return 'failed';
  }
}
