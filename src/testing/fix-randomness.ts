import { createCipheriv, createHash } from 'node:crypto';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Fills bytes by a stream cipher under a key of its own: the same bytes for the same words. */
function streamOf(words: string): (bytes: Uint8Array) => void {
  const cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(words).digest(), Buffer.alloc(16));
  return (bytes) => {
    bytes.set(cipher.update(Buffer.alloc(bytes.length)));
  };
}

/**
 * Has all that draws from node:crypto draw from a stream, the same in every run: identifiers, keys, tokens and jitter of a
 * test file do not depend on chance, nor on which file ran before it. Names that two runs on one machine must not share
 * are drawn elsewhere (`unrepeated-name.ts`).
 * @param words from which the stream is made
 */
export function fixRandomness(words: string): void {
  const fill = streamOf(words);
  const draw = (size: number): Buffer => {
    const bytes = Buffer.alloc(size);
    fill(bytes);
    return bytes;
  };
  const fillView = <View extends NodeJS.ArrayBufferView>(view: View): View => {
    fill(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    return view;
  };
  const randomUUID = (): string => {
    const bytes = draw(16);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  };
  const randomInt = (one: number, other?: number): number => {
    const [from, to] = other === undefined ? [0, one] : [one, other];
    return from + Number(draw(8).readBigUInt64LE() % BigInt(to - from));
  };
  const { webcrypto } = crypto;
  Object.assign(crypto, { randomBytes: draw, randomFillSync: fillView, randomUUID, randomInt });
  // Where the property is inherited, as from the class, this gives the object one of its own.
  Object.defineProperty(webcrypto, 'getRandomValues', { value: fillView, configurable: true });
  syncBuiltinESMExports();
}
