import { calls, type DocumentKind } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, client } from '../../parts/calls/client.ts';

export const documentsQuery = queryOptions({
  queryKey: ['documents'],
  queryFn: ({ signal }) => answerOf(client.call(calls.member.documents, {}, { signal })),
  // The operator's decision comes while the page is open.
  refetchInterval: 60_000,
});

/** The member's own document as it was submitted: its bytes, kept only while they are looked at. */
export function documentPictureQuery(id: string) {
  return queryOptions({
    queryKey: ['document-picture', id],
    queryFn: () => answerOf(client.download(calls.member.documentPicture, { params: { id } })),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Submits a document, and says how much of it has gone, as a share from 0 to 1. */
export function useUploadDocument(kind: DocumentKind) {
  const queries = useQueryClient();
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: (file: Blob) => {
      setShare(0);
      return answerOf(
        client.call(calls.member.uploadDocument, { params: { kind }, file }, { onProgress: setShare }),
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey: documentsQuery.queryKey }),
  });
  return { upload, share };
}
