/** Its own chunk: the rooms' client and what hears it are loaded after the page stands. */
export { openLobby } from '@ikka/client';
export { hearPush } from './hear-push.ts';
