import { selectWhere } from '../../db/statements/rows.ts';
import type { Db } from '../../db/statements/statement.ts';
import { OPERATOR } from '../../identity/actor.ts';
import {
  type Instruction,
  type InstructionKind,
  instructionsTable,
  markAsking,
} from '../../outbox/instruction.ts';
import { type Write, need } from '../../writes/write.ts';

/** Orders that move money: to send one twice would pay twice. */
const MOVING: readonly InstructionKind[] = ['pay', 'send', 'convert', 'return_receipt', 'return_deposit'];

const PAGE = 500;

/** Waiting orders, which may have been sent after the backup was made. */
export async function* waitingOrders(db: Db): AsyncGenerator<Instruction> {
  const kinds = MOVING.map((kind) => `'${kind}'`).join(', ');
  const condition = `status = 'pending' and kind in (${kinds}) and (subject, kind) > (?, ?)
    order by subject, kind limit ${PAGE}`;
  for (let after = ['', '']; ;) {
    const page = await selectWhere(db, instructionsTable, condition, after);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = [last.subject, last.kind];
  }
}

/**
 * Turns a waiting order into a status query: it is sent only if the provider certainly does not have it.
 * @param adapter the connected one, for an order that was never given to one
 */
export function queryOrder(
  { tenantId, subject, kind }: Pick<Instruction, 'tenantId' | 'subject' | 'kind'>,
  adapter: string,
): Write<boolean> {
  return {
    tenantId,
    actor: OPERATOR,
    claimed: true,
    needs: () => [need(instructionsTable, { subject, kind })],
    decide: (loaded, { serverNow }) => {
      const order = loaded.find(instructionsTable, { subject, kind });
      if (order?.status !== 'pending') return { reply: false, effects: [] };
      const given = { ...order, adapter: order.adapter ?? adapter };
      return { reply: true, effects: [markAsking(given, serverNow)] };
    },
  };
}
