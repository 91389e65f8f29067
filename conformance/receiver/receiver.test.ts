import { expect, it } from 'vitest';
import { status } from './answers.ts';
import { Receiver } from './receiver.ts';

it('keeps what comes to each place to the byte, and answers as it is told', async () => {
  const receiver = await Receiver.open();
  try {
    const first = receiver.place('first');
    const second = receiver.place('second', status(503, { 'retry-after': '7' }, 'later'));
    const body = Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]);
    const headers = { 'webhook-id': 'evt_1' };
    expect((await fetch(first.url, { method: 'POST', headers, body })).status).toBe(204);
    const refused = await fetch(second.url, { method: 'POST', body: 'x' });
    expect([refused.status, refused.headers.get('retry-after'), await refused.text()]).toEqual([
      503,
      '7',
      'later',
    ]);
    first.answer = status(500);
    const waiting = first.until(({ length }) => length === 2, 30_000);
    expect((await fetch(first.url, { method: 'POST' })).status).toBe(500);
    expect(await waiting).toBe(true);
    expect(first.received[0]?.body.equals(body)).toBe(true);
    expect(first.received[0]?.headers.get('webhook-id')).toEqual(['evt_1']);
    expect(second.received).toHaveLength(1);
    expect((await fetch(`${receiver.url}/nowhere`)).status).toBe(404);
    expect(receiver.strays).toBe(1);
    expect(await second.until(({ length }) => length > 1, 1)).toBe(false);
  } finally {
    await receiver.close();
  }
});

it('is reached by the address that it is given', async () => {
  const receiver = await Receiver.open({ url: 'https://tunnel.example/suite/' });
  expect(receiver.place('here').url).toBe('https://tunnel.example/suite/here');
  expect(receiver.isDirect).toBe(false);
  await receiver.close();
});
