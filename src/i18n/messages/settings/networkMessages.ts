// The sentences of the networks and their servers.
import type { Network } from '../../../domain/address/Network.ts';
import type { IndexServerKind } from '../../../domain/drc20/judgeIndexes.ts';
import type { FaultKind } from '../../../domain/fault.ts';
import type { IndexerProblem } from '../../../domain/indexer/judgeIndexer.ts';
import type { IndexerUrlProblem } from '../../../domain/indexer/readIndexerUrl.ts';
import { inCount, inDecimals } from '../../format/inCount.ts';
import { messages, t } from '../../i18n.ts';
import { describeFaultKind } from '../app/describeFault.ts';
import { nameNetwork } from './nameNetwork.ts';

/** Networks and servers. */
export const NETWORK_MESSAGES = messages('network', {
  title: 'Network',
  network: 'Dogecoin network',
  choose: 'Choose a network',
  chooseText: 'Each network is a place of its own, with wallets and a password of its own.',
  notOffered: 'No server is known for it',
  stay: 'Stay here',
  servers: 'Servers',
  serversText:
    'Kennel asks these about your coins, from top to bottom. A server sees your addresses and could leave out payments. It can never spend your coins.',
  add: 'Add a server',
  addText: 'The address of a Blockbook server. Kennel checks that it follows this network before using it.',
  address: 'Address of the server',
  addressExample: 'https://blockbook.example',
  check: 'Check and add',
  checking: 'Checking',
  reset: 'Back to the built-in list',
  resetText: 'Your own list is forgotten.',
  askFirst: 'Ask this one first',
  remove: 'Take off the list',
  removeLast: 'The last server stays on the list.',
  whole: 'Address',
  height: 'Newest block',
  chain: 'Network',
  answer: 'Answers in',
  connection: 'Connection',
  usage: 'Since Kennel opened',
  asked: 'Asked',
  answered: 'Answered',
  rejected: 'Turned down',
  received: 'Received',
  allowed: 'Limit',
  allowedUnit: 'requests a minute',
  paused: 'This server asked for a break',
  test: 'Test this server',
  askAgain: 'Ask again',
  restarting: 'Opening the other network',
  notKept: 'The choice could not be saved on this device, so nothing changed.',
  builtIn: 'Built in',
  yours: 'Added by you',
});

/** Servers of tokens, inscriptions and content. */
export const INDEX_SERVER_MESSAGES = messages('network.indexServer', {
  title: 'Tokens and inscriptions',
  text: 'Kennel asks these about tokens, NFTs and files, and compares what they say. They see your addresses, and can never spend anything. Whoever runs this Kennel chose them.',
  none: 'Whoever runs this Kennel has chosen no index of tokens, so tokens, NFTs and files are not shown.',
  onDemand: 'Asked only for what you look at',
});

/** What an index tells of. */
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

/** `Block 5,432,100, up to date`. Blocks */
export const describeIndex = (height: number, behind: number): string =>
  t('network.index', 'Block {height}, {behind}', { height: inCount(height), behind: describeBehind(behind) });

/** A network's name where it stands alone. */
export const titleNetwork = (network: Network): string => {
  const name = nameNetwork(network);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
};

/** What a network is for, in a sentence. */
export function describeNetwork(network: Network): string {
  switch (network) {
    case 'mainnet':
      return t('network.mainnet', 'Real Dogecoin, worth real money.');
    case 'testnet':
      return t('network.testnet', 'For trying things out. Its coins have no value.');
    case 'regtest':
      return t('network.regtest', 'A private chain for developers. Its coins have no value.');
  }
}

/** What choosing another network means. @param name - of the network, as inside a sentence */
export const describeRestart = (name: string) => ({
  title: t('network.restart.title', 'Open {name}', { name }),
  text: t('network.restart.text', 'Kennel locks, starts again there, and shows that network’s wallets only.'),
  keep: t(
    'network.restart.keep',
    'The wallets you see now stay where they are. Come back here to see them again.',
  ),
  action: t('network.restart.action', 'Open {name}', { name }),
});

