import { expect, it, vi } from 'vitest';
import { type Change, LiveStream } from './stream.ts';

const change = (number: number): Change => ({
  id: `evt_${number}`,
  object: 'payout',
  objectId: `pay_${number}`,
  objectStatus: null,
  objectVersion: 1,
});

const open = (setting: Partial<ConstructorParameters<typeof LiveStream>[0]> = {}): LiveStream =>
  new LiveStream({
    maySee: () => true,
    isValid: () => Promise.resolve(true),
    onEnd: () => undefined,
    ...setting,
  });

it('begins at once, so that its reader knows that it is there', async () => {
  expect(await open().next()).toEqual({ done: false, value: ':\n\n' });
});

it('replaces what is not read in time by one resync', async () => {
  const stream = open();
  await stream.next();
  for (let number = 0; number < 501; number += 1) stream.tell([change(number)]);
  expect((await stream.next()).value).toBe('id: evt_500\nevent: resync\ndata: {}\n\n');
});

it('ends at a beat, if its session is no longer valid', async () => {
  const onEnd = vi.fn();
  const answers = [true, false];
  const stream = open({ beatMs: 1, isValid: () => Promise.resolve(answers.shift() ?? false), onEnd });
  await stream.next();
  expect(await stream.next()).toEqual({ done: false, value: ':\n\n' });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('ends while its reader waits, and once', async () => {
  const onEnd = vi.fn();
  const stream = open({ onEnd });
  await stream.next();
  const waiting = stream.next();
  stream.end();
  await stream.return();
  expect(await waiting).toEqual({ done: true, value: undefined });
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('tells nothing of what may not be seen', async () => {
  const stream = open({ maySee: (object) => object === 'payout' });
  await stream.next();
  stream.tell([{ ...change(1), object: 'webhook' }, change(2)]);
  expect((await stream.next()).value).toContain('pay_2');
});
