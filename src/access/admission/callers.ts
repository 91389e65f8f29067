import type { CallerPort, Confirmation, KnownCaller } from '../../contract/caller-port.ts';
import type { Caller } from '../../contract/handler.ts';
import { keyActor, userActor } from '../../identity/actor.ts';
import type { Address } from '../../net/ip-network.ts';
import type { Admission } from '../../writes/idempotency.ts';
import { type Credential, createAuthenticate } from '../api-keys/authenticate.ts';
import type { KeyUses } from '../api-keys/key-uses.ts';
import { isAllowedFrom } from '../api-keys/rules.ts';
import type { Sessions } from '../sessions/authenticate.ts';
import type { SessionCredential } from '../sessions/credential.ts';
import { confirmedSession } from '../step-up/confirmed-session.ts';
import type { GroundedStepUp, StepUp } from '../step-up/table.ts';
import type { Database } from '../../db/connection.ts';
import type { SessionTerms } from '../users/table.ts';
import { admissionOf } from './key-admission.ts';
import { type RequireStepUp, type StepUpRules, createRequireStepUp } from './require-step-up.ts';

export interface CallerDependencies extends StepUpRules {
  readonly database: Database;
  /** Told of every use of a key. */
  readonly keyUses: Pick<KeyUses, 'note'>;
  readonly sessions: Sessions;
  readonly sessionTerms: SessionTerms;
}

interface KeyCallerDependencies extends CallerDependencies {
  readonly requireStepUp: RequireStepUp;
}

class KeyCaller implements KnownCaller {
  readonly kind = 'key';
  readonly caller: Caller;
  readonly #credential: Credential;
  readonly #address: () => Address | undefined;
  readonly #dependencies: KeyCallerDependencies;
  #stepUp: GroundedStepUp | null = null;

  constructor(
    credential: Credential,
    address: () => Address | undefined,
    dependencies: KeyCallerDependencies,
  ) {
    const { key, tenant } = credential;
    this.#credential = credential;
    this.#address = address;
    this.#dependencies = dependencies;
    this.caller = {
      tenantId: tenant.id,
      actor: keyActor(key.id),
      keyType: key.type,
      rank: key.role,
      scopes: key.scopes,
    };
  }

  get id(): string {
    return this.#credential.key.id;
  }

  get tenant(): KnownCaller['tenant'] {
    return this.#credential.tenant;
  }

  get holder(): KnownCaller['holder'] {
    return this.#credential.key;
  }

  get confirmation(): Confirmation | null {
    return this.#stepUp && this.#stepUp.stepUp;
  }

  isAllowedHere(): boolean {
    const { allowedIps } = this.#credential.key;
    return allowedIps === null || isAllowedFrom(allowedIps, this.#address());
  }

  noteUse(): void {
    this.#dependencies.keyUses.note(this.#credential.key);
  }

  async confirm(tokens: readonly string[], scope: string | null): Promise<void> {
    this.#stepUp = await this.#dependencies.requireStepUp(tokens, this.tenant.id, scope);
  }

  admission(scope: string | null): Admission {
    const { sessionTerms: sessions, environment } = this.#dependencies;
    const admitted = { ...this.#credential, stepUp: this.#stepUp, address: this.#address };
    return admissionOf(admitted, { sessions, scope, environment });
  }
}

class SessionCaller implements KnownCaller {
  readonly kind = 'session';
  readonly caller: Caller;
  readonly holder: KnownCaller['holder'];
  readonly #credential: SessionCredential;
  readonly #dependencies: CallerDependencies;
  #stepUp: StepUp | null = null;

  constructor(credential: SessionCredential, dependencies: CallerDependencies) {
    const { user, tenant } = credential;
    this.#credential = credential;
    this.#dependencies = dependencies;
    this.holder = { role: user.role, scopes: null };
    this.caller = {
      tenantId: tenant.id,
      actor: userActor(user.id),
      keyType: 'secret',
      rank: user.role,
      scopes: null,
    };
  }

  get id(): string {
    return this.#credential.user.id;
  }

  get tenant(): KnownCaller['tenant'] {
    return this.#credential.tenant;
  }

  get confirmation(): Confirmation | null {
    return this.#stepUp;
  }

  isAllowedHere(): boolean {
    return true;
  }

  /** Looking it up has recorded the use. */
  noteUse(): void {}

  /** A session's own confirmation alone counts: a token beside it is ignored. */
  async confirm(): Promise<void> {
    const { database, clock } = this.#dependencies;
    const { stepUp } = await confirmedSession(database, clock, this.#credential);
    this.#stepUp = stepUp;
  }

  admission(scope: string | null): Admission {
    const { sessionTerms: sessions, environment } = this.#dependencies;
    return admissionOf({ ...this.#credential, stepUp: this.#stepUp }, { sessions, scope, environment });
  }
}

/** By keys and by sessions. */
export function createCallers(dependencies: CallerDependencies): CallerPort {
  const authenticate = createAuthenticate(dependencies);
  const ofKeys = Object.assign({ requireStepUp: createRequireStepUp(dependencies) }, dependencies);
  return {
    byKey: async (text, address) => new KeyCaller(await authenticate(text), address, ofKeys),
    tenantOf: (text) => authenticate.tenantOf(text),
    bySession: async (cookie) => new SessionCaller(await dependencies.sessions.use(cookie), dependencies),
  };
}
