import type { Instruction } from '../../outbox/instruction.ts';
import { PASSED_ON, type Span, type Tracing } from '../../tracing/tracing.ts';
import type { Provider } from '../port/provider.ts';

/** Of one call for an order; its trace is that of the request that gave the order. */
export function beginCall(
  tracing: Tracing = PASSED_ON,
  { name, adapter }: Pick<Provider, 'name' | 'adapter'>,
  { id, tenantId, kind, trace }: Instruction,
  isQuery: boolean,
): Span {
  return tracing.begin({
    name: isQuery ? `${name} status_query` : `${name} ${kind}`,
    kind: 'client',
    parent: trace,
    facts: {
      'corridor.provider': name,
      'corridor.adapter': adapter,
      'corridor.instruction_id': id,
      'corridor.tenant_id': tenantId,
    },
  });
}
