import { useState } from 'react';
import type { components } from '../../../generated/api.ts';
import { post } from '../../api/writes.ts';
import { Action } from '../../parts/forms/action.tsx';
import { CanDo } from '../../parts/forms/can-do.tsx';
import { Secret } from '../../parts/forms/secret.tsx';

type ApiKey = components['schemas']['ApiKey'];

const ENDED: readonly string[] = ['expired', 'revoked'];

export function ApiKeyActions({ apiKey: { id, name, status } }: { readonly apiKey: ApiKey }) {
  if (ENDED.includes(status)) return null;
  return (
    <CanDo operation="revokeApiKey">
      <Action
        label="Revoke"
        act={`Revoke the key ${name}`}
        question="Programs that use it are refused at once. Revoke it?"
        send={(key) => post('/v1/api-keys/{id}/revoke', { key, id, body: {} })}
      />
    </CanDo>
  );
}

export function ApiKeyRotation({ apiKey: { id, name, status } }: { readonly apiKey: ApiKey }) {
  const [text, setText] = useState<string>();
  if (text !== undefined) return <Secret title="The key that follows" text={text} />;
  if (status !== 'active') return null;
  return (
    <CanDo operation="rotateApiKey">
      <Action
        label="Rotate"
        act={`Rotate the key ${name}`}
        question="The old key works for another day. Rotate it?"
        send={(key) => post('/v1/api-keys/{id}/rotate', { key, id, body: {} })}
        onDone={({ key }) => setText(key)}
      />
    </CanDo>
  );
}
