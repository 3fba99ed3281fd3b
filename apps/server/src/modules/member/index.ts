import type { Transaction } from '../../platform/database/index.ts';
import { chooseAvatar, uploadAvatar } from './avatar/change-avatar.ts';
import { avatarIcon, avatarPicture, readAvatar, shownAvatar } from './avatar/read-avatar.ts';
import { resetAvatar } from './avatar/reset-avatar.ts';
import { checklist } from './documents/checklist.ts';
import { documentDetail, documentsOf, findDocumentsFor } from './documents/read-documents.ts';
import { removePictures } from './documents/remove-pictures.ts';
import { approveDocument, type Review, reviewDocument } from './documents/review-document.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { viewDocument, viewOwnDocument } from './documents/view-document.ts';
import type { MemberActor, MemberParts, OperatorActor } from './parts.ts';
import { addPayoutAccount } from './payouts/add-payout-account.ts';
import { bankName } from './payouts/banks.ts';
import { payoutAccounts, payoutNamesOf } from './payouts/payout-accounts.ts';
import { payoutDestination } from './payouts/payout-destination.ts';
import { removePayoutAccount } from './payouts/remove-payout-account.ts';
import { haveSameNumber } from './payouts/store.ts';
import { changeProfile } from './profile/change-profile.ts';
import { type OpeningFields, openProfile } from './profile/open-profile.ts';
import { profileForOperator, readProfile } from './profile/read-profile.ts';

export type { DocumentStory, ReviewedDocument } from './documents/read-documents.ts';
export type { OpeningFields } from './profile/open-profile.ts';
export { memberRoutes } from './routes.ts';

type Second<Operation extends (parts: never, second: never, ...rest: never[]) => unknown> =
  Parameters<Operation>[1];

/** Who a member is beside the log-in: profile, picture, documents, where payouts go. */
export function createMember(parts: MemberParts) {
  return {
    profile: (memberId: bigint) => readProfile(parts, memberId),
    /** Changes the member's own fields and answers the profile as it is then. */
    async changeProfile(sent: Parameters<typeof changeProfile>[2], by: MemberActor) {
      const refused = await changeProfile(parts, by.memberId, sent, { member: by });
      return refused ?? readProfile(parts, by.memberId);
    },
    /** For registration, in the account's own transaction. */
    openProfile: (tx: Transaction, memberId: bigint, fields: OpeningFields) =>
      openProfile(parts, tx, memberId, fields),
    avatar: (member: Second<typeof readAvatar>) => readAvatar(parts, member),
    avatarIcon: (memberId: bigint) => avatarIcon(parts, memberId),
    avatarPicture: (address: string) => avatarPicture(parts, address),
    chooseAvatar: (name: Second<typeof chooseAvatar>, by: MemberActor) => chooseAvatar(parts, name, by),
    uploadAvatar: (upload: Uint8Array, by: MemberActor) => uploadAvatar(parts, upload, by),
    checklist: (memberId: bigint) => checklist(parts, memberId),
    uploadDocument: (kind: Second<typeof uploadDocument>, upload: Uint8Array, by: MemberActor) =>
      uploadDocument(parts, kind, upload, by),
    viewOwnDocument: (id: string, memberId: bigint) => viewOwnDocument(parts, id, memberId),
    payoutAccounts: (memberId: bigint) => payoutAccounts(parts, memberId),
    addPayoutAccount: (wish: Second<typeof addPayoutAccount>, by: MemberActor) =>
      addPayoutAccount(parts, wish, by),
    removePayoutAccount: (id: string, by: MemberActor) => removePayoutAccount(parts, id, by),
    /** Holders of the member's payout accounts, for a question at log-in. */
    payoutNamesOf: (memberId: bigint) => payoutNamesOf(parts, memberId),

    /** For whoever pays out: with the whole number, also of one that was taken out of use. */
    payoutDestination: (memberId: bigint, id: string) => payoutDestination(parts, memberId, id),
    /** Whether one of the first payout accounts has the number of one of the others. */
    isSamePayout: (ids: readonly string[], others: readonly string[]) =>
      haveSameNumber(parts.database.db, ids, others),
    /** A bank's names by the code of its IBANs; the code itself where it is not known. */
    bankName,

    /** For a job, once a day. */
    removePictures: () => removePictures(parts),

    // For operators.
    findDocuments: (
      filter: Parameters<typeof findDocumentsFor>[1],
      rows: Parameters<typeof findDocumentsFor>[2],
    ) => findDocumentsFor(parts, filter, rows),
    documentsOf: (memberId: bigint) => documentsOf(parts, memberId),
    document: (id: string) => documentDetail(parts, id),
    viewDocument: (id: string, by: OperatorActor) => viewDocument(parts, id, by),
    approveDocument: (id: string, validUntil: Date | null, by: OperatorActor) =>
      approveDocument(parts, id, validUntil, by),
    reviewDocument: (id: string, review: Review, by: OperatorActor) => reviewDocument(parts, id, review, by),
    /** The picture that everybody sees. */
    shownAvatar: (memberId: bigint) => shownAvatar(parts, memberId),
    resetAvatar: (memberId: bigint, act: Parameters<typeof resetAvatar>[2]) =>
      resetAvatar(parts, memberId, act),
    profileForOperator: (memberId: bigint) => profileForOperator(parts, memberId),
    /** Changes a field for a member, also one that is set, and answers what is known then; null for a number that nobody has. */
    async changeProfileOf(
      memberId: bigint,
      sent: Parameters<typeof changeProfile>[2],
      by: { readonly operator: OperatorActor; readonly reason: string },
    ) {
      if ((await parts.identity.member(memberId)) === null) return null;
      const refused = await changeProfile(parts, memberId, sent, by);
      return refused ?? profileForOperator(parts, memberId);
    },
  };
}

export type Member = ReturnType<typeof createMember>;
