import { presentMoment } from '../clock.ts';
import type { ReadHandler } from '../contract/handler.ts';
import type { Schema } from '../contract/operation-types.ts';
import { mapRows, selectList } from '../db/rows.ts';
import { mailsTable, readMail, type Mail } from '../outbox/mail.ts';
import type { Sealer } from '../sealing/sealer.ts';

const MOST = 200;

function presentMail(mail: Mail, sealer: Pick<Sealer, 'open'>): Schema<'Mail'> {
  const { id, kind, recipient: to, subject, createdAt } = mail;
  return { id, kind, to, subject, ...readMail(mail, sealer), createdAt: presentMoment(createdAt) };
}

/** GET /v1/sandbox/mail: what production would send to people of the account. */
export const getMail: ReadHandler<'getMail'> = {
  kind: 'read',
  read: async (_request, { database: { reader }, caller, sealer }) => {
    const query = reader(mailsTable.name)
      .select(reader.raw(selectList(mailsTable)))
      .where('tenant_id', caller.tenantId)
      .orderBy('id', 'desc')
      .limit(MOST);
    const mails = await mapRows(mailsTable, query);
    return { body: { data: mails.map((mail) => presentMail(mail, sealer)) } };
  },
};
