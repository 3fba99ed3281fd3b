export { openChatLine } from '@ikka/client';