/** `fast`, `slow`: how quickly a server answers. @param latencyMs - milliseconds */
export function describeLatency(latencyMs: number): string {
  if (latencyMs < 500) return t('network.latency.quick', 'quick');
  return latencyMs < 2000 ? t('network.latency.aBitSlow', 'a bit slow') : t('network.latency.slow', 'slow');
}

/** How far a server is behind the best one. @param blocks - 0 when it is not */
export const describeBehind = (blocks: number): string =>
  blocks <= 1
    ? t('network.behind.upToDate', 'up to date')
    : t('network.behind.blocksBehind', '{blocks} blocks behind', { blocks: inCount(blocks) });

/** `Block 5,432,100, up to date, quick`. Milliseconds and blocks */
export const describeServer = (height: number, behind: number, latencyMs: number): string =>
  t('network.server', 'Block {height}, {behind}, {latency}', {
    height: inCount(height),
    behind: describeBehind(behind),
    latency: describeLatency(latencyMs),
  });

/** How a server can be asked. */
export const describeConnection = (hasSocket: boolean): string =>
  hasSocket
    ? t('network.connection.live', 'Live')
    : t('network.connection.oneRequestAtA', 'One request at a time');

/** When a server that wants to be left alone is asked again. @param pauseMs - milliseconds */
export function describeServerPause(pauseMs: number): string {
  const seconds = Math.max(1, Math.ceil(pauseMs / 1000));
  if (seconds <= 90)
    return t('network.serverPause.seconds', 'Kennel asks it again in {seconds} s.', {
      seconds: inCount(seconds),
    });
  return t('network.serverPause.minutes', 'Kennel asks it again in {seconds} minutes.', {
    seconds: inCount(Math.ceil(seconds / 60)),
  });
}

/** `0.3 seconds`. @param latencyMs - milliseconds */
export const describeAnswerTime = (latencyMs: number): string =>
  t('network.answerTime', '{seconds} seconds', {
    seconds: inDecimals(BigInt(Math.round(Math.max(latencyMs, 0) / 10)), 2),
  });

/** Why a server is not used. */
export function describeIndexerProblem(problem: IndexerProblem): string {
  switch (problem.kind) {
    case 'other-chain':
      return t('network.indexerProblem.other-chain', 'It follows another network: {coin}.', {
        coin: problem.coin,
      });
    case 'far-behind':
      return t(
        'network.indexerProblem.far-behind',
        'It is {blocks} blocks behind the others, so it would show old balances.',
        { blocks: inCount(problem.blocks) },
      );
    case 'far-ahead':
      return t(
        'network.indexerProblem.far-ahead',
        'It claims {blocks} blocks more than the others know. That cannot be.',
        { blocks: inCount(problem.blocks) },
      );
  }
}

/** Why a server was not added. */
export function describeAddProblem(
  problem:
    | IndexerUrlProblem
    | IndexerProblem
    | { readonly kind: 'no-answer'; readonly fault: { readonly kind: FaultKind } },
): string {
  switch (problem.kind) {
    case 'empty':
      return t('network.addProblem.empty', 'Type or paste an address first.');
    case 'too-long':
      return t('network.addProblem.too-long', 'An address has at most {maximum} characters.', {
        maximum: inCount(problem.maximum),
      });
    case 'no-link':
      return t(
        'network.addProblem.no-link',
        'This is no address of a server. It looks like https://blockbook.example.',
      );
    case 'not-https':
      return t(
        'network.addProblem.not-https',
        'Only addresses that start with https:// are safe. Others can be read and changed on the way.',
      );
    case 'has-extras':
      return t(
        'network.addProblem.has-extras',
        'Leave out names, passwords and everything after a question mark.',
      );
    case 'listed':
      return t('network.addProblem.listed', 'It is on the list already.');
    case 'no-answer':
      return t('network.addProblem.no-answer', 'It did not answer as a Blockbook server does. {title}.', {
        title: describeFaultKind(problem.fault.kind).title,
      });
    default:
      return describeIndexerProblem(problem);
  }
}
