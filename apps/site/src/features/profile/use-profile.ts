import { type BuiltInAvatar, type CallRequest, calls } from '@ikka/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, client } from '../../parts/calls/client.ts';
import { memberQuery } from '../../parts/calls/queries.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => answerOf(client.call(calls.member.profile, {}, { signal })),
});

export type ProfileChange = CallRequest<typeof calls.member.changeProfile>['body'];

/** Changes fields of the profile; the name at the head of the page follows. */
export function useChangeProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => answerOf(client.call(calls.member.changeProfile, { body })),
    onSuccess: (profile) => {
      queries.setQueryData(profileQuery.queryKey, profile);
      void queries.invalidateQueries({ queryKey: memberQuery.queryKey });
    },
  });
}

export const avatarQuery = queryOptions({
  queryKey: ['avatar'],
  queryFn: ({ signal }) => answerOf(client.call(calls.member.avatar, {}, { signal })),
});

function useAvatarChanged() {
  const queries = useQueryClient();
  return () =>
    Promise.all([avatarQuery, memberQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
}

export function useChooseAvatar() {
  const changed = useAvatarChanged();
  return useMutation({
    mutationFn: (name: BuiltInAvatar) => answerOf(client.call(calls.member.chooseAvatar, { body: { name } })),
    onSuccess: changed,
  });
}

/** Uploads a picture, and says how much of it has gone, as a share from 0 to 1. */
export function useUploadAvatar() {
  const changed = useAvatarChanged();
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: (file: Blob) => {
      setShare(0);
      return answerOf(client.call(calls.member.uploadAvatar, { file }, { onProgress: setShare }));
    },
    onSuccess: changed,
  });
  return { upload, share };
}
