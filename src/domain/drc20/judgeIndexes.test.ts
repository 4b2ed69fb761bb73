import { describe, expect, it } from 'vitest';
import { Fault } from '../fault.ts';
import { type IndexReport, judgeIndexes } from './judgeIndexes.ts';

const answers = (
  name: string,
  given: { height?: number; behind?: number; kind?: IndexReport['kind'] } = {},
): IndexReport => ({ name, kind: 'ledger', status: 'answers', height: 100, behind: 0, ...given });

const silent = (name: string): IndexReport => ({
  name,
  kind: 'ledger',
  status: 'silent',
  fault: new Fault('timeout', 'no answer'),
  lastAtMs: null,
});

describe('the verdict over indexes', () => {
  it('says that they agree, up to the block that all have read', () => {
    const reports = [answers('a', { height: 101 }), answers('b', { height: 100, behind: 1 })];
    expect(judgeIndexes(reports, 0)).toEqual({ kind: 'agree', count: 2, height: 100 });
  });

  it('never calls it agreement where each keeps something else', () => {
    const reports = [answers('a'), answers('ord', { kind: 'doginals', height: 99 })];
    expect(judgeIndexes(reports, 0)).toEqual({ kind: 'reported', names: ['a', 'ord'], height: 99 });
    expect(judgeIndexes([answers('a')], 0)).toEqual({ kind: 'reported', names: ['a'], height: 100 });
  });

  it('names who is behind most', () => {
    const reports = [answers('a', { behind: 3 }), answers('b', { behind: 12 })];
    expect(judgeIndexes(reports, 0)).toEqual({ kind: 'lagging', name: 'b', behind: 12 });
  });

  it('counts who is silent, before who is behind', () => {
    const reports = [silent('a'), answers('b', { behind: 12 }), silent('c')];
    expect(judgeIndexes(reports, 0)).toEqual({ kind: 'silent', name: 'a', count: 2 });
  });

  it('puts a difference before silence', () => {
    expect(judgeIndexes([silent('a'), answers('b'), answers('c')], 2)).toEqual({ kind: 'differ', tokens: 2 });
  });

  it('says that nobody answers, which is not that nothing is there', () => {
    expect(judgeIndexes([silent('a'), silent('b')], 1)).toEqual({ kind: 'down' });
    expect(judgeIndexes([], 0)).toEqual({ kind: 'none' });
  });
});
