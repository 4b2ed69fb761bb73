// Messages about the networks and their servers.
import type { Network } from '../../../domain/address/Network.ts';
import type { IndexServerKind } from '../../../domain/drc20/judgeIndexes.ts';
import type { FaultKind } from '../../../domain/fault.ts';
import type { IndexerProblem } from '../../../domain/indexer/judgeIndexer.ts';
import type { IndexerUrlProblem } from '../../../domain/indexer/readIndexerUrl.ts';
import { inCount, inDecimals } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';
import { describeFaultKind } from '../app/describeFault.ts';
import { nameNetwork } from './nameNetwork.ts';

export const NETWORK_MESSAGES = messages('network', {
  title: 'Network',
  network: 'Dogecoin network',
  choose: 'Choose a network',
  chooseText: 'Each network has its own wallets and its own password.',
  notOffered: 'No server available',
  stay: 'Stay here',
  servers: 'Servers',
  serversText:
    'Kennel asks these servers about your coins, from top to bottom. A server sees your addresses and could hide payments. It can never spend your coins.',
  add: 'Add a server',
  addText: 'The address of a Blockbook server. Kennel checks that it follows this network before using it.',
  address: 'Server address',
  addressExample: 'https://blockbook.example',
  check: 'Check and add',
  checking: 'Checking',
  reset: 'Restore built-in list',
  resetText: 'This deletes your own list.',
  askFirst: 'Use this one first',
  remove: 'Remove server',
  removeLast: 'You can’t remove the last server.',
  whole: 'Address',
  height: 'Latest block',
  chain: 'Network',
  answer: 'Response time',
  connection: 'Connection',
  usage: 'Since you opened Kennel',
  asked: 'Requests',
  answered: 'Answered',
  rejected: 'Rejected',
  received: 'Received',
  allowed: 'Limit',
  allowedUnit: 'requests a minute',
  paused: 'This server asked us to slow down',
  flooded: 'Sent far more data than Kennel asked for',
  floodedText: 'Kennel closed the connection to this server because of that.',
  test: 'Test this server',
  askAgain: 'Check again',
  liveOnly: 'Only its live connection works',
  liveOnlyText:
    'Your browser lets Kennel read nothing else from this server. Without that connection Kennel can’t read or send here. Its operator can allow the rest with the header Access-Control-Allow-Origin.',
  restarting: 'Switching network',
  notKept: 'Couldn’t save the choice on this device. Nothing changed.',
  builtIn: 'Built in',
  yours: 'Added by you',
});

export const INDEX_SERVER_MESSAGES = messages('network.indexServer', {
  title: 'Tokens and inscriptions',
  text: 'Kennel asks these servers about tokens, NFTs and files, and compares their answers. They see your addresses, but can never spend anything. The operator of this Kennel chose them.',
  none: 'This Kennel has no token index, so tokens, NFTs and files aren’t shown.',
  onDemand: 'Contacted only for what you view',
  lacksDunes: 'It doesn’t keep dunes, so coins that carry them look free to spend.',
});

export function nameIndexKind(kind: IndexServerKind): string {
  switch (kind) {
    case 'tokens':
      return t('network.indexKind.tokens', 'Tokens');
    case 'inscriptions':
      return t('network.indexKind.inscriptions', 'Inscriptions on coins');
    case 'contents':
      return t('network.indexKind.contents', 'Pictures and files');
  }
}

/** `Block 5,432,100, up to date`. @param behind - blocks */
export const describeIndex = (height: number, behind: number): string =>
  t('network.index', 'Block {height}, {behind}', { height: inCount(height), behind: describeBehind(behind) });

/** A network's name on its own. */
export const titleNetwork = (network: Network): string => {
  const name = nameNetwork(network);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
};

export function describeNetwork(network: Network): string {
  switch (network) {
    case 'mainnet':
      return t('network.mainnet', 'Real Dogecoin, worth real money.');
    case 'testnet':
      return t('network.testnet', 'For testing. Its coins have no value.');
    case 'regtest':
      return t('network.regtest', 'A private chain for developers. Its coins have no value.');
  }
}

/** The consequence of choosing another network. @param name - for use inside a sentence */
export const describeRestart = (name: string) => ({
  title: t('network.restart.title', 'Open {name}', { name }),
  text: t('network.restart.text', 'Kennel locks, restarts on that network, and shows only its wallets.'),
  keep: t(
    'network.restart.keep',
    'Your current wallets stay where they are. Come back here to see them again.',
  ),
  action: t('network.restart.action', 'Open {name}', { name }),
});

