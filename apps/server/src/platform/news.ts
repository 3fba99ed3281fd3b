import type {
  ChatPush,
  ChatPushType,
  LobbyPush,
  LobbyPushType,
  TalkPush,
  TalkPushType,
} from '@ikka/contract';

/** What is told of the talk at a table: to all who watch it, or to one member's pages. */
export interface TalkMessage {
  readonly memberId: string | null;
  readonly type: TalkPushType;
  readonly push: TalkPush<TalkPushType>;
}

/** Sends news to open pages, in whichever process their room lives. A push that is lost costs a page one re-read. */
export interface News {
  toMember<Type extends LobbyPushType>(memberId: bigint, type: Type, push: LobbyPush<Type>): void;
  toSession<Type extends LobbyPushType>(
    memberId: bigint,
    sessionId: string,
    type: Type,
    push: LobbyPush<Type>,
  ): void;
  toAll<Type extends LobbyPushType>(type: Type, push: LobbyPush<Type>): void;
  /** To the window of the chat, and to the desk. */
  ofChat<Type extends ChatPushType>(type: Type, push: ChatPush<Type>): void;
  /** To those who watch a table, or to the pages of one member there. */
  ofTable(tableId: string, message: TalkMessage): void;
  /** The member's pages get the balance as it is a moment later; cheap where none is open. */
  balanceChanged(memberId: bigint): void;
}
