import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { listenerSecret } from './listener-secret.ts';

it('follows from the key alone, in the form that every secret has', () => {
  const secret = listenerSecret('sk_sandbox_one');
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(secret).toBe(
    `whsec_${createHmac('sha256', Buffer.from('sk_sandbox_one')).update('corridor listen').digest('base64')}`,
  );
  expect(listenerSecret('sk_sandbox_one')).toBe(secret);
  expect(listenerSecret('sk_sandbox_two')).not.toBe(secret);
});
