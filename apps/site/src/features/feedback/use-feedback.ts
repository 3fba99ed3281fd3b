import { calls } from '@ikka/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { answerOf, client } from '../../parts/calls/client.ts';

export const feedbackSettingsQuery = queryOptions({
  queryKey: ['feedback-settings'],
  queryFn: ({ signal }) => answerOf(client.call(calls.support.feedbackSettings, {}, { signal })),
  staleTime: 300_000,
});

export const useUploadPicture = () =>
  useMutation({
    mutationFn: (file: File) => answerOf(client.call(calls.support.uploadFeedbackImage, { file })),
  });

export const useSendFeedback = () =>
  useMutation({
    mutationFn: (body: { id: string; remark: string; images: string[]; email?: string | undefined }) =>
      answerOf(client.call(calls.support.sendFeedback, { body })),
  });
