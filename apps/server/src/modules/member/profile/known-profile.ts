import type { Vault } from '../../../platform/vault.ts';
import type { Identity } from '../../identity/index.ts';
import type { ProfileValues } from './profile-rules.ts';
import { openIdNumber } from './sealed-id-number.ts';
import type { StoredProfile } from './store.ts';

type Personal = NonNullable<Awaited<ReturnType<Identity['personal']>>>;

/** All that is known of a member, the id number opened. The payee of the registration is the full name until there is one. */
export function knownProfile(
  vault: Vault,
  memberId: bigint,
  personal: Pick<Personal, 'nickname' | 'payeeName'>,
  stored: StoredProfile | null,
): ProfileValues {
  const sealed = stored?.idNumberSealed ?? null;
  return {
    nickname: personal.nickname,
    fullName: stored?.fullName ?? personal.payeeName,
    birthday: stored?.birthday ?? null,
    address: stored?.address ?? null,
    nationality: stored?.nationality ?? null,
    occupation: stored?.occupation ?? null,
    incomeSource: stored?.incomeSource ?? null,
    idNumber: sealed === null ? null : openIdNumber(vault, memberId, sealed),
    telegram: stored?.telegram ?? null,
    whatsapp: stored?.whatsapp ?? null,
    zalo: stored?.zalo ?? null,
    line: stored?.line ?? null,
    facebook: stored?.facebook ?? null,
    wechat: stored?.wechat ?? null,
    qqNum: stored?.qqNum ?? null,
  };
}
