/** Finds the files and folders that comments name, and says which of them are not there. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of this repository by its ending, with or without folders before it. */
const FILE =
  /(?<![\w./@:<{*-])((?:\.{1,2}\/)*(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|mdx?|css|json|po|html))(?![\w/])/g;
/** A folder or a file without an ending, between backticks. */
const FOLDER = /`((?:\.{1,2}\/)*[\w.-]+(?:\/[\w.-]+)+\/?)`/g;
/** A page of the web, and a file of somebody else's project after its name or its commit. */
const ELSEWHERE = /https?:\/\/\S+/g;

/** The comments of a source. What looks like one within a string, after a space, is taken for one. */
export const commentsIn = (source: string): readonly string[] =>
  [...source.matchAll(/(?<=^|[\s{])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm)].map(([text]) => text);

/** Names of files that a comment may use though no file here is called so, with the reason. */
export const NO_PATHS: Readonly<Record<string, string>> = {
  'kennel.config.json': 'a host brings it',
  'kennel-backup-2026-11-21.json': 'a person saves it',
};

/** Whether a name could be a path of ours: what stands in no folder of ours is a word with a stroke in it. */
function isPath(name: string, root: string): boolean {
  const [first = ''] = name.split('/');
  return /^\.{1,2}$/.test(first) || [root, join(root, 'src')].some((base) => existsSync(join(base, first)));
}

/** The paths that comments of a source name and that lead nowhere: from the root, from `src`, or from beside the source. */
export function lostPaths(source: string, path: string, root: string): readonly string[] {
  const bases = [root, join(root, 'src'), dirname(join(root, path))];
  const named = commentsIn(source).flatMap((comment) => {
    const own = comment.replaceAll(ELSEWHERE, '');
    const files = [...own.matchAll(FILE)].map(([, name = '']) => name);
    const folders = [...own.matchAll(FOLDER)].map(([, name = '']) => name);
    return [...files, ...folders.filter((name) => isPath(name, root))];
  });
  return [...new Set(named)].filter(
    (name) =>
      !(name in NO_PATHS) &&
      !/^(dist|\.cache)\//.test(name) &&
      !bases.some((base) => existsSync(join(base, name))),
  );
}
