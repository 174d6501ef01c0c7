/** Calls of the pages that lead in, made after their first view. Always imported lazily. */
import { getCaptcha } from "@tradehall/api-client/endpoints/account/captcha/get-captcha";
import { genLoginCode } from "@tradehall/api-client/endpoints/account/session/gen-login-code";
import { getCodeStatus } from "@tradehall/api-client/endpoints/account/session/get-code-status";
import { mall } from "../calls/client.ts";

export const fetchCaptcha = () => mall(getCaptcha);
export const newLoginCode = () => mall(genLoginCode);
/** The host keeps the session of a confirmed code in its cookie; the page only learns whose it is. */
export const fetchCodeStatus = (body: { code: string; secret: string }) => mall(getCodeStatus, { body });
