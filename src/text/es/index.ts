// Spanish, warm and short, for all of Latin America: what Kennel says in it, by the names of the English files.
import type { Catalogue } from '../language.ts';
import { aboutMessages } from './aboutMessages.ts';
import { accountMessages } from './accountMessages.ts';
import { appMessages } from './appMessages.ts';
import { backupMessages } from './backupMessages.ts';
import { breakdownMessages } from './breakdownMessages.ts';
import { collectionMessages } from './collectionMessages.ts';
import { componentMessages } from './componentMessages.ts';
import { contactMessages } from './contactMessages.ts';
import { contentMessages } from './contentMessages.ts';
import { dappMessages } from './dappMessages.ts';
import { describeAddressProblem } from './describeAddressProblem.ts';
import { describeAmountProblem } from './describeAmountProblem.ts';
import { describeBackupProblem } from './describeBackupProblem.ts';
import { describeBreakdown } from './describeBreakdown.ts';
import { describeConfirmations } from './describeConfirmations.ts';
import { describeEntry } from './describeEntry.ts';
import { describeFault } from './describeFault.ts';
import { describeFee } from './describeFee.ts';
import { describeHostProblem } from './describeHostProblem.ts';
import { describeImportProblem } from './describeImportProblem.ts';
import { describeLedgerRejection } from './describeLedgerRejection.ts';
import { describeNameProblem } from './describeNameProblem.ts';
import { describePassword } from './describePassword.ts';
import { describePrepareFailure } from './describePrepareFailure.ts';
import { describeReject } from './describeReject.ts';
import { describeRemoval } from './describeRemoval.ts';
import { describeReplacement } from './describeReplacement.ts';
import { describeRequestProblem } from './describeRequestProblem.ts';
import { describeTime } from './describeTime.ts';
import { describeTokenProblem } from './describeTokenProblem.ts';
import { describeTokenWarning } from './describeTokenWarning.ts';
import { describeTransferProblem } from './describeTransferProblem.ts';
import { describeUnlock } from './describeUnlock.ts';
import { describeUnreadable } from './describeUnreadable.ts';
import { describeVaultStage } from './describeVaultStage.ts';
import { describeWait } from './describeWait.ts';
import { describeWarning } from './describeWarning.ts';
import { detailMessages } from './detailMessages.ts';
import { elsewhereMessages } from './elsewhereMessages.ts';
import { exportHistoryMessages } from './exportHistoryMessages.ts';
import { hiddenMessages } from './hiddenMessages.ts';
import { historyMessages } from './historyMessages.ts';
import { homeMessages } from './homeMessages.ts';
import { hostMessages } from './hostMessages.ts';
import { importMessages } from './importMessages.ts';
import { inDoge } from './inDoge.ts';
import { indexMessages } from './indexMessages.ts';
import { inFiat } from './inFiat.ts';
import { missingMessages } from './missingMessages.ts';
import { nameNetwork } from './nameNetwork.ts';
import { nameReading } from './nameReading.ts';
import { nameSubject } from './nameSubject.ts';
import { nameWalletKind } from './nameWalletKind.ts';
import { networkMessages } from './networkMessages.ts';
import { preferenceMessages } from './preferenceMessages.ts';
import { promptForBackup } from './promptForBackup.ts';
import { protectionMessages } from './protectionMessages.ts';
import { purposeMessages } from './purposeMessages.ts';
import { receiveMessages } from './receiveMessages.ts';
import { rescueMessages } from './rescueMessages.ts';
import { scriptMessages } from './scriptMessages.ts';
import { secondConfirmationMessages } from './secondConfirmationMessages.ts';
import { securityMessages } from './securityMessages.ts';
import { sendMessages } from './sendMessages.ts';
import { settingsMessages } from './settingsMessages.ts';
import { shellMessages } from './shellMessages.ts';
import { startMessages } from './startMessages.ts';
import { tokenActivityMessages } from './tokenActivityMessages.ts';
import { tokenEntryMessages } from './tokenEntryMessages.ts';
import { tokenListMessages } from './tokenListMessages.ts';
import { tokenMessages } from './tokenMessages.ts';
import { tokenPageMessages } from './tokenPageMessages.ts';
import { tokenSendMessages } from './tokenSendMessages.ts';
import { toolMessages } from './toolMessages.ts';
import { txMessages } from './txMessages.ts';
import { unreadableMessages } from './unreadableMessages.ts';
import { walletMessages } from './walletMessages.ts';

/** Each under the name of the file that it stands for; a sentence that is missing inside one is a type error. */
const FILES: Readonly<Record<string, object>> = {
  aboutMessages,
  accountMessages,
  appMessages,
  promptForBackup,
  backupMessages,
  collectionMessages,
  componentMessages,
  contactMessages,
  contentMessages,
  dappMessages,
  describeAddressProblem,
  describeAmountProblem,
  describeBackupProblem,
  describeConfirmations,
  describeEntry,
  describeFault,
  describeFee,
  describeHostProblem,
  describeImportProblem,
  describeNameProblem,
  describeBreakdown,
  describePassword,
  describePrepareFailure,
  describeReject,
  describeRemoval,
  describeReplacement,
  describeRequestProblem,
  describeTime,
  describeTransferProblem,
  describeUnlock,
  describeUnreadable,
  describeVaultStage,
  describeWait,
  describeWarning,
  detailMessages,
  elsewhereMessages,
  exportHistoryMessages,
  hiddenMessages,
  historyMessages,
  homeMessages,
  hostMessages,
  importMessages,
  inDoge,
  inFiat,
  indexMessages,
  nameNetwork,
  nameReading,
  nameWalletKind,
  missingMessages,
  networkMessages,
  breakdownMessages,
  preferenceMessages,
  protectionMessages,
  purposeMessages,
  receiveMessages,
  rescueMessages,
  scriptMessages,
  secondConfirmationMessages,
  securityMessages,
  sendMessages,
  settingsMessages,
  shellMessages,
  startMessages,
  tokenListMessages,
  tokenPageMessages,
  describeLedgerRejection,
  describeTokenProblem,
  describeTokenWarning,
  nameSubject,
  tokenEntryMessages,
  tokenActivityMessages,
  tokenSendMessages,
  tokenMessages,
  toolMessages,
  txMessages,
  unreadableMessages,
  walletMessages,
};

/** All that is said in Spanish. */
export const SPANISH: Catalogue = new Map(
  Object.entries(FILES).flatMap(([file, sentences]) =>
    Object.entries(sentences).map(([name, said]) => [`${file}.${name}`, said]),
  ),
);
