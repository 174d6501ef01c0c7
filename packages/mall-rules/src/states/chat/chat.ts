/** Chat: who speaks, what is said, and what the connection is. One vocabulary for the server and every screen. */

/** `system` is a line of the mall between the messages. */
export const chatParties = ["buyer", "shop", "system"] as const;
export type ChatParty = (typeof chatParties)[number];

/** The two sides that read. */
export const chatSides = ["buyer", "shop"] as const;
export type ChatSide = (typeof chatSides)[number];

export const chatKinds = ["text", "picture", "product", "order"] as const;
export type ChatKind = (typeof chatKinds)[number];

/** The platform's own service has no shop; on the wire its id is this. */
export const platformShopId = 0;

/**
 * What a page says of its connection (Spec §4): `replaced` is the account at work in another browser, `lost` is a connection
 * that does not come back by itself, `polling` works by ordinary calls where sockets are barred.
 */
export const chatConnections = [
  "online",
  "offline",
  "reconnecting",
  "polling",
  "replaced",
  "ended",
  "lost",
] as const;
export type ChatConnection = (typeof chatConnections)[number];

/** Where the socket is, of the API and of the mall alike. */
export const chatSocketPath = "/im/socket";

/** Codes that a socket is closed with, from those that are free for programs. */
export const chatCloseCodes = {
  badFrame: 4_400,
  ended: 4_401,
  silent: 4_408,
  replaced: 4_409,
  tooMany: 4_429,
} as const;
export type ChatClose = keyof typeof chatCloseCodes;
