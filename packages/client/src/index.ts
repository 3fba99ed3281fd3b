export { type ChatLineOptions, openChatLine } from './chat-line.ts';
export { type CallResult, type Client, type ClientOptions, createClient } from './client.ts';
export { type DaryaRoomOptions, openDaryaRoom } from './darya-room.ts';
export { type GameRoomOptions, openGameRoom } from './game-room.ts';
export { createIntent, type Intent } from './intent.ts';
export { type Lobby, type LobbyOptions, type LobbyState, openLobby } from './lobby.ts';
export { openSeatRoom, type SeatRoomOptions } from './seat-room.ts';
export type { LineState, Stay } from './stay-in-room.ts';
export { openTableRoom, type TableRoomOptions } from './table-room.ts';
