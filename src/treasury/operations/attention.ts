import { WORDS } from '../../../generated/words.ts';
import { lately, standing } from '../../lists/attention.ts';
import { allOf, condition, isOneOf } from '../../lists/condition.ts';

const ROWS = { scope: 'treasury:read', table: 'operations', moment: 'updated_at' } as const;

const KINDS = WORDS.OperationKind;

export const HELD_OPERATIONS = standing({ kind: 'operations_held', ...ROWS }, () =>
  allOf([isOneOf('kind', KINDS), condition(`status = 'held'`)]),
);

export const FAILED_OPERATIONS = lately(
  { kind: 'operations_failed', ...ROWS },
  KINDS.map((kind) => condition(`kind = ? and status = 'failed'`, kind)),
);
