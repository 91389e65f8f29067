import { readableLinks } from '../access/credentials/link-store.ts';
import { presentMoment } from '../calendar/clock.ts';
import type { ReadHandler } from '../contract/handler.ts';
import type { Schema } from '../contract/operation-types.ts';
import type { ListOf } from '../lists/condition.ts';
import { listPage } from '../lists/list-page.ts';
import { presentPage } from '../lists/present-page.ts';
import { type Mail, type ReadableMail, mailsTable, readMail, readWithoutLink } from '../mail/table.ts';

const mailList: ListOf<'listMail', Mail> = {
  operationId: 'listMail',
  path: '/v1/sandbox/mail',
  table: mailsTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'msg' },
  filters: {},
};

function presentMail(mail: Mail, { text, link }: ReadableMail): Schema<'Mail'> {
  const { id, kind, recipient: to, subject, createdAt } = mail;
  return { id, kind, to, subject, text, link, createdAt: presentMoment(createdAt) };
}

/** GET /v1/sandbox/mail: what production would send to people of the account, newest first. A link is shown to those who may let in. */
export const listMail: ReadHandler<'listMail'> = {
  kind: 'read',
  read: async ({ query }, { database: { reader }, caller, cursors, sealer }) => {
    const page = await listPage(reader, mailList, caller.tenantId, query, cursors);
    const read = new Map(page.rows.map((mail) => [mail.id, readMail(mail, sealer)]));
    const links = [...read.values()].flatMap(({ link }) => (link === null ? [] : [link]));
    const readable = await readableLinks(reader, links, caller.rank);
    return presentPage(page, (mail) => {
      const whole = read.get(mail.id);
      const isShown = whole !== undefined && (whole.link === null || readable.has(whole.link));
      return presentMail(mail, isShown ? whole : readWithoutLink(mail));
    });
  },
};
