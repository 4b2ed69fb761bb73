/** A node's reasons for refusing a transaction, in our words. */
export type RejectReason =
  | 'dust'
  | 'fee-too-low'
  | 'fee-too-high'
  | 'double-spend'
  | 'replacement-too-cheap'
  | 'missing-inputs'
  | 'chain-too-long'
  | 'immature-coinbase'
  | 'bad-signature'
  | 'not-final'
  | 'too-large'
  | 'non-standard'
  | 'malformed'
  | 'other';
