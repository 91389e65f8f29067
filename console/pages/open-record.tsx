import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { bodyOf, consoleApi } from '../api/clients.ts';
import { Page } from '../parts/frame/page.tsx';
import { Loading } from '../parts/frame/loading.tsx';
import { Empty, PartFailed } from '../parts/frame/states.tsx';
import { RECORD_PAGES } from '../record-pages.ts';

/** Leads from an identifier, as mails, logs and people give it, to the page of the record. */
export function OpenRecordPage() {
  const { id = '' } = useParams({ strict: false });
  const isRequest = id.startsWith('req_');
  const { data, error, refetch } = useQuery({
    queryKey: ['search', id],
    enabled: !isRequest,
    queryFn: ({ signal }) =>
      bodyOf(consoleApi.GET('/console/api/search', { params: { query: { q: id } }, signal })),
  });
  if (isRequest) return <Navigate to={RECORD_PAGES.request} params={{ id }} replace />;
  const hit = data?.data.find((each) => each.id === id);
  if (hit !== undefined) return <Navigate to={RECORD_PAGES[hit.object]} params={{ id }} replace />;
  return (
    <Page title={id}>
      {error !== null && <PartFailed error={error} retry={() => void refetch()} />}
      {error === null && data === undefined && <Loading />}
      {data !== undefined && (
        <Empty title="Not here">
          <p>
            There is no record of this identifier, it is another account's, or your role does not include it.
          </p>
        </Empty>
      )}
    </Page>
  );
}
