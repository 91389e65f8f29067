import { useState } from 'react';
import type { components } from '../../../generated/api.ts';
import { SCOPES } from '../../../generated/scopes.ts';
import { WORDS } from '../../../generated/words.ts';
import { useCan } from '../../api/session.ts';
import { patch } from '../../api/writes.ts';
import { Action } from '../../parts/forms/action.tsx';
import parts from '../../parts/frame/parts.module.css';
import { labelOf } from '../../texts.ts';

type Member = components['schemas']['Member'];

/** The role, and for those who may change it a choice; nothing is changed before it is saved. */
export function ChangeRole({ member: { id, email, role } }: { readonly member: Member }) {
  const can = useCan(SCOPES.updateMember);
  const [chosen, setChosen] = useState<Member['role']>(role);
  if (!can) return labelOf(role);
  return (
    <>
      <select
        className={parts.input}
        aria-label={`Role of ${email}`}
        value={chosen}
        onChange={({ target }) => setChosen(target.value as Member['role'])}
      >
        {WORDS.MemberRole.map((word) => (
          <option key={word} value={word}>
            {labelOf(word)}
          </option>
        ))}
      </select>
      {chosen !== role && (
        <Action
          label="Save"
          act={`Make ${email} ${labelOf(chosen).toLowerCase()}`}
          send={(key) => patch('/v1/team/members/{id}', { key, id, body: { role: chosen } })}
        />
      )}
    </>
  );
}
