/** Its own chunk: the rooms' client is loaded when the desk is opened. */
export { openChatLine } from '@ikka/client';
