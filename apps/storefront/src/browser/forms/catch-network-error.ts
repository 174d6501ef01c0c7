/**
 * A form whose page stays when it cannot be sent: the router would put the trouble page in its place, and what was
 * typed would be gone. For `clientAction`.
 */
import { networkErrorFormWords, networkErrorWords } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { type MallError, toMallError } from "../../adapters/mall-error.ts";

type NetworkErrorWords = typeof networkErrorWords | typeof networkErrorFormWords;

/** Says that no answer came, in the document's language. */
export const networkErrorText = (words: NetworkErrorWords = networkErrorWords): string =>
  words[document.documentElement.lang === "en" ? "en" : "zh_CN"];

/** What keeps a form from the server; undefined for everything else, which is an answer to it or a bug. */
function whyUnsent(cause: unknown): MallError | undefined {
  // The browser's own word for a request that found no way.
  if (cause instanceof TypeError) return { code: "", reaction: "network", message: "", fields: {} };
  const error = toMallError(cause);
  return error?.reaction === "network" || error?.reaction === "tryLater" ? error : undefined;
}

/** The server's answer; where none came, or there was no room for the form, `lost` with the words for it. */
export async function catchNetworkError<Answer, Lost>(
  serverAction: () => Promise<Answer>,
  lost: (error: MallError) => Lost,
  words: NetworkErrorWords = networkErrorFormWords,
) {
  try {
    return await serverAction();
  } catch (cause) {
    const error = whyUnsent(cause);
    if (!error) throw cause;
    console.error(cause);
    const message = error.message || networkErrorText(words);
    // Of a refused form's page the router reloads nothing, which could not be loaded either.
    return data(lost({ ...error, message }), { status: 503 });
  }
}

/** What a step of a way in comes to that was not sent. */
export const networkErrorStep = ({ message }: MallError) => ({
  mobile: "",
  fields: {},
  message,
  sentAt: undefined,
  retryAfterMs: undefined,
});

/** What a call comes to that was not sent. */
export const networkErrorAnswer = (error: MallError) => ({ ok: false as const, error });

/** For a page where nothing is typed: its presses say that they were not done, and promise no more. */
export const catchPageNetworkError = <Answer>(serverAction: () => Promise<Answer>) =>
  catchNetworkError(serverAction, networkErrorAnswer, networkErrorWords);
