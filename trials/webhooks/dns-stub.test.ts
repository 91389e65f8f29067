import { Resolver } from 'node:dns/promises';
import { expect, it } from 'vitest';
import { DnsStub } from './dns-stub.ts';

it('answers as it is told, each question with the next answer', async () => {
  const stub = await DnsStub.open();
  try {
    const resolver = new Resolver({ timeout: 200, tries: 1 });
    resolver.setServers([stub.address]);
    stub.set('turns.example', [
      ['192.0.2.1', '2001:db8::1'],
      ['127.0.0.2', '10.0.0.1'],
    ]);
    stub.set('silent.example', []);
    expect(await resolver.resolve4('turns.example')).toEqual(['192.0.2.1']);
    expect(await resolver.resolve6('turns.example')).toEqual(['2001:db8::1']);
    expect(await resolver.resolve4('turns.example')).toEqual(['127.0.0.2', '10.0.0.1']);
    expect(await resolver.resolve4('Turns.Example')).toEqual(['127.0.0.2', '10.0.0.1']);
    await expect(resolver.resolve6('turns.example')).rejects.toThrow('ENODATA');
    await expect(resolver.resolve4('nobody.example')).rejects.toThrow('ENOTFOUND');
    await expect(resolver.resolve4('silent.example')).rejects.toThrow('ETIMEOUT');
  } finally {
    await stub.close();
  }
});
