export { type ChatLineOptions, openChatLine } from './chat-line.ts';
export { type CallResult, type Client, type ClientOptions, createClient } from './client.ts';
export { createIntent, type Intent } from './intent.ts';
export { type Lobby, type LobbyOptions, type LobbyState, openLobby } from './lobby.ts';
export { NewsQueryClient } from './news-query-client.ts';
export type { LineState, Stay } from './stay-in-room.ts';
export {
  type BookRoomOptions,
  openBookRoom,
  openCrashRoom,
  openDaryaRoom,
  openSeatRoom,
  openTableRoom,
} from './watched-rooms.ts';
