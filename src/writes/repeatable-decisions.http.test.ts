import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { createIds } from '../identity/ids.ts';
import { systemBytes } from '../identity/random.ts';
import { Sealer } from '../sealing/sealer.ts';
import { makeExampleRecords } from '../testing/server/example-records.ts';
import { exampleRequest, OPERATION_IDS, sendExample } from '../testing/server/example-request.ts';
import { withServer } from '../testing/server/with-server.ts';
import type { AnyWrite, DecisionContext, Loaded } from './write.ts';

/** Answers what was drawn first, and the same again after `again`. */
function repeated<Given extends unknown[], Drawn>(draw: (...given: Given) => Drawn) {
  const drawn: Drawn[] = [];
  let next = 0;
  return {
    draw: (...given: Given): Drawn => {
      const value = next < drawn.length ? (drawn[next] as Drawn) : draw(...given);
      if (next === drawn.length) drawn.push(value);
      next += 1;
      return value;
    },
    again: (): void => void (next = 0),
  };
}

type Decide = (loaded: Loaded, context: DecisionContext) => unknown;

/** What a decision comes to: what it gives, or what it throws. */
function endOf(
  decide: Decide,
  loaded: Loaded,
  context: DecisionContext,
): { given?: unknown; thrown?: unknown } {
  try {
    return { given: decide(loaded, context) };
  } catch (thrown) {
    return { thrown };
  }
}

/** A text that JSON can hold. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each));
}

/** Makes a decision twice of what it is given once, and reports where it comes to something else. */
function decideTwice(
  decide: Decide,
  replies: Pick<Sealer, 'sealForOwner'>,
  onOther: (ends: string) => void,
): Decide {
  return (loaded, context) => {
    const ids = repeated(context.newId);
    const bytes = repeated(context.randomBytes);
    const seals = repeated(context.sealer.seal.bind(context.sealer));
    const sealForOwner = replies.sealForOwner.bind(replies);
    const ofReplies = repeated(sealForOwner);
    replies.sealForOwner = ofReplies.draw;
    const own = { newId: ids.draw, randomBytes: bytes.draw, sealer: { seal: seals.draw } };
    const first = endOf(decide, loaded, { ...context, ...own });
    for (const each of [ids, bytes, seals, ofReplies]) each.again();
    const second = endOf(decide, loaded, { ...context, ...own });
    replies.sealForOwner = sealForOwner;
    // An error has a stack of its own.
    const isSame =
      'given' in first ? isDeepStrictEqual(first, second) : String(first.thrown) === String(second.thrown);
    if (!isSame) onOther(textOf([first, second]));
    if ('given' in first) return first.given;
    throw first.thrown;
  };
}

withServer(({ server }) => {
  it('every decision behind the contract comes to the same whenever it is given the same', async () => {
    const { writeQueue, sealer } = server().service;
    const tenant = await server().newTenant();
    const records = await makeExampleRecords(tenant);
    const submit = writeQueue.submit.bind(writeQueue);
    const other: string[] = [];
    let decided = 0;
    let asked = '';
    writeQueue.submit = (write, options) => {
      const onOther = (ends: string): void => void other.push(`${asked}: ${ends}`);
      const decide = decideTwice(write.decide.bind(write), sealer, onOther);
      decided += 1;
      return submit({ ...write, decide } as AnyWrite<never>, options);
    };
    try {
      for (const id of OPERATION_IDS) {
        asked = id;
        await sendExample(tenant.request, exampleRequest(id, records));
      }
    } finally {
      writeQueue.submit = submit;
    }
    expect(other).toEqual([]);
    const writes = OPERATION_IDS.filter((id) => OPERATIONS[id].method !== 'get');
    expect(decided).toBeGreaterThanOrEqual(writes.length);
  }, 300_000);

  it('notes a decision that draws by itself', () => {
    const sealer = new Sealer('the secret of the tests', []);
    const context = { newId: createIds(), randomBytes: systemBytes, sealer } as never;
    const drawn = (decide: Decide): number => {
      let others = 0;
      decideTwice(decide, sealer, () => void (others += 1))({} as never, context);
      return others;
    };
    expect(drawn((_loaded, { randomBytes }) => randomBytes(8).toString('hex'))).toBe(0);
    expect(drawn(() => systemBytes(8).toString('hex'))).toBe(1);
  });
});
