/** How the server logs: structured lines, each with the id of its call, and no secret in any. */
import type { LoggerOptions } from "pino";
import type { Settings } from "../settings.ts";

const secretHeaders = ["authorization", "cookie", '["set-cookie"]', '["idempotency-key"]'];
const places = ["headers", "req.headers", "res.headers", "request.headers"];
const secretFields = ["passWord", "password", "accessToken", "validCode", "token"];

const headerPath = (place: string, name: string): string =>
  name.startsWith("[") ? `${place}${name}` : `${place}.${name}`;

export const loggerOptions = ({ logLevel }: Pick<Settings, "logLevel">): LoggerOptions => ({
  level: logLevel,
  redact: [
    ...places.flatMap((place) => secretHeaders.map((name) => headerPath(place, name))),
    ...secretFields.flatMap((name) => [name, `*.${name}`]),
  ],
});
