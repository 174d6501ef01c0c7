import { kibibyte, second } from "./units.ts";

/** Chat with shops and the platform (在线客服). */
export const chatLimits = {
  /** Characters of one message. */
  text: 500,
  /** Messages of one page of history, and at most of one answer. */
  page: 30,
  maxPage: 100,
  /** Conversations of one answer. */
  conversations: 100,
  /** Messages that a search finds, and the characters it looks for. */
  found: 50,
  keyword: 50,
  /** Goods of the recent browse beside a conversation. */
  recentBrowse: 20,
  /** Stars of a rating, and the characters beside them. */
  maxScore: 5,
  note: 200,
  /** Characters of the sender's own id of a message. */
  clientId: 64,
  /** Messages of one session in a minute. */
  perMinute: 60,
} as const;

/** The socket of the chat. */
export const chatSocketLimits = {
  /** One frame of a browser. */
  frameBytes: 16 * kibibyte,
  /** Frames of one socket: so many at once, and so many a second in the long run. */
  burst: 40,
  framesPerSecond: 10,
  /** Frames that wait for their turn; a browser waits for its acknowledgements. */
  waiting: 100,
  /** What a browser may leave unread before its socket is given up. */
  unreadBytes: 1_024 * kibibyte,
  /** Sockets of one process, and of one session: the tabs of a browser share one. */
  sockets: 5_000,
  ofSession: 5,
  /** How often either side asks whether the other is there. */
  heartbeatMs: 20 * second,
  /** Without a word for so long the other side is gone. */
  silentMs: 45 * second,
  /** How long a browser may take to say hello. */
  helloMs: 10 * second,
  /** How often the server looks whether the sessions of its sockets go on, and for messages that no word came of. */
  checkMs: 5 * second,
  /** Waits between tries to connect again: the first, and the longest; each is lengthened at random by up to half. */
  reconnectMs: second,
  reconnectMaxMs: 30 * second,
  /** Failed tries in a row after which messages are asked for by ordinary calls, and how often. */
  triesBeforePolling: 3,
  pollMs: 5 * second,
  /** Tries after which the page says that the connection is lost. */
  triesBeforeLost: 8,
  /** How often a typing buyer says so, and how long the other side shows it. */
  typingEveryMs: 3 * second,
  typingShownMs: 5 * second,
  /** Without an acknowledgement for so long a message is sent again. */
  ackMs: 10 * second,
  /** Silence after which the agent of the sandbox answers, in ms. */
  autopilotMs: 2 * second,
} as const;
