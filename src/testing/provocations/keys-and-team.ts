import type { UserRole } from '../../access/users/table.ts';
import { exampleRequest, sendExample } from '../server/example-request.ts';
import type { TestServer } from '../server/test-server.ts';
import type { TestReply } from '../server/test-service.ts';
import { VIEWER_KEY, type TestTenant } from '../worlds/test-tenant.ts';
import type { Provocations, ProvocationStage } from './provocation-stage.ts';

/** A key that is a viewer's cannot have these. */
const BEYOND_VIEWERS = { scopes: ['treasury:write'] };

async function onKeys(
  of: TestTenant,
  place: string,
  body: object,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<TestReply> {
  const headers = { 'step-up-token': await of.stepUp() };
  return of.request(method, `/v1/api-keys${place}`, { headers, body });
}

async function revokedKey(tenant: TestTenant): Promise<string> {
  const { id } = await tenant.newApiKey();
  await onKeys(tenant, `/${id}/revoke`, {});
  return id;
}

/** Answers what an owner's key does to the one member of its account, who is new. */
async function asOwner(
  server: TestServer,
  method: string,
  role: UserRole,
  body?: object,
): Promise<TestReply> {
  const own = await server.newTenant();
  const path = `/v1/team/members/${await own.newMember(role)}`;
  const key = await server.newKey(own.clientId, { role: 'owner' });
  const headers = { 'step-up-token': await own.stepUp() };
  return own.request(method, path, { key, headers, ...(body === undefined ? {} : { body }) });
}

/** What the rules of keys refuse. */
function provokeAtKeys({ server, tenant }: ProvocationStage): Provocations {
  return {
    createApiKey: {
      limit_exceeded: async () => {
        const full = await server.newTenant();
        const counts = server.service.database.writer('api_key_counts').where('tenant_id', full.clientId);
        await counts.update({ lasting: 100 });
        return onKeys(full, '', VIEWER_KEY);
      },
    },
    updateApiKey: {
      invalid_state: async () => onKeys(tenant, `/${await revokedKey(tenant)}`, { name: 'Till' }, 'PATCH'),
      limit_exceeded: async () =>
        onKeys(tenant, `/${(await tenant.newApiKey()).id}`, BEYOND_VIEWERS, 'PATCH'),
    },
    rotateApiKey: {
      invalid_state: async () => onKeys(tenant, `/${await revokedKey(tenant)}/rotate`, {}),
      limit_exceeded: async () => onKeys(tenant, `/${(await tenant.newApiKey()).id}/rotate`, BEYOND_VIEWERS),
    },
    revokeApiKey: { invalid_state: async () => onKeys(tenant, `/${await revokedKey(tenant)}/revoke`, {}) },
  };
}

/** What the rules of members and invitations refuse. */
function provokeInTeam({ server, tenant, records, send }: ProvocationStage): Provocations {
  return {
    updateMember: { invalid_state: () => asOwner(server, 'PATCH', 'owner', { role: 'viewer' }) },
    removeMember: { invalid_state: () => asOwner(server, 'DELETE', 'owner') },
    createInvitation: {
      invalid_state: async () => {
        const { email } = await tenant.newInvitation();
        await server.service.database.writer('users').where('id', records.memberId).update({ email });
        return send('createInvitation', { body: { email, role: 'viewer' } });
      },
      limit_exceeded: async () => {
        const full = await server.newTenant();
        await full.newInvitation();
        const team = server.service.database.writer('teams').where('tenant_id', full.clientId);
        await team.update({ members: 200 });
        const headers = { 'step-up-token': await full.stepUp() };
        const body = { email: 'ada@example.com', role: 'viewer' };
        return full.request('POST', '/v1/team/invitations', { headers, body });
      },
    },
    revokeInvitation: {
      invalid_state: async () => {
        const { id: invitationId } = await tenant.newInvitation();
        const example = exampleRequest('revokeInvitation', { ...records, invitationId });
        await sendExample(tenant.request, example);
        return sendExample(tenant.request, example);
      },
    },
  };
}

/** What keys, members and invitations refuse. */
export function keyAndTeamProvocations(stage: ProvocationStage): Provocations {
  return { ...provokeAtKeys(stage), ...provokeInTeam(stage) };
}
