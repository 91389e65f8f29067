import { describe, expect, it } from 'vitest';
import { newId } from '../../identity/ids.ts';
import { systemBytes } from '../../identity/random.ts';
import { Signer } from '../../sealing/signer.ts';
import { UNKNOWN_DEVICE } from '../users/table.ts';
import { deviceCookie, knownDevice, newDevice } from './device.ts';

const signer = new Signer('a secret of the service', []);

describe('a browser', () => {
  const userId = newId('usr');
  const device = newDevice(systemBytes);
  const cookie = deviceCookie(signer, userId, device);

  it('is known to the user who has signed in with it', () => {
    expect(knownDevice(signer, cookie, userId)).toBe(device);
  });

  it.each<[string, string | null, string | undefined]>([
    ['another user', cookie, newId('usr')],
    ['nobody', cookie, undefined],
    ['no cookie', null, userId],
    ['a made up one', `${userId}.${newDevice(systemBytes)}.${'A'.repeat(43)}`, userId],
    ['another browser’s signature', cookie.replace(device, newDevice(systemBytes)), userId],
    ['another secret', deviceCookie(new Signer('another', []), userId, device), userId],
    ['something more', `${cookie}.`, userId],
  ])('is unknown with %s', (_name, text, owner) => {
    expect(knownDevice(signer, text, owner)).toBe(UNKNOWN_DEVICE);
  });
});
