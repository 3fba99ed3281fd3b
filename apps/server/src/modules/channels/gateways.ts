/** What came of handing a message over. */
export type Outcome =
  | { readonly state: 'accepted' }
  /** It will never be accepted: repeating is useless. */
  | { readonly state: 'refused'; readonly fault: string }
  /** Not accepted, or nobody knows: worth another try with the same id. */
  | { readonly state: 'unclear'; readonly fault: string };

export interface SmsGateway {
  /** Hands over one message. `id` is the same in every repeat, so that the gateway sends it once. Never throws for a fault outside. */
  send(sms: { readonly id: string; readonly to: string; readonly text: string }): Promise<Outcome>;
}

export interface MailGateway {
  /** The same for mail; the id becomes the Message-ID, by which mailboxes recognise a repeat. */
  send(mail: {
    readonly id: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
  }): Promise<Outcome>;
}

/** Where a channel's messages go: out by a gateway, into the development outbox, or nowhere. */
export interface Ways {
  readonly sms: SmsGateway | 'outbox' | null;
  readonly mail: MailGateway | 'outbox' | null;
}
