/** Exported functions named like readers, and why they read no foreign input. */
const FETCHES = 'asks servers; what they answer is read by rows of their schema and map';
const TYPED = 'puts together what rows of parseDoge, parseAddress and readDraft read';

export const NOT_FOREIGN: Readonly<Record<string, string>> = {
  'src/domain/tx/parse/parseTransaction.ts readTransaction':
    'reads what parseTransaction and readPsbt hand it, which have rows',
  'src/app/compose.ts readPicture': 'loads the adapter',
  'src/adapters/blockbook/readHistory.ts readHistory': FETCHES,
  'src/adapters/dogeuni/pages.ts readPart': FETCHES,
  'src/adapters/dogeuni/pages.ts readAll': FETCHES,
  'src/adapters/dogeuni/readWithout.ts readWithout': FETCHES,
  'src/adapters/ord/carriers.ts readCarriers': FETCHES,
  'src/adapters/ord/readHeight.ts readHeight': FETCHES,
  'src/adapters/pictures/readPicture.ts readPicture':
    'the browser decodes the file; readPoints reads what it drew',
  'src/adapters/telegram/launch.ts readLaunch':
    'finds the parameters; readLaunchParams reads them, which has a row',
  'src/adapters/browser/clipboard.ts readBrowserClipboard': 'gives a text as it is',
  'src/adapters/telegram/clipboard.ts readClipboard': 'gives a text as it is',
  'src/stores/backup/readFullHistory.ts readFullHistory': FETCHES,
  'src/stores/backup/readPages.ts readPages': FETCHES,
  'src/stores/statement/readMovements.ts readMovements': FETCHES,
  'src/stores/labels/walletKeys.ts readWalletKeys': 'asks the key worker for what it made itself',
  'src/stores/import/mapConcurrently.ts mapConcurrently':
    'paces questions; their answers are read where they come from',
  'src/stores/tokens/listRange.ts readPart': FETCHES,
  'src/stores/send/token/readTokenDraft.ts readUnits': TYPED,
  'src/stores/send/token/readTokenDraft.ts readTokenSpec': TYPED,
  'src/stores/dapps/readStartRequest.ts readStartRequest':
    'reads what a site asks for by readRequest, which has a row',
  'src/stores/send/token/prepareTokens.ts readSigned':
    'reads what the key worker signed, by parseTokenTransfer, which has a row',
  'src/domain/dogeconnect/paidBill.ts readPaidBill':
    'reads what saveBill wrote, as the row of readBill tries',
  'src/stores/psbt/readPsbtBlob.ts readPsbtBlob': 'opens a file; readPsbtFile reads it, which has a row',
  'src/stores/chain/readCoins.ts readCoins': FETCHES,
  'src/stores/chain/readCommitScripts.ts readStoredScripts':
    'the key worker tells what it keeps, and reads it by readCommitScript, which has a row',
};
