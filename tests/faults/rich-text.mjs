/** A seller's texts that are made to keep a parser busy: who reads them, and everybody else, is answered as before. */
import { withDatabase } from "./support/database.mjs";
import { keepAsking } from "./support/keep-asking.mjs";
import { openMall, spread } from "./support/mall.mjs";

const times = (text, count) => text.repeat(count);
const marks = (count) =>
  Array.from({ length: count }, (_, n) => `<b style="font-size:${n + 10}px">`).join("");
const names = (count) => Array.from({ length: count }, (_, n) => `a${n}`).join(" ");

/** Twelve kinds; some pass every bound and are simply as dear as a text may be. */
const texts = [
  times("<x>", 4_000),
  times("<x>", 40_000),
  times("<div>", 24_000),
  times("<x>", 50) + times("<p>a</p>", 5_000),
  `<p>${marks(50)}</p>${times("<p>a</p>", 4_000)}`,
  `<p>${marks(50)}</p>${times("<p>a</p>", 150)}`,
  times(`<p ${names(50)}>a</p>`, 900),
  `<p ${names(30_000)}>a</p>`,
  times("<table>a", 9_000),
  times("<svg><a><b>", 8_000),
  times("<div><table><tr><td></div>", 4_000),
  times("<p>a</p>", 4_900),
];

export default {
  promise: `${texts.length} texts of sellers made to stop the shop keep nobody waiting`,
  databases: ["postgres"],
  async run(world) {
    const { apis, env } = await world.open({ apis: 1 });
    const put = "update products set content_html = $1 where id = $2";
    await withDatabase(env, async (query) => {
      for (const [index, text] of texts.entries()) await query(put, [text, index + 1]);
    });

    const { call } = openMall(apis.map((api) => api.url));
    const read = async (prodId) => {
      const answer = await call("GET", `/prod/prodInfo?prodId=${prodId}`);
      if (!answer.success) throw new Error(`product ${prodId}: ${answer.code} ${answer.msg}`);
      return answer.ms;
    };
    // A page of an honest seller, whose text no one has read yet, comes among them.
    const honest = texts.length + 1;
    const stop = keepAsking(`${apis[0].url}/healthz`);
    const readers = texts.flatMap((_, index) => [index + 1, index + 1, index + 1]);
    const first = spread(await Promise.all([...readers, honest].map(read)));
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const { durations, failed } = await stop();
    const health = spread(durations);
    const again = spread(await Promise.all(readers.map(read)));
    return {
      figure: `first readers ${first.max} ms at most, later ones ${again.max} ms; /healthz ${health.p95} ms at p95, ${health.max} ms at most`,
      isKept: failed === 0 && first.max < 3_000 && again.max < 1_000 && health.max < 1_000,
    };
  },
};
