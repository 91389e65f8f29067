import { ACCESS_MUTANTS } from './access-mutants.ts';
import { API_KEY_MUTANTS } from './api-key-mutants.ts';
import { BILLING_MUTANTS } from './billing-mutants.ts';
import { LIST_MUTANTS } from './list-mutants.ts';
import { MONEY_MUTANTS } from './money-mutants.ts';
import { USER_MUTANTS } from './user-mutants.ts';
import type { PlantedMutant } from './planted-mutant.ts';
import { POLICY_MUTANTS } from './policy-mutants.ts';
import { PROMISE_MUTANTS } from './promise-mutants.ts';
import { STABLE_MUTANTS } from './stable-mutants.ts';
import { TRANSFER_MUTANTS } from './transfer-mutants.ts';
import { WEBHOOK_MUTANTS } from './webhook-mutants.ts';

export const PLANTED_MUTANTS: readonly PlantedMutant[] = [
  ...MONEY_MUTANTS,
  ...ACCESS_MUTANTS,
  ...LIST_MUTANTS,
  ...STABLE_MUTANTS,
  ...POLICY_MUTANTS,
  ...BILLING_MUTANTS,
  ...TRANSFER_MUTANTS,
  ...WEBHOOK_MUTANTS,
  ...USER_MUTANTS,
  ...PROMISE_MUTANTS,
  ...API_KEY_MUTANTS,
];
