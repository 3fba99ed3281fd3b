import { openHouse } from './open-house.ts';
import { contentRoles } from './site/content-roles.ts';
import { filesOfMembers } from './site/files-of-members.ts';
import { records } from './site/records.ts';
import { errorCatalogue } from './ways-in/error-catalogue.ts';
import { external } from './ways-in/external.ts';
import { logIn } from './ways-in/log-in.ts';
import { messages } from './ways-in/messages.ts';
import { recovery } from './ways-in/recovery.ts';

/** Stories over the wire, told of one server, for starting one costs more than most of them do. */
const house = openHouse();
// The first, for it reads all that was sent, and no other message may be the one that the gateway loses.
messages(house);
logIn(house);
recovery(house);
external(house);
errorCatalogue(house);

contentRoles(house);
filesOfMembers(house);
records(house);
