import { z } from 'zod';
import { call, pictureTypes, servedFile } from './call.ts';
import { id, instant, languageCode, page, pageQuery, uuid } from './wire.ts';

/** Bounds of what is sent; the site's settings say how much of them is used. */
export const feedbackLimits = { remarkMax: 2_000, imagesMax: 10, answerMax: 2_000 } as const;

export const feedbackStates = ['new', 'answered', 'closed'] as const;
export const feedbackState = z.enum(feedbackStates);
export type FeedbackState = z.infer<typeof feedbackState>;

const anyone = { module: 'FEEDBACK3', token: 'none' } as const;

/** Text with line breaks and nothing else that is not seen. */
const plainText = (most: number) =>
  z
    .string()
    .overwrite((value) => value.replaceAll('\r\n', '\n'))
    .trim()
    .min(1)
    .max(most)
    .regex(/^(?:\n|[^\p{Cc}\p{Cs}])*$/u);

/** What visitors think of the site. */
export const feedbackCalls = {
  feedbackSettings: call({
    ...anyone,
    method: 'GET',
    path: '/wps/feedback',
    summary: 'How long a remark may be, and how many pictures come with it',
    answer: z.object({
      remarkMax: z.number().int(),
      imagesMax: z.number().int(),
      uploadMaxBytes: z.number().int(),
    }),
    refusals: [],
  }),
  uploadFeedbackImage: call({
    ...anyone,
    method: 'PUT',
    path: '/wps/feedback/images',
    summary: 'Bring a picture for a feedback that follows within the hour; its pixels alone are kept',
    limit: { points: 20, perSeconds: 600 },
    upload: { types: pictureTypes },
    answer: z.object({ id: uuid }),
    refusals: ['upload.too_large', 'upload.not_an_image'],
  }),
  sendFeedback: call({
    ...anyone,
    method: 'PUT',
    path: '/wps/feedback',
    summary: 'Tell the house something; the same id is taken once',
    limit: { points: 10, perSeconds: 600 },
    body: z.object({
      id: z.uuidv7().optional().meta({ description: 'made by the caller, kept over repeats of one intent' }),
      remark: plainText(feedbackLimits.remarkMax),
      images: z.array(uuid).max(feedbackLimits.imagesMax).default([]),
      email: z.email().max(120).optional().meta({ description: 'where a guest can be answered' }),
    }),
    answer: z.object({ id: uuid }),
    refusals: ['feedback.remark_too_long', 'feedback.too_many_images', 'feedback.image_unknown'],
  }),
} as const;

const feedbackRow = z.object({
  id: uuid,
  state: feedbackState,
  memberId: id.nullable().meta({ description: 'null for a guest' }),
  account: z.string().nullable(),
  remark: z.string(),
  images: z.number().int(),
  sentAt: instant,
});

const feedbackDetail = feedbackRow.extend({
  imageIds: z.array(uuid),
  language: languageCode,
  answerBy: z.enum(['message', 'mail', 'none']).meta({ description: 'the way on which an answer can go' }),
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: instant.nullable(),
  closedBy: z.string().nullable(),
  closedAt: instant.nullable(),
});

const office = {
  module: null,
  token: 'operator',
  permission: 'support.answer',
  always: true,
} as const;

/** The back office: the inbox of feedback. */
export const officeFeedbackCalls = {
  feedbacks: call({
    ...office,
    method: 'GET',
    path: '/office/api/feedback',
    summary: 'Feedback in a state: new ones by how long they wait, others newest first',
    query: z.object({ ...pageQuery, state: feedbackState.default('new') }),
    answer: page(feedbackRow),
    refusals: [],
  }),
  feedback: call({
    ...office,
    method: 'GET',
    path: '/office/api/feedback/:id',
    summary: 'One feedback with what became of it',
    params: z.object({ id: uuid }),
    answer: feedbackDetail,
    refusals: ['feedback.unknown'],
  }),
  feedbackImage: call({
    ...office,
    method: 'GET',
    path: '/office/api/feedback/:id/images/:image',
    summary: 'A picture of a feedback',
    limit: { points: 120, perSeconds: 60 },
    params: z.object({ id: uuid, image: uuid }),
    download: ['image/webp'],
    answer: servedFile,
    refusals: ['feedback.unknown'],
  }),
  answerFeedback: call({
    ...office,
    method: 'POST',
    path: '/office/api/feedback/:id/answer',
    summary: 'Answer: a member by a message in the site, a guest by mail',
    params: z.object({ id: uuid }),
    body: z.object({ text: plainText(feedbackLimits.answerMax) }),
    answer: feedbackDetail,
    refusals: ['feedback.unknown', 'feedback.not_now', 'feedback.no_way_to_answer'],
  }),
  closeFeedback: call({
    ...office,
    method: 'POST',
    path: '/office/api/feedback/:id/closing',
    summary: 'Put a feedback away, answered or not',
    params: z.object({ id: uuid }),
    answer: feedbackDetail,
    refusals: ['feedback.unknown', 'feedback.not_now'],
  }),
} as const;
