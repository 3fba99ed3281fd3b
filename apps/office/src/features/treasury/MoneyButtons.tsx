import { useMay } from '../../session/use-session.ts';
import { AdjustButton } from './AdjustButton.tsx';
import { FreezeButton } from './FreezeButton.tsx';

/** What an operator can do to the money of a member with a real account. */
export function MoneyButtons({
  member,
}: {
  member: {
    readonly id: string;
    readonly account: string;
    readonly balance: string;
    readonly currency: string;
    readonly isTrial: boolean;
  };
}) {
  const mayAdjust = useMay('adjustments.write');
  const mayFreeze = useMay('freezes.write');
  if (member.isTrial) return null;
  return (
    <>
      {mayAdjust ? <AdjustButton member={member} /> : null}
      {mayFreeze ? <FreezeButton member={member} /> : null}
    </>
  );
}
