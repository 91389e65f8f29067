import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '../sealing/hash.ts';
import { ApiError } from '../errors/api-error.ts';

/** What a cursor is bound to: it continues this list of this tenant with these filters, and no other. */
export interface CursorScope {
  readonly tenantId: string;
  readonly operationId: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** Signs positions in lists, and reads back those that it signed. */
export interface CursorSigner {
  /** An opaque cursor that stands behind the item with this key. */
  sign(scope: CursorScope, position: string): string;
  /** @throws ApiError invalid_cursor for anything that was not signed for this very scope. */
  read(scope: CursorScope, cursor: string): string;
}

const FORM = /^([A-Za-z0-9_-]{1,128})\.([A-Za-z0-9_-]{43})$/;

/**
 * Makes a signer from the service's secret: HMAC-SHA256 over the scope and the position.
 * @param previous secrets under which cursors were signed earlier, and are read still
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
      // The re-encoded form must be the given one: base64url has several spellings of the same bytes.
      const isCanonical =
        Buffer.from(position).toString('base64url') === encoded && given.toString('base64url') === mac;
      const isSigned = [secret, ...previous].some((by) => timingSafeEqual(given, macOf(scope, position, by)));
      if (!isCanonical || !isSigned) throw new ApiError('invalid_cursor');
      return position;
    },
  };
}
