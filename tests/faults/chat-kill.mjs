/**
 * A server is killed again and again under pairs that talk: what each side says comes to the buyer's page once and in order.
 * CHAT_PAIRS, CHAT_SECONDS and CHAT_KILL_SECONDS change how many talk, for how long, and how often a server is killed.
 */
import { openConversation, openLink, sayAsAgent, sendAsBuyer } from "./support/chat.mjs";
import { openMall } from "./support/mall.mjs";

const { CHAT_PAIRS = "50", CHAT_SECONDS = "300", CHAT_KILL_SECONDS = "20" } = process.env;
const betweenMs = 1_000;
/** How long what was sent last may take to come. */
const patienceMs = 60_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Both sides of one conversation; each says its next line when the one before is answered. */
async function startPair(mall, urls, { accessToken: token }, nth) {
  const conversationId = await openConversation(mall, token);
  const heard = [];
  const sent = { buyer: [], shop: [] };
  const hear = (frame) => frame.type === "message" && heard.push(frame.message);
  const link = openLink(urls, token, hear, nth);
  await link.isWelcome;
  let isOver = false;
  const talk = async (side, say) => {
    while (!isOver) {
      const text = `${side} ${sent[side].length}`;
      await say(text);
      sent[side].push(text);
      await pause(betweenMs * (0.5 + Math.random()));
    }
  };
  const talking = [
    talk("buyer", (text) => sendAsBuyer(mall, token, conversationId, text)),
    talk("shop", (text) => sayAsAgent(mall, conversationId, text)),
  ];
  return {
    count: () => sent.buyer.length + sent.shop.length,
    async stop() {
      isOver = true;
      await Promise.all(talking);
    },
    /** What is wrong with what came; waits for the last of it. */
    async faults() {
      const sum = sent.buyer.length + sent.shop.length;
      const till = performance.now() + patienceMs;
      while (heard.length < sum && performance.now() < till) await pause(100);
      link.stop();
      const seqs = heard.map(({ seq }) => seq);
      const textsOf = (side) =>
        heard.filter(({ party }) => party === side).map(({ content }) => content.text);
      return {
        lost: Object.entries(sent).flatMap(([side, texts]) =>
          texts.filter((text) => !textsOf(side).includes(text)),
        ).length,
        twice: seqs.length - new Set(seqs).size,
        disordered:
          ["buyer", "shop"].filter((side) => {
            const known = new Set(textsOf(side));
            return [...known].join() !== sent[side].filter((text) => known.has(text)).join();
          }).length + seqs.filter((seq, index) => index > 0 && seq < seqs[index - 1]).length,
      };
    },
  };
}

export default {
  promise: "A server is killed every 20 s under 50 pairs that chat: every message comes once and in order",
  databases: ["postgres", "pglite"],
  async run(world) {
    const { apis } = await world.open();
    const urls = apis.map(({ url }) => url);
    const mall = openMall(urls);
    const buyers = await mall.makeBuyers(Number(CHAT_PAIRS));
    const pairs = await Promise.all(buyers.map((buyer, nth) => startPair(mall, urls, buyer, nth)));
    const end = performance.now() + Number(CHAT_SECONDS) * 1_000;
    let kills = 0;
    while (performance.now() < end) {
      await pause(Number(CHAT_KILL_SECONDS) * 1_000);
      const victim = apis[kills++ % apis.length];
      await victim.kill();
      await victim.begin();
      world.say(`${kills} killed, ${pairs.reduce((sum, pair) => sum + pair.count(), 0)} messages`);
    }
    await Promise.all(pairs.map((pair) => pair.stop()));
    const all = await Promise.all(pairs.map((pair) => pair.faults()));
    const sum = (of) => all.reduce((total, one) => total + of(one), 0);
    const [lost, twice, disordered] = [
      sum((one) => one.lost),
      sum((one) => one.twice),
      sum((one) => one.disordered),
    ];
    const messages = pairs.reduce((total, pair) => total + pair.count(), 0);
    return {
      figure: `${kills} servers killed under ${pairs.length} pairs: of ${messages} messages ${lost} lost, ${twice} twice, ${disordered} out of order`,
      isKept: lost + twice + disordered === 0 && messages > 0,
    };
  },
};
