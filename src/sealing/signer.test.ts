import { describe, expect, it } from 'vitest';
import { Signer } from './signer.ts';

describe('a signature', () => {
  const signer = new Signer('a secret of the service', []);

  it('is known again for its text and its use alone', () => {
    const signature = signer.sign('device', 'usr_1.abc');
    expect(signer.isSigned('device', 'usr_1.abc', signature)).toBe(true);
    expect(signer.isSigned('device', 'usr_2.abc', signature)).toBe(false);
    expect(signer.isSigned('email', 'usr_1.abc', signature)).toBe(false);
    expect(new Signer('another secret', []).isSigned('device', 'usr_1.abc', signature)).toBe(false);
  });

  it.each(['', 'x', `${'A'.repeat(42)}B`])('is not %j', (text) => {
    expect(signer.isSigned('device', 'usr_1.abc', text)).toBe(false);
  });

  it('is known after the secret was replaced, while the old one is kept', () => {
    const signature = signer.sign('device', 'usr_1.abc');
    const later = new Signer('the next secret', ['a secret of the service']);
    expect(later.isSigned('device', 'usr_1.abc', signature)).toBe(true);
    expect(later.sign('device', 'usr_1.abc')).not.toBe(signature);
  });
});
