import { AccountMovements } from './AccountMovements.tsx';

/** The bonus details: what of the account record was a bonus. */
export function BonusPage() {
  return <AccountMovements only="bonus" />;
}
