import type { HttpIdentityConfig } from '../../config/http-identity.ts';
import type { OrderOf } from '../../outbox/instruction.ts';
import {
  type AnyOrder,
  type Answer,
  type Call,
  type Delivery,
  type Limits,
  type Provider,
  type ProviderMessages,
  Refused,
  type Report,
  Retry,
} from '../port/provider.ts';
import type { ProviderAlarms } from '../port/provider-alarms.ts';
import { type Registry, RegistryRefusal, type Review } from './registry.ts';

const HTTP_IDENTITY = 'http_identity';

const LIMITS: Limits = { timeoutMs: 20_000, atOnce: 4 };

/** People mend a token or a level. */
const WAIT_MS = 60_000;

const IDENTITY_REFUSING = 'identity_refusing';

export interface HttpIdentityParts {
  readonly registry: Registry;
  readonly alarms: ProviderAlarms;
  readonly levels: HttpIdentityConfig['levels'];
}

type EvidenceOrder = OrderOf<'hand_over_evidence'>;
type CheckOrder = OrderOf<'check_customer'>;

function isEvidence(order: AnyOrder): order is EvidenceOrder {
  return order.kind === 'hand_over_evidence';
}

function isCheck(order: AnyOrder): order is CheckOrder {
  return order.kind === 'check_customer';
}

/** Undefined while nothing is decided; evidence is never held. */
function reportOf(order: AnyOrder, { applicantId, attempt, finding, reason }: Review): Report | undefined {
  if (finding === 'none' || (finding === 'held' && !isCheck(order))) return undefined;
  const { instructionId } = order;
  return {
    eventId: `${instructionId}:${attempt}:${finding}`,
    about: { instructionId },
    says: finding,
    providerReference: applicantId,
    ...(reason === null ? {} : { reason }),
  };
}

/** An identity provider over HTTP. What it tells in deliveries is asked for: a decision is only what it answers. */
export class HttpIdentity implements Provider {
  readonly name = 'identity';
  readonly adapter = HTTP_IDENTITY;
  readonly limits = LIMITS;
  readonly #parts: HttpIdentityParts;

  constructor(parts: HttpIdentityParts) {
    this.#parts = parts;
  }

  async carryOut(order: AnyOrder, { signal }: Call): Promise<Answer> {
    const followed = this.#followed(order);
    if (followed !== undefined) return { outcome: 'done', reports: [followed] };
    const review = await this.#asked(() => this.#begin(order, signal));
    const report = reportOf(order, review);
    // A check that is held goes on.
    if (report !== undefined && report.says !== 'held') return { outcome: 'done', reports: [report] };
    return { outcome: 'taken', providerReference: review.applicantId };
  }

  async queryStatus(
    order: AnyOrder,
    { signal }: Call,
  ): Promise<readonly Report[] | 'in_progress' | 'absent'> {
    const review = await this.#asked(() => this.#parts.registry.find(order.instructionId, signal));
    if (review === undefined) return 'absent';
    const report = reportOf(order, review);
    return report === undefined ? 'in_progress' : [report];
  }

  receive(delivery: Delivery): { readonly messages?: ProviderMessages; readonly ask?: readonly string[] } {
    return { ask: this.#parts.registry.externalIdsIn(delivery) };
  }

  /** An entitlement without a level of its own is what the verification is. */
  #followed(order: AnyOrder): Report | undefined {
    if (!isCheck(order) || order.payload.decides === 'verification') return undefined;
    const { decides, verificationStatus } = order.payload;
    if (this.#parts.levels[decides] !== undefined) return undefined;
    const { instructionId } = order;
    const isApproved = verificationStatus === 'approved';
    return {
      eventId: `${instructionId}:follows:${verificationStatus}`,
      about: { instructionId },
      says: isApproved ? 'accepted' : 'rejected',
      ...(isApproved ? {} : { reason: 'verification_rejected' }),
    };
  }

  async #begin(order: AnyOrder, signal: AbortSignal): Promise<Review> {
    const { registry, levels } = this.#parts;
    const { instructionId } = order;
    const known = await registry.find(instructionId, signal);
    if (known !== undefined) return known;
    if (isEvidence(order)) {
      if (order.secret === undefined) throw new Refused('share_token_expired', 'The share token is gone.');
      return registry.importShared(order.secret, instructionId, signal);
    }
    if (!isCheck(order)) throw new Refused('not_supported', 'An identity provider only identifies.');
    const { decides, type, contact, details } = order.payload;
    const level = levels[decides === 'verification' ? type : decides];
    if (level === undefined) throw new Refused('not_supported', `No level decides ${decides}.`);
    return registry.check({ type, email: contact.email, details }, level, instructionId, signal);
  }

  /** A refusal of what is ours to mend is tried again, with an alarm. */
  async #asked<Result>(call: () => Promise<Result>): Promise<Result> {
    const { registry, alarms } = this.#parts;
    try {
      const result = await call();
      await alarms.clear(IDENTITY_REFUSING, registry.name);
      return result;
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      if (!error.isOurs) throw new Refused('identity_evidence_invalid', error.code);
      await alarms.raise(IDENTITY_REFUSING, registry.name, { code: error.code, message: error.message });
      throw new Retry(`The provider refuses: ${error.code}`, WAIT_MS);
    }
  }
}
