import { SERVICE_PATH } from '../../api/clients.ts';

/** An operation or an error code, as code, with its page of the documentation behind it. */
export function DocsLink({ of, name }: { readonly of: 'reference' | 'errors'; readonly name: string }) {
  return (
    <a href={`${SERVICE_PATH}/docs/${of}/${name}`}>
      <code>{name}</code>
    </a>
  );
}
