import type { ConsoleOperationId } from './console-types.ts';
import type { Caller, DocumentHandler } from './handler.ts';
import type { ConfirmedStepUp } from './operation-types.ts';
import type { Moment } from '../calendar/clock.ts';
import type { Address } from '../net/ip-network.ts';
import type { RequestFacts } from '../identity/actor.ts';
import type { Role } from '../identity/roles.ts';
import type { Admission } from '../writes/idempotency.ts';
import type { Tenant } from '../writes/tenant.ts';

/** A confirmation by the second factor, as far as the edge keeps it with what it confirms. */
export interface Confirmation extends ConfirmedStepUp {
  /** Null if the operator has confirmed. */
  readonly userId: string | null;
  readonly issuedAt: Moment;
}

/** A caller whose key or session works. */
export interface KnownCaller {
  readonly kind: 'key' | 'session';
  /** The key or the user: requests are counted by it. */
  readonly id: string;
  readonly tenant: Pick<Tenant, 'id' | 'status'>;
  readonly holder: { readonly role: Role; readonly scopes: readonly string[] | null };
  /** The caller as handlers know it. A session counts as a secret key. */
  readonly caller: Caller;
  /** The confirmation that `confirm` has found; null before, and if the operation needs none. */
  readonly confirmation: Confirmation | null;
  /** Whether it may be used from where this request comes from. */
  isAllowedHere(): boolean;
  /** Notes that it is used. */
  noteUse(): void;
  /**
   * Finds the confirmation that an operation of a scope needs.
   * @param tokens the values of `Step-Up-Token`; those of a session are not looked at
   * @throws ApiError step_up_required
   */
  confirm(tokens: readonly string[], scope: string | null): Promise<void>;
  /** What looks at the caller once more, in the transaction of its write. @param scope null if any will do */
  admission(scope: string | null): Admission;
}

/** Who calls: what the edge asks of access. */
export interface CallerPort {
  /**
   * The caller of a key.
   * @param address where the request comes from, undefined if that is unknown; read only for a key that is bound to addresses
   * @throws ApiError unauthenticated
   */
  byKey(text: string, address: () => Address | undefined): Promise<KnownCaller>;
  /** The account of a key that was accepted of late, without looking anything up; undefined if it was not. */
  tenantOf(text: string): string | undefined;
  /** The caller of a session's cookie, which counts as a use of it. @throws ApiError unauthenticated */
  bySession(cookie: string): Promise<KnownCaller>;
}

/** A browser, as one request shows it. */
export interface Browser {
  /** The address by which it reaches the service; null where it can be none of this service's. */
  readonly publicOrigin: string | null;
  /** Where an application that mounts this one has it; empty where none does. */
  readonly basePath: string;
  readonly session: string | null;
  readonly device: string | null;
  /** Null where it cannot be determined. */
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

/** A reply of the console, with the cookies that go with it: null has the browser forget one, and undefined leaves it. */
export interface ConsoleReply<Body> {
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
  readonly session?: string | null;
  readonly device?: string;
}

/** A page that is the same for everybody. */
export interface PageHandler {
  readonly kind: 'page';
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A call of the console whose caller is known. */
export interface BegunCall {
  /** The tenant of the user who is signed in; null if anybody may call. */
  readonly tenant: Pick<Tenant, 'id' | 'status'> | null;
  /** Finds the confirmation that the operation needs. @throws ApiError step_up_required */
  confirm(): Promise<Confirmation>;
  /** @param input what the contract's validators let pass */
  run(input: unknown, request: RequestFacts): Promise<ConsoleReply<unknown>>;
}

/** An operation of the console that works with the browser that calls. */
export interface ConsoleCall {
  readonly kind: 'call';
  /** @throws ApiError unauthenticated */
  begin(browser: Browser): Promise<BegunCall>;
}

/** The operations of the console, as the edge carries them out. */
export type ServedConsole = Readonly<Record<ConsoleOperationId, ConsoleCall | PageHandler | DocumentHandler>>;
