/** How a handler says no: by name, with the words and the code of the shared catalogues. */
import type { ErrorCode } from "@tradehall/api-client/errors";
import type { Refused } from "@tradehall/mall-rules/checks/result";
import { checkText, type Locale, type RefusalName, refusalText } from "@tradehall/mall-rules/words";

/** Refusals that carry another code than A00001 (family: repeat submit, order expired). */
const codeOf: Partial<Record<RefusalName, ErrorCode>> = {
  orderExpired: "A03002",
  orderPlaced: "A03002",
  submittedAtOnce: "A03002",
  sessionExpired: "A00004",
  sessionOffline: "A00004",
};

interface Details {
  values?: Record<string, string | number>;
  /** Refused inputs by field. */
  fields?: Record<string, Refused>;
  /** Sent in `data` beside the fields. */
  data?: Record<string, unknown>;
}

/** A refusal on its way to the envelope. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly refusal: RefusalName;
  readonly details: Details;

  constructor(refusal: RefusalName, details: Details = {}) {
    super(refusal);
    this.name = "Refusal";
    this.refusal = refusal;
    this.code = codeOf[refusal] ?? "A00001";
    this.details = details;
  }

  /** What the buyer reads. */
  text = (locale: Locale): string => refusalText(this.refusal, locale, this.details.values);

  /** Messages by field. */
  fields(locale: Locale): Record<string, string> {
    const refused = Object.entries(this.details.fields ?? {});
    return Object.fromEntries(refused.map(([name, why]) => [name, checkText(why, locale)]));
  }

  /** `data` of the envelope: messages by field, where there are any. */
  data(locale: Locale): Record<string, unknown> | null {
    const fields = this.fields(locale);
    if (Object.keys(fields).length === 0) return this.details.data ?? null;
    return { ...this.details.data, fields };
  }
}

/** A code without words of its own: not signed in, dealer changed. */
export class CodeOnly extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.name = "CodeOnly";
    this.code = code;
  }
}

/** Not now: too many calls (429) or no room and no database (503). Nothing was done; the caller may try again. */
export class TryLater extends Error {
  readonly code: "A00015" | "A00016";
  readonly retryAfterSeconds: number;

  /** `cause` is logged, never sent. */
  constructor(code: "A00015" | "A00016", retryAfterSeconds: number, cause?: unknown) {
    super(code, { cause });
    this.name = "TryLater";
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  text = (locale: Locale): string => refusalText(this.code === "A00015" ? "tooManyRequests" : "busy", locale);
}

/** Refuses with a sentence of mall-rules words; values fill its `{places}`. */
export function refuse(
  refusal: RefusalName,
  values?: Record<string, string | number>,
  data?: Record<string, unknown>,
): never {
  throw new Refusal(refusal, { ...(values ? { values } : {}), ...(data ? { data } : {}) });
}

/** Refuses with all faulty fields at once; does nothing where every check passed. */
export function refuseFields(checks: Record<string, Refused | undefined>): void {
  const fields = Object.fromEntries(
    Object.entries(checks).flatMap(([name, why]) => (why ? [[name, why] as const] : [])),
  );
  if (Object.keys(fields).length > 0) throw new Refusal("checkInput", { fields });
}
