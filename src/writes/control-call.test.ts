import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { TEST_ADMISSION, TEST_KEY } from '../testing/worlds/test-key.ts';
import { testRequest } from '../testing/worlds/test-request.ts';
import { TestWorld } from '../testing/worlds/test-world.ts';
import {
  answerControlCall,
  claimControlCall,
  releaseControlCall,
  type ControlClaim,
} from './control-call.ts';
import { idempotencyKeysTable, type KeyedRequest, type StoredReply } from './idempotency.ts';
import type { Write } from './write.ts';

const REPLY: StoredReply = { status: 200, bodyText: '{"now":"2026"}' };
const LEASE_MS = 60_000;

function requestOf(world: TestWorld, requestId: string, fingerprint = 'f'): KeyedRequest {
  return {
    tenantId: world.tenantId,
    actor: TEST_KEY,
    ...testRequest({ requestId }),
    keyHash: 'k',
    fingerprint,
  };
}

function run<Reply>(world: TestWorld, write: Write<Reply>): Reply {
  return world.run(write).reply;
}

function claim(
  world: TestWorld,
  requestId: string,
  plan: () => unknown = () => requestId,
  fingerprint = 'f',
): ControlClaim {
  const request = requestOf(world, requestId, fingerprint);
  return run(world, claimControlCall({ request, plan, admit: TEST_ADMISSION }));
}

const answer = (world: TestWorld, requestId: string, reply = REPLY) =>
  run(world, answerControlCall(requestOf(world, requestId), reply));

describe('a control call', () => {
  it('is carried out by the first request with its key, while the others wait, and is answered to all', () => {
    const world = new TestWorld();
    expect(claim(world, 'req_1')).toEqual({ kind: 'mine', plan: 'req_1' });
    expect(claim(world, 'req_2')).toEqual({ kind: 'running' });
    expect(answer(world, 'req_1')).toEqual(REPLY);
    const reply = { ...REPLY, originalRequestId: 'req_1' };
    expect(claim(world, 'req_2')).toEqual({ kind: 'answered', reply });
    expect(claim(world, 'req_1')).toEqual({ kind: 'answered', reply: REPLY });
  });

  it('whose runner is gone is taken over when its lease is over, with the plan that it had', () => {
    const world = new TestWorld();
    claim(world, 'req_1');
    world.now += LEASE_MS - 1;
    expect(claim(world, 'req_2')).toEqual({ kind: 'running' });
    world.now += 1;
    expect(claim(world, 'req_2')).toEqual({ kind: 'mine', plan: 'req_1' });
    expect(claim(world, 'req_3')).toEqual({ kind: 'running' });
  });

  it('is taken over at once when its runner gave it up', () => {
    const world = new TestWorld();
    claim(world, 'req_1');
    run(world, releaseControlCall(requestOf(world, 'req_1')));
    expect(claim(world, 'req_2')).toEqual({ kind: 'mine', plan: 'req_1' });
  });

  it('is still its own for a request that asks again, not knowing whether its claim was committed', () => {
    const world = new TestWorld();
    claim(world, 'req_1');
    expect(claim(world, 'req_1')).toEqual({ kind: 'mine', plan: 'req_1' });
  });

  it('keeps the reply of the runner that was first, and gives it to a later one', () => {
    const world = new TestWorld();
    claim(world, 'req_1');
    answer(world, 'req_1');
    const late = answer(world, 'req_2', { status: 200, bodyText: '{"now":"2027"}' });
    expect(late.bodyText).toBe(REPLY.bodyText);
    run(world, releaseControlCall(requestOf(world, 'req_1')));
    expect(claim(world, 'req_3')).toMatchObject({ kind: 'answered', reply: { bodyText: REPLY.bodyText } });
  });

  it('whose plan is refused is answered with the refusal, once and for all', () => {
    const world = new TestWorld();
    const refuse = () => {
      throw new ApiError('invalid_state');
    };
    const first = claim(world, 'req_1', refuse);
    expect(first).toMatchObject({ kind: 'answered', reply: { status: 409 } });
    expect(claim(world, 'req_2')).toMatchObject({
      kind: 'answered',
      reply: { status: 409, originalRequestId: 'req_1' },
    });
  });

  it('whose plan has a fault leaves its key free', () => {
    const world = new TestWorld();
    const fail = () => {
      throw new Error('a bug');
    };
    expect(() => claim(world, 'req_1', fail)).toThrow('a bug');
    expect(world.loaded.list(idempotencyKeysTable, {})).toEqual([]);
  });

  it('under the key of another request is refused, while that runs and when it is answered', () => {
    const world = new TestWorld();
    const reused = expect.objectContaining({ code: 'idempotency_key_reused' }) as Error;
    claim(world, 'req_1');
    expect(() => claim(world, 'req_2', undefined, 'other')).toThrow(reused);
    answer(world, 'req_1');
    expect(() => claim(world, 'req_2', undefined, 'other')).toThrow(reused);
  });

  it('expires 30 days after it began', () => {
    const world = new TestWorld();
    claim(world, 'req_1');
    world.now += 50_000;
    answer(world, 'req_1');
    world.now += 30 * 86_400_000 - 50_000;
    expect(claim(world, 'req_2')).toMatchObject({ kind: 'answered' });
    world.now += 1;
    expect(() => claim(world, 'req_2')).toThrow(
      expect.objectContaining({ code: 'idempotency_key_expired' }) as Error,
    );
  });
});
