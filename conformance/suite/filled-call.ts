import { fieldsFor, type BodyField } from '../contract/body-fields.ts';
import type { Operation } from '../contract/operation.ts';
import { putField } from '../contract/put-field.ts';
import type { Json } from '../json/json.ts';
import type { Call } from './call.ts';
import { NotTried } from './failure.ts';
import { validCall } from './valid-call.ts';
import { richBodies } from './rich-bodies.ts';
import type { Trial } from './trial.ts';

/** Calls of an operation that differ in one field alone. */
export interface FieldCalls {
  /** The call with a value in the field. */
  readonly with: (value: Json) => Call & { readonly body: Json };
  /** What the body holds without it. */
  readonly body: Json;
}

/**
 * A new call of an operation, of the variant of its body that has a field.
 * @throws NotTried if the suite knows no such body
 */
export async function callsWith(
  { tenant, session }: Trial,
  { id, body: documented }: Operation,
  field: BodyField,
): Promise<FieldCalls> {
  const { document } = session.contract;
  const call = await validCall(id, tenant, session);
  const schema = documented?.schema ?? null;
  for (const body of [call.body ?? {}, ...(await richBodies(id, tenant, session))]) {
    const isOfVariant = fieldsFor(document, schema, body).some(({ key }) => key === field.key);
    if (!isOfVariant || putField(document, schema, body, field.path, 'x') === undefined) continue;
    return {
      body,
      with: (value) => ({ ...call, body: putField(document, schema, body, field.path, value) ?? null }),
    };
  }
  throw new NotTried(`the suite knows no body with ${field.key}`);
}
