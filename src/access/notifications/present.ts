import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { Tenant } from '../../writes/tenant.ts';
import { FIRST_NOTIFICATIONS, type NotificationSettings } from './table.ts';

export function presentNotificationSettings(
  settings: NotificationSettings | undefined,
  { createdAt }: Pick<Tenant, 'createdAt'>,
): Schema<'NotificationSettings'> {
  const { email, recipients } = settings ?? FIRST_NOTIFICATIONS;
  return {
    email: { ...email },
    recipients: [...recipients],
    updatedAt: presentMoment(settings?.updatedAt ?? createdAt),
  };
}
