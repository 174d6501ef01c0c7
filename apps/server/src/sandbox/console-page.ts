/** The page of the other side of the counter at /sandbox: its forms post to the sandbox's JSON calls. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AnswerOf, Endpoint } from "@tradehall/api-client/contract";
import type { FastifyInstance } from "fastify";
import { html } from "./html.ts";
import { sections } from "./sections.ts";

const file = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), "utf8");

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export function consolePage(app: FastifyInstance): void {
  const script = file("./console.js");
  const style = file("./console.css");
  const ask = async <E extends Endpoint>(endpoint: E): Promise<AnswerOf<E>> => {
    const response = await app.inject({ method: endpoint.method, url: endpoint.path });
    const answer = response.json();
    if (!answer.success) throw new Error(`${endpoint.name} answered ${answer.code}`);
    return answer.data;
  };
  app.get("/sandbox/console.js", (_, reply) => reply.type("text/javascript; charset=utf-8").send(script));
  app.get("/sandbox/console.css", (_, reply) => reply.type("text/css; charset=utf-8").send(style));
  app.get("/sandbox", async (_, reply) => {
    const blocks = [];
    for (const { title, render } of sections)
      blocks.push(html`<section><h2>${title}</h2>${await render(ask)}</section>`);
    const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tradehall sandbox</title>
<link rel="stylesheet" href="/sandbox/console.css">
<script type="module" src="/sandbox/console.js"></script>
</head>
<body>
<main>
<h1>The other side of the counter</h1>
<p>What stands in for the outside world. The same as JSON: <a href="/docs">all calls</a>, tag “sandbox”.</p>
<output aria-live="polite"></output>
${blocks}
</main>
</body>
</html>`;
    return reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(page.text);
  });
}
