import { DepositPage } from '../../features/cashier/DepositPage.tsx';
import { FirstLimit } from '../../features/protection/FirstLimit.tsx';
import { FirstEmail } from '../../features/security/FirstEmail.tsx';

/** The deposit page, with what is asked before the first deposit. */
export function DepositWithAsks() {
  return (
    <DepositPage
      firstAsks={
        <>
          <FirstLimit />
          <FirstEmail />
        </>
      }
    />
  );
}
