import { Command, InvalidArgumentError, Option } from 'commander';
import { systemBytes } from '../identity/random.ts';
import { OPERATOR } from '../identity/actor.ts';
import { inviteUser } from '../access/team/invite.ts';
import { resetUser } from '../access/team/reset-user.ts';
import { newLink, type NewLink } from '../access/users/rules.ts';
import { removeUser } from '../access/team/change-member.ts';
import { unlockPerson } from '../access/users/unlock.ts';
import { presentMoment } from '../calendar/clock.ts';
import type { Config } from '../config/config.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { findCredentials } from '../access/users/table.ts';
import { isEmail, normaliseEmail } from '../access/users/rules.ts';
import type { Invitation } from '../access/team/table.ts';
import { USER_ROLES, usersTable, type User, type UserRole } from '../access/users/table.ts';
import { Signer } from '../sealing/signer.ts';
import type { Service } from '../service.ts';
import { getTenant, print, withService } from './with-service.ts';

interface OfUser {
  readonly tenant: string;
  readonly email: string;
  readonly json?: boolean;
}

/** For an invited user. */
export interface Enrolment {
  readonly invitationId: string;
  readonly email: string;
  readonly enrolmentUrl: string;
}

/**
 * Normalised.
 * @throws InvalidArgumentError
 */
export function parseEmail(text: string): string {
  const email = normaliseEmail(text);
  if (!isEmail(email)) throw new InvalidArgumentError('This is not a valid e-mail address.');
  return email;
}

/** To the configured address, or this machine in a sandbox. */
export function invitationLink({ users, port }: Config): NewLink {
  return newLink(users.publicUrl ?? `http://localhost:${port}`, 'invitation', systemBytes);
}

/** The link is in the mail too. */
export function enrolmentOf({ id, email }: Pick<Invitation, 'id' | 'email'>, { url }: NewLink): Enrolment {
  return { invitationId: id, email, enrolmentUrl: url };
}

function linesOf({ email, enrolmentUrl }: Enrolment): string[] {
  return [
    `${email} can set a password and a second factor at`,
    enrolmentUrl,
    'The link works once and expires after seven days.',
  ];
}

/** @throws Error if there is none */
async function getUser({ database }: Service, { tenant, email }: OfUser): Promise<User> {
  const users = await selectMatching(database.reader, usersTable, [{ tenantId: tenant, email }]);
  const user = users.find(({ removedAt }) => removedAt === null);
  if (user === undefined) throw new Error(`${tenant} has no user ${email}.`);
  return user;
}

async function create({ tenant, email, role, json }: OfUser & { readonly role: UserRole }): Promise<void> {
  const enrolment = await withService(async ({ config, service }) => {
    await getTenant(service, tenant);
    const link = invitationLink(config);
    const invitation = await service.writeQueue.submit(inviteUser(tenant, { email, role, link }, OPERATOR));
    return enrolmentOf(invitation, link);
  });
  print(json, enrolment, linesOf(enrolment));
}

async function reset(options: OfUser): Promise<void> {
  const enrolment = await withService(async ({ config, service }) => {
    const { name } = await getTenant(service, options.tenant);
    const user = await getUser(service, options);
    const link = invitationLink(config);
    return enrolmentOf(await service.writeQueue.submit(resetUser(user, name, link, OPERATOR)), link);
  });
  print(options.json, enrolment, linesOf(enrolment));
}

async function unlock(options: OfUser): Promise<void> {
  await withService(async ({ config, service }) => {
    const user = await getUser(service, options);
    const signer = new Signer(config.secret, config.previousSecrets);
    await service.writeQueue.submit(unlockPerson(signer, user, OPERATOR));
  });
  const { tenant, email, json } = options;
  print(json, { clientId: tenant, email }, [`${email} can sign in again.`]);
}

async function remove(options: OfUser): Promise<void> {
  const user = await withService(async ({ service }) => {
    const found = await getUser(service, options);
    await service.writeQueue.submit(removeUser(found, OPERATOR));
    return found;
  });
  const { id, tenantId: clientId, email } = user;
  print(options.json, { clientId, id, email }, [`${email} was removed from ${clientId}.`]);
}

async function list({ tenant, json }: { readonly tenant: string; readonly json?: boolean }): Promise<void> {
  const users = await withService(async ({ service }) => {
    await getTenant(service, tenant);
    const { reader } = service.database;
    const rows = await selectMatching(reader, usersTable, [{ tenantId: tenant }]);
    const present = rows.filter(({ removedAt }) => removedAt === null);
    return Promise.all(
      present.map(async ({ id, email, name, role, createdAt }) => {
        const lastSignInAt = (await findCredentials(reader, id))?.lastSignInAt ?? null;
        return {
          id,
          email,
          name,
          role,
          createdAt: presentMoment(createdAt),
          lastSignInAt: lastSignInAt === null ? null : presentMoment(lastSignInAt),
        };
      }),
    );
  });
  const lines = users.map(({ id, email, role, lastSignInAt }) =>
    [id, role.padEnd(9), email, lastSignInAt ?? 'never signed in'].join('  '),
  );
  print(json, { users }, lines);
}

function ofUser(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .requiredOption('--tenant <id>', 'the tenant account')
    .requiredOption('--email <address>', 'the user’s e-mail address', parseEmail)
    .option('--json', 'print one JSON document');
}

export function userCommand(): Command {
  return new Command('user')
    .description('Manage users')
    .addCommand(
      ofUser('create', 'Invite a user, and show the enrolment link')
        .addOption(new Option('--role <role>').choices([...USER_ROLES]).makeOptionMandatory())
        .action(create),
    )
    .addCommand(
      new Command('list')
        .description('Show the users of an account')
        .requiredOption('--tenant <id>', 'the tenant account')
        .option('--json', 'print one JSON document')
        .action(list),
    )
    .addCommand(
      ofUser('unlock', 'Clear the failed sign-ins of a user, who can then sign in again').action(unlock),
    )
    .addCommand(
      ofUser('remove', 'Remove a user permanently; the last owner cannot be removed').action(remove),
    )
    .addCommand(
      ofUser(
        'reset-second-factor',
        'Reset the password, second factor, codes and sessions of a user, and show a new enrolment link',
      ).action(reset),
    );
}
