import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import type { OperationId } from '../contract/operation-types.ts';
import type { ErrorCode } from '../errors/api-error.ts';
import { createTestDatabase } from '../testing/databases/test-database.ts';
import { generalProvocations, type GeneralProvocations } from '../testing/provocations/any-operation.ts';
import { conversionProvocations } from '../testing/provocations/conversions.ts';
import { customerAndRouteProvocations } from '../testing/provocations/customers-and-routes.ts';
import { fundingProvocations } from '../testing/provocations/funding.ts';
import { keyAndTeamProvocations } from '../testing/provocations/keys-and-team.ts';
import { payoutProvocations } from '../testing/provocations/payouts.ts';
import {
  openProvocationStage,
  type Provocations,
  type ProvocationStage,
} from '../testing/provocations/provocation-stage.ts';
import { sandboxProvocations } from '../testing/provocations/sandbox.ts';
import { webhookProvocations } from '../testing/provocations/webhooks.ts';
import { withdrawalProvocations } from '../testing/provocations/withdrawals.ts';
import { brokenHandlers } from '../testing/server/broken-handlers.ts';
import { GUARDED, withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import { OPERATION_IDS } from '../testing/server/example-request.ts';
import { startTestService, type TestReply, type TestService } from '../testing/server/test-service.ts';

/** Codes that no request provokes, and why: this table may only shrink. */
const UNPROVOKED: Readonly<Partial<Record<ErrorCode, Partial<Record<OperationId | 'every write', string>>>>> =
  {
    insufficient_scope: {
      getErrors: 'the contract asks for no scope',
      getReasons: 'the contract asks for no scope',
      getCaller: 'the contract asks for no scope',
      getStateMachines: 'the contract asks for no scope',
    },
    idempotency_in_progress: {
      'every write': 'a repeat waits in the write queue for the first one and replays it',
    },
    service_unavailable: {
      getHealth: 'it reads nothing that could be out of reach',
      getContract: 'it reads nothing that could be out of reach',
      getDocs: 'it reads nothing that could be out of reach',
    },
  };

function isUnprovoked(operationId: OperationId, code: ErrorCode): boolean {
  const { idempotency, multiStep } = OPERATIONS[operationId];
  const reasons = UNPROVOKED[code] ?? {};
  return operationId in reasons || ('every write' in reasons && idempotency !== 'none' && !multiStep);
}

/** What the rules of one operation refuse. */
function provocationsOf(stage: ProvocationStage): Provocations {
  return {
    ...fundingProvocations(stage),
    ...payoutProvocations(stage),
    ...withdrawalProvocations(stage),
    ...conversionProvocations(stage),
    ...customerAndRouteProvocations(stage),
    ...webhookProvocations(stage),
    ...keyAndTeamProvocations(stage),
    ...sandboxProvocations(stage),
  };
}

withServer(({ server, startAnother }) => {
  let broken: TestService;
  let cutOff: { service: TestService; key: string; remove: () => Promise<void> };
  let anyOperation: GeneralProvocations;
  let oneOperation: Provocations;

  beforeAll(async () => {
    const withoutIdentity = await startAnother({ variables: { CORRIDOR_IDENTITY: 'none' } });
    const stage = await openProvocationStage(server(), withoutIdentity);
    const limited = await startAnother({ variables: { CORRIDOR_RATE_LIMIT: '0.001/1' } });
    const impatient = await startAnother({ variables: { CORRIDOR_REQUEST_MS: '50' } });
    broken = await startTestService(server().service.config.databaseUrl, {}, brokenHandlers());
    const database = await createTestDatabase('sqlite');
    const service = await startTestService(database.url);
    const { secretKey: key } = await service.newTenant();
    await service.database.destroy();
    cutOff = { service, key, remove: () => database.remove() };
    anyOperation = generalProvocations(stage, { limited, impatient, broken, cutOff });
    oneOperation = provocationsOf(stage);
  });

  afterAll(async () => {
    await broken.close();
    await cutOff.service.close();
    await cutOff.remove();
  });

  const provokeOf = (id: OperationId, code: ErrorCode): (() => Promise<TestReply>) | undefined => {
    const general = anyOperation[code];
    return oneOperation[id]?.[code] ?? (general && ((): Promise<TestReply> => general(id)));
  };

  describe.each(OPERATION_IDS)('%s answers', (id) => {
    const codes: readonly ErrorCode[] = OPERATIONS[id].errors;

    it.each(codes.filter((code) => !isUnprovoked(id, code)))('%s', async (code) => {
      const provoke = provokeOf(id, code);
      if (provoke === undefined) throw new Error(`Nothing here makes ${id} answer ${code}`);
      const reply = await provoke();
      expect(answerOf(reply)).toMatch(new RegExp(`^\\d{3} ${code}$`));
    });
  });

  it('keeps no provocation and no excuse for what the contract does not say', () => {
    const errorsOf = (id: OperationId): readonly ErrorCode[] => OPERATIONS[id].errors;
    for (const [id, provocations] of Object.entries(oneOperation)) {
      for (const code of Object.keys(provocations)) expect(errorsOf(id as OperationId)).toContain(code);
    }
    for (const [code, reasons] of Object.entries(UNPROVOKED)) {
      for (const id of Object.keys(reasons).filter((each) => each !== 'every write')) {
        expect(errorsOf(id as OperationId)).toContain(code);
      }
    }
  });
}, GUARDED);
