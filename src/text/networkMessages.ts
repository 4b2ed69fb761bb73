// The sentences of the networks and their servers.
import type { Network } from '../domain/address/Network.ts';
import type { FaultKind } from '../domain/fault.ts';
import type { IndexerProblem } from '../domain/indexer/judgeIndexer.ts';
import type { IndexerUrlProblem } from '../domain/indexer/readIndexerUrl.ts';
import { describeFaultKind } from './describeFault.ts';
import { inLanguage } from './language.ts';
import { nameNetwork } from './nameNetwork.ts';
import { inCount, inDecimals } from './numberStyle.ts';

/** Networks and servers. */
export const NETWORK_MESSAGES = inLanguage('networkMessages.NETWORK_MESSAGES', {
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
  refused: 'Turned down',
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
export const INDEX_SERVER_MESSAGES = inLanguage('networkMessages.INDEX_SERVER_MESSAGES', {
  title: 'Tokens and inscriptions',
  text: 'Kennel asks these about tokens, NFTs and files, and compares what they say. They see your addresses, and can never spend anything. Whoever runs this Kennel chose them.',
  none: 'Whoever runs this Kennel has chosen no index of tokens, so tokens, NFTs and files are not shown.',
  onDemand: 'Asked only for what you look at',
});

/** What an index tells of. */
export const nameIndexKind = inLanguage(
  'networkMessages.nameIndexKind',
  (kind: 'tokens' | 'inscriptions' | 'contents'): string => {
    switch (kind) {
      case 'tokens':
        return 'Tokens';
      case 'inscriptions':
        return 'Inscriptions on coins';
      case 'contents':
        return 'Pictures and files';
    }
  },
);

/** `Block 5,432,100, up to date`. Blocks */
export const describeIndex = inLanguage(
  'networkMessages.describeIndex',
  (height: number, behind: number): string => `Block ${inCount(height)}, ${describeBehind(behind)}`,
);

/** A network's name where it stands alone. */
export const titleNetwork = (network: Network): string => {
  const name = nameNetwork(network);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
};

/** What a network is for, in a sentence. */
export const describeNetwork = inLanguage('networkMessages.describeNetwork', (network: Network): string => {
  switch (network) {
    case 'mainnet':
      return 'Real Dogecoin, worth real money.';
    case 'testnet':
      return 'For trying things out. Its coins have no value.';
    case 'regtest':
      return 'A private chain for developers. Its coins have no value.';
  }
});

/** What choosing another network means. @param name - of the network, as inside a sentence */
export const describeRestart = inLanguage('networkMessages.describeRestart', (name: string) => ({
  title: `Open ${name}`,
  text: 'Kennel locks, starts again there, and shows that network’s wallets only.',
  keep: 'The wallets you see now stay where they are. Come back here to see them again.',
  action: `Open ${name}`,
}));

/** `fast`, `slow`: how quickly a server answers. @param latencyMs - milliseconds */
export const describeLatency = inLanguage('networkMessages.describeLatency', (latencyMs: number): string => {
  if (latencyMs < 500) return 'quick';
  return latencyMs < 2000 ? 'a bit slow' : 'slow';
});

/** How far a server is behind the best one. @param blocks - 0 when it is not */
export const describeBehind = inLanguage('networkMessages.describeBehind', (blocks: number): string => {
  if (blocks <= 1) return 'up to date';
  return `${inCount(blocks)} blocks behind`;
});

/** `Block 5,432,100, up to date, quick`. Milliseconds and blocks */
export const describeServer = inLanguage(
  'networkMessages.describeServer',
  (height: number, behind: number, latencyMs: number): string =>
    `Block ${inCount(height)}, ${describeBehind(behind)}, ${describeLatency(latencyMs)}`,
);

/** How a server can be asked. */
export const describeConnection = inLanguage(
  'networkMessages.describeConnection',
  (hasSocket: boolean): string => (hasSocket ? 'Live' : 'One request at a time'),
);

/** When a server that wants to be left alone is asked again. @param pauseMs - milliseconds */
export const describeServerPause = inLanguage(
  'networkMessages.describeServerPause',
  (pauseMs: number): string => {
    const seconds = Math.max(1, Math.ceil(pauseMs / 1000));
    if (seconds <= 90) return `Kennel asks it again in ${inCount(seconds)} s.`;
    return `Kennel asks it again in ${inCount(Math.ceil(seconds / 60))} minutes.`;
  },
);

/** `0.3 seconds`. @param latencyMs - milliseconds */
export const describeAnswerTime = inLanguage(
  'networkMessages.describeAnswerTime',
  (latencyMs: number): string => `${inDecimals(BigInt(Math.round(Math.max(latencyMs, 0) / 10)), 2)} seconds`,
);

/** Why a server is not used. */
export const describeIndexerProblem = inLanguage(
  'networkMessages.describeIndexerProblem',
  (problem: IndexerProblem): string => {
    switch (problem.kind) {
      case 'other-chain':
        return `It follows another network: ${problem.coin}.`;
      case 'far-behind':
        return `It is ${inCount(problem.blocks)} blocks behind the others, so it would show old balances.`;
      case 'far-ahead':
        return `It claims ${inCount(problem.blocks)} blocks more than the others know. That cannot be.`;
    }
  },
);

/** Why a server was not added. */
export const describeAddProblem = inLanguage(
  'networkMessages.describeAddProblem',
  (
    problem:
      | IndexerUrlProblem
      | IndexerProblem
      | { readonly kind: 'no-answer'; readonly fault: { readonly kind: FaultKind } },
  ): string => {
    switch (problem.kind) {
      case 'empty':
        return 'Type or paste an address first.';
      case 'too-long':
        return `An address has at most ${problem.maximum} characters.`;
      case 'no-link':
        return 'This is no address of a server. It looks like https://blockbook.example.';
      case 'not-https':
        return 'Only addresses that start with https:// are safe. Others can be read and changed on the way.';
      case 'has-extras':
        return 'Leave out names, passwords and everything after a question mark.';
      case 'listed':
        return 'It is on the list already.';
      case 'no-answer':
        return `It did not answer as a Blockbook server does. ${describeFaultKind(problem.fault.kind).title}.`;
      default:
        return describeIndexerProblem(problem);
    }
  },
);
