// Lists the stories of a file. Storybook's own indexer does the same, but parses in a way that could print the file again.
import { readFile } from 'node:fs/promises';
import { parser } from 'storybook/internal/babel';
import { babelParseFile, CsfFile } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';

export const storyIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  async createIndex(fileName, options) {
    const code = await readFile(fileName, 'utf8');
    const ast = parser.parse(code, { sourceType: 'module', plugins: ['jsx', 'typescript'] });
    const file = babelParseFile({ code, filename: fileName, ast });
    return new CsfFile(ast, { ...options, fileName }, file).parse().indexInputs;
  },
};
