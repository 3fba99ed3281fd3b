import type { calls } from '@ikka/contract';
import type { Caller, Handlers, SessionMember } from '../../platform/calls.ts';
import type { Identity } from '../identity/index.ts';
import type { Member } from './index.ts';

const by = ({ member, ip }: Caller & { readonly member: SessionMember }) => ({
  memberId: member.memberId,
  ip,
});

export const memberRoutes = (
  member: Member,
  identity: Pick<Identity, 'setLanguage'>,
): Handlers<typeof calls.member> => ({
  profile: (_input, caller) => member.profile(caller.member.memberId),
  changeProfile: ({ body }, caller) => member.changeProfile(body, by(caller)),
  avatar: (_input, caller) => member.avatar(caller.member),
  chooseAvatar: ({ body }, caller) => member.chooseAvatar(body.name, by(caller)),
  uploadAvatar: ({ upload }, caller) => member.uploadAvatar(upload, by(caller)),
  avatarIcon: (_input, caller) => member.avatarIcon(caller.member.memberId),
  avatarPicture: ({ params }) => member.avatarPicture(params.file),
  documents: (_input, caller) => member.checklist(caller.member.memberId),
  uploadDocument: ({ params, upload }, caller) => member.uploadDocument(params.kind, upload, by(caller)),
  documentPicture: ({ params }, caller) => member.viewOwnDocument(params.id, caller.member.memberId),
  payoutAccounts: (_input, caller) => member.payoutAccounts(caller.member.memberId),
  addPayoutAccount: ({ body }, caller) => member.addPayoutAccount(body, by(caller)),
  removePayoutAccount: ({ params }, caller) => member.removePayoutAccount(params.id, by(caller)),
  changeLanguage: async ({ body }, caller) => {
    await identity.setLanguage(caller.member.memberId, body.language);
    return { language: body.language };
  },
});
