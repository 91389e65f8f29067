import type { components } from '../../../generated/api.ts';
import { WORDS } from '../../../generated/words.ts';
import { post } from '../../api/writes.ts';
import { FormField, SelectField } from '../../parts/forms/form.tsx';
import { NewRecordPage } from '../../parts/forms/new-record-page.tsx';
import { Notice } from '../../parts/frame/states.tsx';
import { labelOf } from '../../texts.ts';

type Body = components['schemas']['CreateInvitationRequest'];

export function NewInvitationPage() {
  return (
    <NewRecordPage
      object="member"
      operation="createInvitation"
      title="Invite someone"
      lead="A link goes to the address. It works once, for seven days."
      submit="Send the invitation"
      make={(fields, key) => post('/v1/team/invitations', { key, body: fields as unknown as Body })}
      shownOf={({ email }) => <Notice tone="busy">An invitation is on its way to {email}.</Notice>}
    >
      {() => (
        <>
          <FormField name="email" label="E-mail address" type="email" required autoComplete="off" />
          <SelectField
            name="role"
            label="Role"
            options={WORDS.MemberRole.map((role) => ({ value: role, text: labelOf(role) }))}
          />
        </>
      )}
    </NewRecordPage>
  );
}
