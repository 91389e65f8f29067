import type { Word } from '../../generated/words.ts';
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

export type MailKind = Word<'Mail.kind'>;

const LINK = '{link}';

/** Sent by a worker, under a lock of its own. */
export interface Mail {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  /** With a place for the link. */
  readonly body: string;
  /** Removed after sending, except in the sandbox. */
  readonly linkSealed: Sealed | null;
  /** Must not be told twice; null for no such cause. */
  readonly cause: string | null;
  readonly status: 'queued' | 'sent' | 'failed' | 'expired';
  readonly attempts: number;
  /** On the server clock, like all here; null once it is over. */
  readonly dueAt: Moment | null;
  readonly leaseUntil: Moment | null;
  readonly sentAt: Moment | null;
  /** Null for mail that stays useful. */
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

export interface NewMail {
  readonly tenantId: string;
  readonly kind: MailKind;
  /** Normalised. */
  readonly to: string;
  readonly subject: string;
  /** Plain text; `{link}` marks the link. */
  readonly text: string;
  /** Known to its recipient alone. */
  readonly link?: string;
  /** Not sent after it. */
  readonly uselessAt?: Moment;
  /** The database refuses a second mail of one cause. */
  readonly cause?: string;
}

export function linkPlace(mailId: string): SealedPlace {
  return { purpose: 'mail_link', rowId: mailId };
}

/** In its cause's transaction; sent after the commit. */
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

export interface ReadableMail {
  readonly text: string;
  /** Null without one. */
  readonly link: string | null;
}

/** For readers who must not have the link. */
export function readWithoutLink({ body }: Pick<Mail, 'body'>): ReadableMail {
  return { text: body.replaceAll(LINK, '[link]'), link: null };
}

/** @throws SecretUnreadable if no secret of this process opens the link */
export function readMail({ id, body, linkSealed }: Mail, sealer: Pick<Sealer, 'open'>): ReadableMail {
  if (linkSealed === null) return { text: body, link: null };
  const link = sealer.open(linkPlace(id), linkSealed);
  return { text: body.replaceAll(LINK, () => link), link };
}
