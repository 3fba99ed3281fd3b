export { type CallResult, type Client, type ClientOptions, createClient } from './client.ts';
export { type Lobby, type LobbyOptions, type LobbyState, openLobby } from './lobby.ts';
