import { typeidUnboxed } from 'typeid-js';

/** The prefixes in use, each naming its resource. */
export type IdPrefix =
  | 'acct'
  | 'act'
  | 'alm'
  | 'bat'
  | 'ben'
  | 'bil'
  | 'cfg'
  | 'chk'
  | 'cnv'
  | 'crt'
  | 'cus'
  | 'dep'
  | 'dlv'
  | 'dst'
  | 'evd'
  | 'evt'
  | 'fin'
  | 'ins'
  | 'inv'
  | 'jnl'
  | 'key'
  | 'lnk'
  | 'mov'
  | 'msg'
  | 'pay'
  | 'pin'
  | 'quo'
  | 'req'
  | 'rev'
  | 'rte'
  | 'ses'
  | 'stk'
  | 'stu'
  | 'trf'
  | 'usr'
  | 'wdr'
  | 'whk';

/** Makes a new identifier; passed in, so that decisions stay pure functions of what they are given. */
export type NewId = (prefix: IdPrefix) => string;

/** A TypeID: the prefix, `_`, and 26 characters of a UUIDv7 in Crockford base32, which sort by time. */
export const newId: NewId = (prefix) => typeidUnboxed(prefix);