/** `quick`, `a bit slow`, `slow`: how quickly a server responds. @param latencyMs - milliseconds */
export function describeLatency(latencyMs: number): string {
  if (latencyMs < 500) return t('network.latency.quick', 'quick');
  return latencyMs < 2000 ? t('network.latency.aBitSlow', 'a bit slow') : t('network.latency.slow', 'slow');
}

/** How far a server is behind the best one. @param blocks - 0 when it is not */
export const describeBehind = (blocks: number): string =>
  blocks <= 1
    ? t('network.behind.upToDate', 'up to date')
    : t(
        'network.behind.blocksBehind',
        '{count, plural, one {{blocks} block behind} other {{blocks} blocks behind}}',
        { count: blocks, blocks: inCount(blocks) },
      );

/** `Block 5,432,100, up to date, quick`. @param behind - blocks @param latencyMs - milliseconds */
export const describeServer = (height: number, behind: number, latencyMs: number): string =>
  t('network.server', 'Block {height}, {behind}, {latency}', {
    height: inCount(height),
    behind: describeBehind(behind),
    latency: describeLatency(latencyMs),
  });

export const describeConnection = (hasSocket: boolean): string =>
  hasSocket
    ? t('network.connection.live', 'Live')
    : t('network.connection.oneRequestAtA', 'One request at a time');

/** When a server that asked for a pause is used again. @param pauseMs - milliseconds */
export function describeServerPause(pauseMs: number): string {
  const seconds = Math.max(1, Math.ceil(pauseMs / 1000));
  if (seconds <= 90)
    return t('network.serverPause.seconds', 'Kennel tries again in {seconds} s.', {
      seconds: inCount(seconds),
    });
  const minutes = Math.ceil(seconds / 60);
  return t(
    'network.serverPause.minutes',
    '{count, plural, one {Kennel tries again in {number} minute.} other {Kennel tries again in {number} minutes.}}',
    { count: minutes, number: inCount(minutes) },
  );
}

/** `0.30 seconds`. @param latencyMs - milliseconds */
export const describeAnswerTime = (latencyMs: number): string =>
  t('network.answerTime', '{seconds} seconds', {
    seconds: inDecimals(BigInt(Math.round(Math.max(latencyMs, 0) / 10)), 2),
  });

export function describeIndexerProblem(problem: IndexerProblem): string {
  switch (problem.kind) {
    case 'other-chain':
      return t('network.indexerProblem.other-chain', 'It follows another network: {coin}.', {
        coin: problem.coin,
      });
    case 'far-behind':
      return t(
        'network.indexerProblem.far-behind',
        'It’s {blocks} blocks behind the others, so it would show old balances.',
        { blocks: inCount(problem.blocks) },
      );
    case 'far-ahead':
      return t(
        'network.indexerProblem.far-ahead',
        'It claims {blocks} more blocks than other servers. That can’t be right.',
        { blocks: inCount(problem.blocks) },
      );
  }
}

export function describeAddProblem(
  problem:
    | IndexerUrlProblem
    | IndexerProblem
    | { readonly kind: 'no-answer'; readonly fault: { readonly kind: FaultKind } },
): string {
  switch (problem.kind) {
    case 'empty':
      return t('network.addProblem.empty', 'Enter or paste an address first.');
    case 'too-long':
      return t('network.addProblem.too-long', 'An address can have at most {maximum} characters.', {
        maximum: inCount(problem.maximum),
      });
    case 'no-link':
      return t(
        'network.addProblem.no-link',
        'This isn’t a server address. It should look like https://blockbook.example.',
      );
    case 'not-https':
      return t(
        'network.addProblem.not-https',
        'Only addresses that start with https:// are safe. Others can be read and changed along the way.',
      );
    case 'has-extras':
      return t(
        'network.addProblem.has-extras',
        'Leave out user names, passwords and everything after a question mark.',
      );
    case 'listed':
      return t('network.addProblem.listed', 'This server is already on the list.');
    case 'no-answer':
      if (problem.fault.kind === 'no-node') {
        return t(
          'network.addProblem.no-node',
          'It lost contact with the Dogecoin network, so it would show old balances. Try again later.',
        );
      }
      if (problem.fault.kind === 'not-ready') {
        return t(
          'network.addProblem.not-ready',
          'It’s starting or shutting down. Try again in a few minutes.',
        );
      }
      return t('network.addProblem.no-answer', 'It didn’t respond like a Blockbook server. {title}.', {
        title: describeFaultKind(problem.fault.kind).title,
      });
    default:
      return describeIndexerProblem(problem);
  }
}
