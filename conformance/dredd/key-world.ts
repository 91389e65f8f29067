import { post, type Target } from './api.ts';

export interface KeyWorld {
  readonly activeId: string;
  readonly revokedId: string;
}

export async function newKey(target: Target): Promise<string> {
  const body = { name: 'For Dredd', type: 'secret', role: 'developer' };
  return (await post(target, '/v1/api-keys', body)).id;
}

/** Makes keys; an account has two already, so that their list has more than the one item that a page holds. */
export async function createKeyWorld(target: Target): Promise<KeyWorld> {
  const activeId = await newKey(target);
  const revokedId = await newKey(target);
  await post(target, `/v1/api-keys/${revokedId}/revoke`, {});
  return { activeId, revokedId };
}
