import type { Moment } from '../calendar/clock.ts';
import {
  type RowEffect,
  defineTable,
  insertRow,
  integer,
  moment,
  momentOrNull,
  text,
  textOrNull,
} from '../db/statements/table.ts';
import type { NewId } from '../identity/ids.ts';
import type { Sealed, SealedPlace, Sealer } from '../sealing/sealer.ts';

/** What a mail is about. */
export type MailKind = 'invitation' | 'recovery' | 'security_notice' | 'notification';

/** Where the link goes in a mail's text. */
const LINK = '{link}';

/** A mail that is to be sent, or was. A worker sends it, under a lock of the mail's own. */
export interface Mail {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  /** Its text, with a place for the link. */
  readonly body: string;
  /** The link; gone once it is sent, but in the sandbox. */
  readonly linkSealed: Sealed | null;
  /** What must not be told twice; null where nothing keeps it from that. */
  readonly cause: string | null;
  readonly status: 'queued' | 'sent' | 'failed' | 'expired';
  readonly attempts: number;
  /** When it is to be sent, on the server's clock as all moments here; null once that is over. */
  readonly dueAt: Moment | null;
  readonly leaseUntil: Moment | null;
  readonly sentAt: Moment | null;
  /** From when on it is of no use to anybody; null where it always is. */
  readonly uselessAt: Moment | null;
  readonly createdAt: Moment;
}

export const mailsTable = defineTable<Mail>({
  name: 'mails',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    kind: text<MailKind>(),
    recipient: text(),
    subject: text(),
    body: text(),
    linkSealed: textOrNull<Sealed>(),
    cause: textOrNull(),
    status: text<Mail['status']>(),
    attempts: integer(),
    dueAt: momentOrNull(),
    leaseUntil: momentOrNull(),
    sentAt: momentOrNull(),
    uselessAt: momentOrNull(),
    createdAt: moment(),
  },
});

/** A mail to somebody of an account. */
export interface NewMail {
  readonly tenantId: string;
  readonly kind: MailKind;
  /** One address, normalised. */
  readonly to: string;
  readonly subject: string;
  /** Plain text; `{link}` stands where the link goes. */
  readonly text: string;
  /** A link that must be known to nobody else. */
  readonly link?: string;
  /** From when on it need not be sent any more. */
  readonly uselessAt?: Moment;
  /** What a second mail would be about again: the database refuses that. */
  readonly cause?: string;
}

/** Where a mail's link is sealed. */
export function linkPlace(mailId: string): SealedPlace {
  return { purpose: 'mail_link', rowId: mailId };
}

/** Queues a mail in the transaction of its cause. Nothing is sent before that has committed, nor within a request. */
export function queueMail(
  { tenantId, kind, to, subject, text: body, link, uselessAt, cause }: NewMail,
  context: { readonly newId: NewId; readonly serverNow: Moment; readonly sealer: Pick<Sealer, 'seal'> },
): RowEffect {
  const id = context.newId('msg');
  return insertRow(mailsTable, {
    id,
    tenantId,
    kind,
    recipient: to,
    subject,
    body,
    linkSealed: link === undefined ? null : context.sealer.seal(linkPlace(id), link),
    cause: cause ?? null,
    status: 'queued',
    attempts: 0,
    dueAt: context.serverNow,
    leaseUntil: null,
    sentAt: null,
    uselessAt: uselessAt ?? null,
    createdAt: context.serverNow,
  });
}

/** A mail as somebody reads it. */
export interface ReadableMail {
  readonly text: string;
  /** Null where it has none, or none any more. */
  readonly link: string | null;
}

/** A mail as somebody reads it who must not have its link. */
export function readWithoutLink({ body }: Pick<Mail, 'body'>): ReadableMail {
  return { text: body.replaceAll(LINK, '[link]'), link: null };
}

/** Puts a mail's link into its text. @throws SecretUnreadable where no secret of this process opens the link */
export function readMail({ id, body, linkSealed }: Mail, sealer: Pick<Sealer, 'open'>): ReadableMail {
  if (linkSealed === null) return { text: body, link: null };
  const link = sealer.open(linkPlace(id), linkSealed);
  return { text: body.replaceAll(LINK, () => link), link };
}
