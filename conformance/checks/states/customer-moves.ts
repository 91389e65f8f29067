import { shortestPath } from '../../contract/shortest-path.ts';
import type { StateMachine } from '../../contract/contract.ts';
import { statusOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, type Json, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { plainPerson, WAITING } from '../../suite/plain-bodies.ts';
import { shown, type Trial } from '../../suite/trial.ts';

const ID = 'decideCustomerVerification';

/** One of a customer's two state machines: where its status stands, and how it is moved. */
interface Table {
  readonly machine: string;
  readonly statusOf: (customer: Json | undefined) => string;
  readonly decision: (status: string) => JsonObject;
  readonly begin: (trial: Trial) => Promise<JsonObject>;
  readonly initial: string;
}

/** What makes a customer whose verification waits for a decision. */
const UNDECIDED = {
  contact: WAITING,
  individualDetails: plainPerson(),
};

const TABLES: readonly Table[] = [
  {
    machine: 'customer_verification',
    statusOf: (customer) => textAt(customer, 'verificationStatus'),
    decision: (verificationStatus) => ({ verificationStatus }),
    begin: (trial) => trial.tenant.newCustomer(),
    initial: 'not_started',
  },
  {
    machine: 'customer_entitlement',
    statusOf: (customer) => textAt(objectsAt(customer, 'entitlements')[0], 'status'),
    decision: (status) => ({ entitlements: [{ entitlement: 'aud_onramp', status }] }),
    begin: async (trial) => {
      const customer = await trial.tenant.newCustomer(UNDECIDED);
      const call = { path: { id: textAt(customer, 'id') }, body: { verificationStatus: 'approved' } };
      return (await trial.get(ID, call)) as JsonObject;
    },
    initial: 'not_requested',
  },
];

async function tryPair(
  trial: Trial,
  table: Table,
  machine: StateMachine,
  [from, to]: readonly [string, string],
): Promise<void> {
  const path = { id: textAt(await table.begin(trial), 'id') };
  if (from !== table.initial) await trial.get(ID, { path, body: table.decision(from) });
  const before = await trial.get('getCustomer', { path });
  trial.expect(table.statusOf(before) === from, ID, `no customer came to be ${from} (${table.machine})`);
  const exchange = await trial.call(ID, { path, body: table.decision(to) });
  const after = await trial.get('getCustomer', { path });
  const what = `a ${table.machine} from ${from} to ${to}`;
  if (from === to || shortestPath(machine, from, to) !== undefined) {
    trial.expect(statusOf(exchange) === 200, ID, `${what}: ${shown(exchange)} instead of 200`, [exchange]);
    trial.expect(table.statusOf(after) === to, ID, `after ${what} it is ${table.statusOf(after)}`);
    return;
  }
  trial.expectRefusal(exchange, 409, 'invalid_state', what);
  trial.expect(isSameJson(after, before), ID, `${what} was refused and changed the customer`);
}

export const customerMoves: Check = {
  name: 'customer-moves',
  title:
    'A verification and an entitlement go the shortest way through the moves of their state machines, and where there is none nothing moves',
  source: 'decision',
  appliesTo: named(ID, 'getCustomer'),
  lacks: ({ session }) =>
    TABLES.every(({ machine }) => session.contract.stateMachines.has(machine))
      ? undefined
      : 'the document has no state machine of customers',
  run: async (trial) => {
    for (const table of TABLES) {
      const machine = trial.session.contract.stateMachines.get(table.machine);
      for (const from of machine?.states ?? []) {
        for (const to of machine?.states ?? []) {
          if (machine !== undefined) await tryPair(trial, table, machine, [from, to]);
        }
      }
    }
  },
};
