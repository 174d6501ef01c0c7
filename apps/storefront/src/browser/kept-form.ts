/**
 * A form whose page stays when it cannot be sent: the router would put the trouble page in its place, and what was
 * typed would be gone. For `clientAction`.
 */
import { lostFormWords } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";

/** The server's answer; where none came, `lost` with the words for the form. */
export async function keepForm<Answer, Lost>(
  serverAction: () => Promise<Answer>,
  lost: (message: string) => Lost,
) {
  try {
    return await serverAction();
  } catch (error) {
    // The browser's own word for a request that found no way; everything else is an answer.
    if (!(error instanceof TypeError)) throw error;
    console.error(error);
    const message = lostFormWords[document.documentElement.lang === "en" ? "en" : "zh_CN"];
    // Of a refused form's page the router loads nothing anew, which could not be loaded either.
    return data(lost(message), { status: 503 });
  }
}

/** What a refused step of a way in comes to where the network was away. */
export const lostStep = (message: string) => ({
  mobile: "",
  fields: {},
  message,
  sentAt: undefined,
  retryAfterMs: undefined,
});

/** What a call comes to where the network was away. */
export const lostCall = (message: string) => ({
  ok: false as const,
  error: { code: "", reaction: "network" as const, message, fields: {} },
});
