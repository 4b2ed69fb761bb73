/** The view of an import's findings. */
import { isSameReading } from '../../domain/keys/discovery.ts';
import { foreignTextOrNull } from '../../domain/text/foreignText.ts';
import type {
  DiscoveryView,
  FindingSummary,
  FoundSummary,
  ImportedItem,
} from '../../screens/account/ImportPhrase/ImportPhraseScreen.types.ts';
import type { AccountChoice, Finding, FoundAccount, ImportState } from '../../stores/import/ImportState.ts';
import type { ImportStore } from '../../stores/import/ImportStore.ts';

/** The states after the input was read. */
export type FoundState = Exclude<ImportState, { status: 'entering' | 'reading' }>;

type WithFindings = Extract<FoundState, { findings: unknown }>;

function assetOf({ draft }: WithFindings): ImportedItem {
  switch (draft.origin) {
    case 'phrase':
      return 'phrase';
    case 'extended-private-key':
    case 'private-key':
      return 'key';
    case 'extended-public-key':
    case 'address':
    case 'multisig':
      return 'watch';
  }
}

function foundSummary(found: FoundAccount, isChosen: boolean): FoundSummary {
  const { account, balance, transactionCount, isHere } = found;
  const label = foreignTextOrNull(found.label);
  const { index, address } = account;
  const summary = { index, address, balance, wasUsed: transactionCount > 0, isHere, isChosen };
  return label === null ? summary : { ...summary, label };
}

function findingSummary(
  { reading, scan, scanned, accounts }: Finding,
  chosen: readonly AccountChoice[],
): FindingSummary {
  const isChosen = (index: number) =>
    chosen.some((choice) => choice.index === index && isSameReading(choice.reading, reading));
  return {
    reading,
    scan,
    scanned,
    accounts: accounts.map((found) => foundSummary(found, isChosen(found.account.index))),
  };
}

export function discoveryView(state: FoundState, rescue: ImportStore['rescue']): DiscoveryView {
  switch (state.status) {
    case 'discovering': {
      const findings = state.findings.map((finding) => findingSummary(finding, []));
      return { status: 'discovering', item: assetOf(state), findings, now: state.now };
    }
    case 'choosing': {
      const findings = state.findings.map((finding) => findingSummary(finding, state.chosen));
      const { reach, fault, draft } = state;
      const unread = draft.unread ?? null;
      return { status: 'choosing', item: assetOf(state), findings, rescue, reach, unread, fault };
    }
    case 'already-here':
      return { status: 'already-here', name: state.name };
    case 'keeping':
      return { status: 'keeping', item: assetOf(state) };
    case 'failed':
      return { status: 'failed', fault: state.fault, canRetry: state.canRetry };
  }
}
