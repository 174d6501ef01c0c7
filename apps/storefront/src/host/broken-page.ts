/**
 * The page that stands when not even the page of a server problem can be drawn: one file, no script, both languages.
 * It carries its few looks itself, since no stylesheet can be relied on here.
 */
import { brandNames, brandOf, brokenPageWords, type Locale, locales } from "@tradehall/mall-rules/words";
import type { FastifyInstance, FastifyReply } from "fastify";
import { createNonce, securityHeaders } from "./security.ts";

const looks = `
:root { color-scheme: light; font: 16px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 32px; padding: 24px;
  background: #f4f6f8; color: #1d2733; }
section { max-width: 420px; box-sizing: border-box; padding: 32px; border-radius: 12px; background: #fff;
  box-shadow: 0 1px 3px #1d273326; }
h1, h2 { margin: 0 0 4px; font-size: 20px; }
p { margin: 0 0 20px; color: #566273; }
nav { display: flex; gap: 12px; }
a { padding: 8px 20px; border: 1px solid #1d2733; border-radius: 6px; color: inherit; text-decoration: none; }
a:first-child { background: #1d2733; color: #fff; }
a:focus-visible { outline: 3px solid #4a90e2; outline-offset: 2px; }
footer { text-align: center; font-size: 13px; color: #566273; }
`;

const part = (locale: Locale, heading: "h1" | "h2"): string => {
  const say = (name: keyof typeof brokenPageWords): string => brokenPageWords[name][locale];
  return `<section lang="${locale === "en" ? "en" : "zh-CN"}">
<${heading}>${say("title")}</${heading}>
<p>${say("text")}</p>
<nav aria-label="${say("title")}"><a href="">${say("retry")}</a><a href="/">${say("home")}</a></nav>
</section>`;
};

/** Only what a request id may hold; a buyer's own header may stand behind it. */
const plain = (id: string): string => id.replace(/[^\w-]/g, "").slice(0, 64);

const page = (nonce: string, requestId: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brokenPageWords.title.zh_CN} - ${brandNames[brandOf(process.env.MALL_BRAND)].name}</title>
<link rel="icon" href="${brandNames[brandOf(process.env.MALL_BRAND)].sign}" type="image/svg+xml">
<style nonce="${nonce}">${looks}</style>
</head>
<body>
<main>${locales.map((locale, index) => part(locale, index === 0 ? "h1" : "h2")).join("\n")}</main>
<footer>${brokenPageWords.request.zh_CN} / ${brokenPageWords.request.en}: ${plain(requestId)}</footer>
</body>
</html>
`;

export const sendBrokenPage = (
  reply: FastifyReply,
  { nonce, requestId }: { nonce: string; requestId: string },
): FastifyReply =>
  reply
    .code(500)
    .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
    .send(page(nonce, requestId));

/** The router's own answer when rendering broke: a few words of plain text. */
export const isLastResort = (response: Response): boolean =>
  response.status === 500 && (response.headers.get("content-type") ?? "").startsWith("text/plain");

/** Whatever else breaks on the way to a page. */
export const answerBroken = (app: FastifyInstance): void =>
  void app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "a request broke");
    const isPage = String(request.headers.accept ?? "").includes("text/html");
    if (status < 500 || !isPage) return reply.code(status).send();
    const nonce = createNonce();
    securityHeaders(reply, nonce, request.protocol === "https");
    return sendBrokenPage(reply, { nonce, requestId: request.id });
  });
