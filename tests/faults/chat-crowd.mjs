/**
 * A crowd of open chats and many messages a second on one process: how long each takes from being sent until it is with the
 * buyer's page, and the memory of the process. CHAT_SOCKETS, CHAT_RATE and CHAT_SECONDS change it.
 */
import { openConversation, openLink, sayAsAgent, sendAsBuyer } from "./support/chat.mjs";
import { spreadOf } from "./support/figures.mjs";
import { inParallel, openMall } from "./support/mall.mjs";
import { usageOfShop } from "./support/usage.mjs";

const { CHAT_SOCKETS = "2000", CHAT_RATE = "200", CHAT_SECONDS = "60" } = process.env;
const mostMs = 250;
const mostMb = 300;
const mostBuyersAtOnce = 500;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export default {
  promise:
    "2000 open chats and 200 messages a second on one process: p95 of 250 ms until a message is there, 300 MB of memory",
  databases: ["postgres", "pglite"],
  async run(world) {
    const shop = await world.open({ apis: 1 });
    const { mb: idleMb } = usageOfShop(shop).get("API 1");
    const urls = shop.apis.map(({ url }) => url);
    const mall = openMall(urls);
    const buyers = [];
    while (buyers.length < Number(CHAT_SOCKETS))
      buyers.push(
        ...(await mall.makeBuyers(Math.min(mostBuyersAtOnce, Number(CHAT_SOCKETS) - buyers.length))),
      );
    /** When a text was due, by the text. */
    const due = new Map();
    const durations = [];
    const hear = (frame) => {
      if (frame.type !== "message") return;
      const at = due.get(frame.message.content.text);
      if (at === undefined) return;
      due.delete(frame.message.content.text);
      durations.push(performance.now() - at);
    };
    const chats = await inParallel(buyers, 20, async ({ accessToken: token }) => {
      const conversationId = await openConversation(mall, token);
      const link = openLink(urls, token, hear);
      await link.isWelcome;
      return { token, conversationId, link };
    });
    world.say(`${chats.length} sockets are open; ${usageOfShop(shop).get("API 1").mb} MB`);
    const before = usageOfShop(shop).get("API 1");
    const start = performance.now();
    const total = Number(CHAT_RATE) * Number(CHAT_SECONDS);
    const sending = [];
    for (let nth = 0; nth < total; nth += 1) {
      const dueAt = start + (nth * 1_000) / Number(CHAT_RATE);
      if (dueAt > performance.now()) await pause(dueAt - performance.now());
      // The chats take turns in an order of their own: neighbours do not speak at once. Both sides speak alike.
      const { token, conversationId } = chats[(nth * 7) % chats.length];
      const text = `line ${nth}`;
      due.set(text, dueAt);
      sending.push(
        nth % 2 === 0
          ? sendAsBuyer(mall, token, conversationId, text)
          : sayAsAgent(mall, conversationId, text),
      );
    }
    await Promise.all(sending);
    const rate = Math.round(total / ((performance.now() - start) / 1_000));
    for (let waited = 0; due.size > 0 && waited < 20_000; waited += 100) await pause(100);
    const { seconds, mostMb: memory } = usageOfShop(shop).get("API 1");
    for (const { link } of chats) link.stop();
    const { p50, p95, max } = spreadOf(durations);
    const cost = (((seconds - before.seconds) * 1_000) / total).toFixed(1);
    return {
      figure: `${chats.length} sockets, ${total} messages at ${rate} a second: p50 ${p50}, p95 ${p95}, most ${max} ms; ${due.size} not there; ${memory} MB at most, ${idleMb} MB before the first of them; ${cost} ms of processor a message`,
      isKept: p95 <= mostMs && memory <= mostMb && due.size === 0,
    };
  },
};
