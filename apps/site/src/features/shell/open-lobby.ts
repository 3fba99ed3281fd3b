/** Its own chunk: the rooms' client is loaded after the page stands. */
export { openLobby } from '@ikka/client';
