import type { ConsoleOperationId } from './console-types.ts';
import type { Caller, DocumentHandler } from './handler.ts';
import type { ConfirmedStepUp } from './operation-types.ts';
import type { Moment } from '../calendar/clock.ts';
import type { Address } from '../net/ip-network.ts';
import type { RequestFacts } from '../identity/actor.ts';
import type { Role } from '../identity/roles.ts';
import type { Admission } from '../writes/idempotency.ts';
import type { Tenant } from '../writes/tenant.ts';

/** As the edge keeps it with what it confirms. */
export interface Confirmation extends ConfirmedStepUp {
  /** Null for the operator's. */
  readonly userId: string | null;
  readonly issuedAt: Moment;
}

export interface KnownCaller {
  readonly kind: 'key' | 'session';
  /** The key or user: requests are counted by it. */
  readonly id: string;
  readonly tenant: Pick<Tenant, 'id' | 'status'>;
  readonly holder: { readonly role: Role; readonly scopes: readonly string[] | null };
  /** A session counts as a secret key. */
  readonly caller: Caller;
  /** Null before `confirm`, and if none is needed. */
  readonly confirmation: Confirmation | null;
  /** By the request's address. */
  isAllowedHere(): boolean;
  noteUse(): void;
  /**
   * @param tokens values of `Step-Up-Token`; a session's are not looked at
   * @throws ApiError step_up_required
   */
  confirm(tokens: readonly string[], scope: string | null): Promise<void>;
  /**
   * Judges the caller again in the write's transaction.
   * @param scope null for any
   */
  admission(scope: string | null): Admission;
}

export interface CallerPort {
  /**
   * @param address undefined if unknown; read only for a key bound to addresses
   * @throws ApiError unauthenticated
   */
  byKey(text: string, address: () => Address | undefined): Promise<KnownCaller>;
  /** The account of a recently accepted key, without a look-up. */
  tenantOf(text: string): string | undefined;
  /**
   * Counts as a use of the session.
   * @throws ApiError unauthenticated
   */
  bySession(cookie: string): Promise<KnownCaller>;
}

/** As one request shows it. */
export interface Browser {
  /** Null if it cannot be this service's. */
  readonly publicOrigin: string | null;
  /** Where an application that mounts this one has it; empty where none does. */
  readonly basePath: string;
  readonly session: string | null;
  readonly device: string | null;
  /** Null if unknown. */
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
  /** Where a stream continues; undefined for now. */
  readonly lastEventId: string | undefined;
}

/** With cookies: null removes one, undefined leaves it. */
export interface ConsoleReply<Body> {
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly session?: string | null;
  readonly device?: string;
  /** Sent one by one in the place of the body; ended when the caller leaves. */
  readonly pieces?: AsyncIterable<string> & { readonly end: () => void };
}

/** Equal for every caller. */
export interface PageHandler {
  readonly kind: 'page';
  /** @param basePath where an application that mounts this one has it; empty if none does */
  readonly write: (basePath: string) => Promise<string>;
}

export interface BegunCall {
  /** Of the signed-in user; null if anyone may call. */
  readonly tenant: Pick<Tenant, 'id' | 'status'> | null;
  /** @throws ApiError step_up_required */
  confirm(): Promise<Confirmation>;
  /** @param input judged by the contract's validators */
  run(input: unknown, request: RequestFacts): Promise<ConsoleReply<unknown>>;
}

/** An operation of the console. */
export interface ConsoleCall {
  readonly kind: 'call';
  /** @throws ApiError unauthenticated */
  begin(browser: Browser): Promise<BegunCall>;
}

export type ServedConsole = Readonly<Record<ConsoleOperationId, ConsoleCall | PageHandler | DocumentHandler>>;
