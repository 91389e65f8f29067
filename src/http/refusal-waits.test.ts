import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { RefusalWaits } from './refusal-waits.ts';

/** Time that passes when a test says so, and a connection for each refusal unless it is given one. */
function underTest() {
  const stopping = new AbortController();
  const rests: { readonly ms: number; readonly end: () => void }[] = [];
  let now = 0;
  const waits = new RefusalWaits(stopping.signal, {
    now: () => now,
    rest: (ms, signal) =>
      new Promise((resolve) => {
        rests.push({ ms, end: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
  });
  const responseOn = (socket: object): ServerResponse =>
    ({ req: { socket }, shouldKeepAlive: true }) as unknown as ServerResponse;
  const newSocket = (): EventEmitter => Object.assign(new EventEmitter(), { destroyed: false });
  const refuse = (caller: string, socket: object = newSocket()) => {
    const response = responseOn(socket);
    return { response, held: waits.hold(caller, response) };
  };
  const refuseMany = (caller: string, count: number) => Array.from({ length: count }, () => refuse(caller));
  return { waits, stopping, rests, newSocket, refuse, refuseMany, pass: (ms: number) => (now += ms) };
}

const FREE = 10;

describe('a refusal', () => {
  it('is answered at once unless its caller was refused more than ten times within a second', () => {
    const { refuse, refuseMany, pass } = underTest();
    expect(refuseMany('a', FREE).map(({ held }) => held)).toEqual(Array(FREE).fill(undefined));
    expect(refuse('a').held).toBeInstanceOf(Promise);
    expect(refuse('another').held).toBeUndefined();
    pass(3_000);
    expect(refuse('a').held).toBeUndefined();
  });

  it('waits longer with each one before it, up to 200 ms', () => {
    const { rests, refuseMany } = underTest();
    refuseMany('a', FREE + 25);
    const steps = [
      ...Array.from({ length: 20 }, (_, step) => (step + 1) * 10),
      ...Array<number>(5).fill(200),
    ];
    expect(rests.map(({ ms }) => ms)).toEqual(steps);
  });

  it('of a caller that goes on waits for as long as its pace is too high', () => {
    const { refuse, refuseMany, pass } = underTest();
    refuseMany('a', 60);
    for (let count = 0; count < 50; count++) {
      pass(50);
      expect(refuse('a').held).toBeInstanceOf(Promise);
    }
  });
});

describe('a wait', () => {
  it('ends with its time', async () => {
    const { waits, rests, refuseMany } = underTest();
    const held = refuseMany('a', FREE + 2).flatMap((each) => each.held ?? []);
    expect(waits.waiting).toBe(2);
    for (const { end } of rests) end();
    await Promise.all(held);
    expect(waits.waiting).toBe(0);
  });

  it('ends with its connection, and no other with it', async () => {
    const { waits, newSocket, refuse, refuseMany } = underTest();
    refuseMany('a', FREE);
    const socket = newSocket();
    const [one, other] = [refuse('a', socket), refuse('a', socket)];
    refuse('a');
    expect(waits.waiting).toBe(3);
    expect(socket.listenerCount('close')).toBe(1);
    socket.emit('close');
    await Promise.all([one.held, other.held]);
    expect(waits.waiting).toBe(1);
    expect(socket.listenerCount('close')).toBe(0);
  });

  it('ends when the process is told to end, and none begins from then on', async () => {
    const { waits, stopping, refuse, refuseMany } = underTest();
    const held = refuseMany('a', FREE + 5).flatMap((each) => each.held ?? []);
    stopping.abort();
    await Promise.all(held);
    expect(waits.waiting).toBe(0);
    expect(refuse('a').held).toBeUndefined();
  });
});

describe('places to wait', () => {
  it('are bounded for one caller; beyond them the answer goes at once and ends its connection', async () => {
    const { waits, rests, refuse, refuseMany } = underTest();
    const all = refuseMany('a', FREE + 128);
    const beyond = refuse('a');
    expect(beyond.held).toBeUndefined();
    expect(beyond.response.shouldKeepAlive).toBe(false);
    expect(all.every(({ response }) => response.shouldKeepAlive)).toBe(true);
    refuseMany('b', FREE);
    expect(refuse('b').held).toBeInstanceOf(Promise);
    rests[0]?.end();
    await turn();
    expect(waits.waiting).toBe(128);
    expect(refuse('a').held).toBeInstanceOf(Promise);
  });

  it('are bounded for all callers together', () => {
    const { waits, refuse, refuseMany } = underTest();
    for (let caller = 0; caller < 20; caller++) refuseMany(String(caller), FREE + 100);
    expect(waits.waiting).toBe(1_024);
    refuseMany('late', FREE);
    const beyond = refuse('late');
    expect([beyond.held, beyond.response.shouldKeepAlive]).toEqual([undefined, false]);
  });
});
