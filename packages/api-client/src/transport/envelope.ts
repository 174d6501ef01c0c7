/** Opens what a back end answered: the envelope as the contract has it, and as others of the family write it. */
import { successCode } from "../errors/catalogue.ts";

/** What an answer says, whatever the types it came in. */
export interface Opened {
  isSuccess: boolean;
  code: string;
  /** Words for the buyer; "" where the answer has none that are text. */
  message: string;
  data: unknown;
}

/** Whether it has fields to read. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Text and numbers as text; "" for everything else, since an object would be shown as such. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Gateways send away for a server, and know no envelope. A bare 503 may be anything, also a call half done. */
function codeOfGateway(status: number, saysWhen: boolean): string | undefined {
  if (status === 429) return "A00015";
  return status === 503 && saysWhen ? "A00016" : undefined;
}

/** A refusal without a code of its own: its words are shown, without any it is a trouble. */
const codeOfRefusal = (message: string): string => (message === "" ? "A00005" : "A00001");

/** Undefined for what is no envelope. `saysWhen`: the answer says when to try again. */
export function openEnvelope(answer: unknown, status: number, saysWhen: boolean): Opened | undefined {
  const isEnvelope = isObject(answer) && (textOf(answer.code) !== "" || typeof answer.success === "boolean");
  if (!isEnvelope) {
    const code = codeOfGateway(status, saysWhen);
    return code === undefined ? undefined : { isSuccess: false, code, message: "", data: null };
  }
  const given = textOf(answer.code);
  const message = textOf(answer.msg);
  // All noughts, which some write as a number, and none at all are the code of a success, unless `success` says no.
  const isRefused = Number(given) !== 0;
  const isSuccess = !isRefused && answer.success !== false;
  const code = isSuccess ? successCode : isRefused ? given : codeOfRefusal(message);
  return { isSuccess, code, message, data: answer.data ?? null };
}

/** Messages by input field; what is no text is left out. */
export function fieldsOf(data: unknown): Record<string, string> | undefined {
  if (!isObject(data) || !isObject(data.fields)) return undefined;
  const isText = (field: [string, unknown]): field is [string, string] => typeof field[1] === "string";
  return Object.fromEntries(Object.entries(data.fields).filter(isText));
}

/** Why, where the code alone does not say it. */
export const reasonOf = (data: unknown): string | undefined =>
  isObject(data) && typeof data.reason === "string" ? data.reason : undefined;
