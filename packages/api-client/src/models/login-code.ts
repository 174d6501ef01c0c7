import { loginCodeStatuses } from "@tradehall/mall-rules/states/account/login-code";
import * as v from "valibot";
import { instant, text } from "./wire.ts";

/** Where a QR code to sign in by is. */
export const loginCodeStatus = v.picklist(loginCodeStatuses);

/** What the QR code shows, which anyone near the screen may read. */
export const loginCode = text(50);
/** What only the browser that asked knows: a confirmed code opens a session for no one else. */
export const loginSecret = text(100);

export const loginTimes = {
  /** The server's clock when it answered. */
  now: instant,
  expiresAt: instant,
};

export const loginCodeExample = {
  code: "L8Q2ZP0WJ7R4T6YV",
  secret: "q2qXl0sVqJw6n4pHk1YzT8d3uRfA9mCeB7oGxWiNvLE",
  qrText: "tradehall://login?code=L8Q2ZP0WJ7R4T6YV",
  now: 1_795_287_600_000,
  expiresAt: 1_795_287_720_000,
};
