import { presentMoment } from '../clock.ts';
import type { ReadHandler } from '../contract/handler.ts';
import type { Schema } from '../contract/operation-types.ts';
import type { ListDescription } from '../lists/list-description.ts';
import { listPage } from '../lists/list-page.ts';
import { presentPage } from '../lists/present-page.ts';
import { mailsTable, readMail, type Mail } from '../outbox/mail.ts';
import type { Sealer } from '../sealing/sealer.ts';

const mailList: ListDescription<Mail> = {
  operationId: 'getMail',
  path: '/v1/sandbox/mail',
  table: mailsTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'msg' },
  equals: {},
};

function presentMail(mail: Mail, sealer: Pick<Sealer, 'open'>): Schema<'Mail'> {
  const { id, kind, recipient: to, subject, createdAt } = mail;
  return { id, kind, to, subject, ...readMail(mail, sealer), createdAt: presentMoment(createdAt) };
}

/** GET /v1/sandbox/mail: what production would send to people of the account, newest first. */
export const getMail: ReadHandler<'getMail'> = {
  kind: 'read',
  read: async ({ query }, { database: { reader }, caller, cursors, sealer }) => {
    const page = await listPage(reader, mailList, caller.tenantId, query, cursors);
    return presentPage(page, (mail) => presentMail(mail, sealer));
  },
};
