// Spanish, warm and short, for all of Latin America: what Kennel says in it, by the names of the English files.
import type { Catalogue } from '../language.ts';
import { aboutWords } from './aboutWords.ts';
import { accountWords } from './accountWords.ts';
import { appWords } from './appWords.ts';
import { askForBackup } from './askForBackup.ts';
import { backupWords } from './backupWords.ts';
import { collectionWords } from './collectionWords.ts';
import { componentWords } from './componentWords.ts';
import { contactWords } from './contactWords.ts';
import { contentWords } from './contentWords.ts';
import { dappWords } from './dappWords.ts';
import { describeAddressProblem } from './describeAddressProblem.ts';
import { describeAmountProblem } from './describeAmountProblem.ts';
import { describeBackupProblem } from './describeBackupProblem.ts';
import { describeConfirmations } from './describeConfirmations.ts';
import { describeEntry } from './describeEntry.ts';
import { describeFault } from './describeFault.ts';
import { describeFee } from './describeFee.ts';
import { describeHostProblem } from './describeHostProblem.ts';
import { describeImportProblem } from './describeImportProblem.ts';
import { describeLedgerRefusal } from './describeLedgerRefusal.ts';
import { describeNameProblem } from './describeNameProblem.ts';
import { describeParts } from './describeParts.ts';
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
import { detailWords } from './detailWords.ts';
import { elsewhereWords } from './elsewhereWords.ts';
import { exportHistoryWords } from './exportHistoryWords.ts';
import { hiddenWords } from './hiddenWords.ts';
import { historyWords } from './historyWords.ts';
import { homeWords } from './homeWords.ts';
import { hostWords } from './hostWords.ts';
import { importWords } from './importWords.ts';
import { inDoge } from './inDoge.ts';
import { indexWords } from './indexWords.ts';
import { inFiat } from './inFiat.ts';
import { missingWords } from './missingWords.ts';
import { nameNetwork } from './nameNetwork.ts';
import { nameReading } from './nameReading.ts';
import { nameSubject } from './nameSubject.ts';
import { nameWalletKind } from './nameWalletKind.ts';
import { networkWords } from './networkWords.ts';
import { partWords } from './partWords.ts';
import { preferenceWords } from './preferenceWords.ts';
import { protectionWords } from './protectionWords.ts';
import { purposeWords } from './purposeWords.ts';
import { receiveWords } from './receiveWords.ts';
import { rescueWords } from './rescueWords.ts';
import { scriptWords } from './scriptWords.ts';
import { secondLookWords } from './secondLookWords.ts';
import { securityWords } from './securityWords.ts';
import { sendWords } from './sendWords.ts';
import { settingsWords } from './settingsWords.ts';
import { shellWords } from './shellWords.ts';
import { startWords } from './startWords.ts';
import { tokenEntryWords } from './tokenEntryWords.ts';
import { tokenListWords } from './tokenListWords.ts';
import { tokenMoveWords } from './tokenMoveWords.ts';
import { tokenPageWords } from './tokenPageWords.ts';
import { tokenSendWords } from './tokenSendWords.ts';
import { tokenWords } from './tokenWords.ts';
import { toolWords } from './toolWords.ts';
import { txWords } from './txWords.ts';
import { unreadableWords } from './unreadableWords.ts';
import { walletWords } from './walletWords.ts';

/** Each under the name of the file that it stands for; a sentence that is missing inside one is a type error. */
const FILES: Readonly<Record<string, object>> = {
  aboutWords,
  accountWords,
  appWords,
  askForBackup,
  backupWords,
  collectionWords,
  componentWords,
  contactWords,
  contentWords,
  dappWords,
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
  describeParts,
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
  detailWords,
  elsewhereWords,
  exportHistoryWords,
  hiddenWords,
  historyWords,
  homeWords,
  hostWords,
  importWords,
  inDoge,
  inFiat,
  indexWords,
  nameNetwork,
  nameReading,
  nameWalletKind,
  missingWords,
  networkWords,
  partWords,
  preferenceWords,
  protectionWords,
  purposeWords,
  receiveWords,
  rescueWords,
  scriptWords,
  secondLookWords,
  securityWords,
  sendWords,
  settingsWords,
  shellWords,
  startWords,
  tokenListWords,
  tokenPageWords,
  describeLedgerRefusal,
  describeTokenProblem,
  describeTokenWarning,
  nameSubject,
  tokenEntryWords,
  tokenMoveWords,
  tokenSendWords,
  tokenWords,
  toolWords,
  txWords,
  unreadableWords,
  walletWords,
};

/** All that is said in Spanish. */
export const SPANISH: Catalogue = new Map(
  Object.entries(FILES).flatMap(([file, words]) =>
    Object.entries(words).map(([name, said]) => [`${file}.${name}`, said]),
  ),
);
