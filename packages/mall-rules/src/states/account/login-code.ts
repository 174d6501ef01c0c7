/** A QR code to sign in by, as a state machine (Spec §4 "login-code generation and status", decisions "login QR code"). */
export const loginCodeStatuses = ["waiting", "scanned", "confirmed", "used", "expired"] as const;
export type LoginCodeStatus = (typeof loginCodeStatuses)[number];

export const loginCodeEvents = ["scan", "confirm", "enter", "expire"] as const;
export type LoginCodeEvent = (typeof loginCodeEvents)[number];

/** Confirmed on the phone, the code opens one session, for the browser that holds its secret; then it is used. */
export const loginCodeMoves: Record<LoginCodeStatus, Partial<Record<LoginCodeEvent, LoginCodeStatus>>> = {
  waiting: { scan: "scanned", expire: "expired" },
  scanned: { confirm: "confirmed", expire: "expired" },
  confirmed: { enter: "used", expire: "expired" },
  used: {},
  expired: {},
};

export const nextLoginCodeStatus = (
  from: LoginCodeStatus,
  event: LoginCodeEvent,
): LoginCodeStatus | undefined => loginCodeMoves[from][event];

/** Whether the page still waits for the phone. */
export const isLoginCodeOpen = (status: LoginCodeStatus): boolean =>
  status === "waiting" || status === "scanned";

/** From how many a state may be reached by an event, for the one statement that moves it. */
export const loginCodesBefore = (event: LoginCodeEvent): LoginCodeStatus[] =>
  loginCodeStatuses.filter((status) => loginCodeMoves[status][event] !== undefined);
