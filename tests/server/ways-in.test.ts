import { errorCatalogue } from './ways-in/error-catalogue.ts';
import { external } from './ways-in/external.ts';
import { logIn } from './ways-in/log-in.ts';
import { messages } from './ways-in/messages.ts';
import { openWaysIn } from './ways-in/open-ways-in.ts';
import { recovery } from './ways-in/recovery.ts';

/** The ways into the house and what it writes to people, over the wire: told of one server, for starting one costs more than they. */
const house = openWaysIn();
// The first, for it reads all that was sent, and no other message may be the one that the gateway loses.
messages(house);
logIn(house);
recovery(house);
external(house);
errorCatalogue(house);
