/**
 * For a query whose answer is used up by showing it: a token that is spent, a picture for one look. It is kept no longer than the
 * page, and asked for again only by whoever shows it, not even where everything is asked anew, as after a lost connection.
 */
export const askedOnce = { staleTime: 'static', gcTime: 0 } as const;
