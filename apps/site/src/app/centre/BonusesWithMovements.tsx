import { BonusesPage } from '../../features/bonuses/BonusesPage.tsx';
import { AccountMovements } from '../../features/records/AccountMovements.tsx';

/** The bonus details, with the movements that bonuses made. */
export function BonusesWithMovements() {
  return <BonusesPage movements={<AccountMovements only="bonus" />} />;
}
