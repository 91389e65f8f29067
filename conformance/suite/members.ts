import { dismiss, enrol, type Person } from '../people/person.ts';
import type { Session } from './session.ts';
import type { Tenant } from './tenant.ts';

/** So many members that were made for one call may be there at once: an account has 200 at the most. */
const MOST = 20;

const made = new WeakMap<Tenant, Person[]>();

/** The id of a member who stays. */
export async function enrolled(tenant: Tenant, session: Session): Promise<string> {
  const { id } = await enrol({ session, tenant }, 'viewer');
  return id;
}

/** The id of a member who is made for one call, and taken out again when many have been made after them. */
export async function newMember(tenant: Tenant, session: Session): Promise<string> {
  const passing = made.get(tenant) ?? [];
  made.set(tenant, passing);
  const person = await enrol({ session, tenant }, 'viewer');
  passing.push(person);
  const [oldest] = passing;
  if (passing.length > MOST && oldest !== undefined) {
    passing.shift();
    await dismiss({ session }, oldest);
  }
  return person.id;
}
