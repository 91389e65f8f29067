import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '../sealing/hash.ts';
import { ApiError } from '../errors/api-error.ts';

/** A cursor continues this list of this tenant with these filters alone. */
export interface CursorScope {
  readonly tenantId: string;
  readonly operationId: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

export interface CursorSigner {
  /** Opaque; after the item with this key. */
  sign(scope: CursorScope, position: string): string;
  /** @throws ApiError invalid_cursor unless signed for this very scope */
  read(scope: CursorScope, cursor: string): string;
}

const FORM = /^([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{43})$/;

/**
 * HMAC-SHA256 over scope and position.
 * @param previous secrets that are still read
 */
export function createCursorSigner(secret: string, previous: readonly string[] = []): CursorSigner {
  const macOf = (scope: CursorScope, position: string, by = secret): Buffer =>
    createHmac('sha256', by)
      .update(`cursor:${canonicalJson([scope.tenantId, scope.operationId, scope.filters, position])}`)
      .digest();
  return {
    sign: (scope, position) =>
      `${Buffer.from(position).toString('base64url')}.${macOf(scope, position).toString('base64url')}`,
    read: (scope, cursor) => {
      const [, encoded, mac] = FORM.exec(cursor) ?? [];
      if (encoded === undefined || mac === undefined) throw new ApiError('invalid_cursor');
      const position = Buffer.from(encoded, 'base64url').toString();
      const given = Buffer.from(mac, 'base64url');
      // base64url has several spellings of one value.
      const isCanonical =
        Buffer.from(position).toString('base64url') === encoded && given.toString('base64url') === mac;
      const isSigned = [secret, ...previous].some((by) => timingSafeEqual(given, macOf(scope, position, by)));
      if (!isCanonical || !isSigned) throw new ApiError('invalid_cursor');
      return position;
    },
  };
}
