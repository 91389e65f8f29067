import { ANSWER_FAULTS } from './answer-faults.ts';
import { KEY_FAULTS } from './key-faults.ts';
import { LIST_FAULTS } from './list-faults.ts';
import type { ProxiedMutant } from './proxied-mutant.ts';
import { WEBHOOK_FAULTS } from './webhook-faults.ts';

export const PROXIED_MUTANTS: readonly ProxiedMutant[] = [
  ...ANSWER_FAULTS,
  ...KEY_FAULTS,
  ...LIST_FAULTS,
  ...WEBHOOK_FAULTS,
];
