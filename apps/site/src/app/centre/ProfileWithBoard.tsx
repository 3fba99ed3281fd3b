import { ProfilePage } from '../../features/profile/ProfilePage.tsx';
import { BoardChoice } from '../../features/winners/BoardChoice.tsx';

/** The profile, with the choice of how the board of winners names the member. */
export function ProfileWithBoard() {
  return <ProfilePage choices={<BoardChoice />} />;
}
