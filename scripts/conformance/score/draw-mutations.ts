import type { Contract } from '../../../conformance/contract/contract.ts';
import type { Operation } from '../../../conformance/contract/operation.ts';
import { Random } from '../../../conformance/suite/random.ts';
import type { ProxiedMutant } from '../../../trials/mutants/proxied-mutant.ts';
import type { Promised } from '../../../conformance/promises/census.ts';
import { MUTATIONS, type Mutation } from './mutations.ts';

/** Judged with every exchange, and so by no check of their own; and what a sample cannot judge in a short run. */
const NO_CHECKS = new Set(['exchange', 'record', 'opening']);

/** The checks that look at an operation: those of its own sentences, and those that try every operation. */
function checksOf(operation: Operation, promises: readonly Promised[]): string[] {
  const own = promises.filter(({ place }) => place === operation.id).flatMap(({ checks = [] }) => checks);
  const general = ['plain-success', ...(operation.isList ? ['pagination', 'filters', 'links'] : [])];
  const written = operation.isIdempotent ? ['replay', 'round-trip'] : [];
  return [...new Set([...general, ...written, ...own])].filter((name) => !NO_CHECKS.has(name));
}

function pathPattern(path: string): RegExp {
  const pattern = path
    .split(/\{[^}]+\}/)
    .map((text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+');
  return new RegExp(`^${pattern}$`);
}

function mutantOf(
  operation: Operation,
  mutation: Mutation,
  {
    seed,
    number,
    promises,
  }: { readonly seed: string; readonly number: number; readonly promises: readonly Promised[] },
): ProxiedMutant {
  const path = pathPattern(operation.path);
  const part = new Random(seed).next();
  return {
    id: `${number}-${mutation.name}-${operation.id}`,
    title: `${operation.id}: ${mutation.title}`,
    checks: checksOf(operation, promises),
    concerns: [operation.id],
    response: (response, request, memory) => {
      if (request.method !== operation.method || !path.test(request.target.split('?')[0] ?? '')) return;
      if (response.status !== operation.success.status) return;
      mutation.mutate(response, { operation, part, memory, request });
    },
  };
}

/** Operations whose answers are JSON; what only serves documents is left out. */
function judged({ operations }: Contract): Operation[] {
  return [...operations.values()].filter(
    ({ success, isAuthenticated }) => isAuthenticated && success.content.has('application/json'),
  );
}

/** Draws so many faults of answers by a seed, in place of choosing them. */
export function drawMutations(
  contract: Contract,
  promises: readonly Promised[],
  { sample, seed }: { readonly sample: number; readonly seed: number },
): ProxiedMutant[] {
  const random = new Random(seed);
  const operations = judged(contract);
  const drawn = new Set<string>();
  const mutants: ProxiedMutant[] = [];
  const most = operations.length * MUTATIONS.length;
  while (mutants.length < Math.min(sample, most)) {
    const operation = random.pick(operations);
    const mutation = random.pick(MUTATIONS.filter(({ fits }) => fits(operation)));
    const name = `${operation.id} ${mutation.name} ${random.below(4)}`;
    if (drawn.has(name)) continue;
    drawn.add(name);
    const number = mutants.length + 1;
    mutants.push(mutantOf(operation, mutation, { seed: `${seed}/${name}`, number, promises }));
  }
  return mutants;
}
