/** Announcements made to keep a regular expression busy: lists of them, and everybody else, are answered as before. */
import { withDatabase } from "./support/database.mjs";
import { keepAsking } from "./support/keep-asking.mjs";
import { openMall, spread } from "./support/mall.mjs";

const texts = ["<", "<table", "&nbsp", "< ", "<a<", " "].map((text) => text.repeat(100_000 / text.length));
const readers = 20;

export default {
  promise: `${texts.length} announcements of 100,000 hostile characters keep no reader waiting`,
  databases: ["postgres"],
  isShort: true,
  async run(world) {
    const { apis, env } = await world.open({ apis: 1 });
    const put =
      "insert into notices (title, content_html, published_at) values ($1, $2, now() - interval '1 day')";
    await withDatabase(env, async (query) => {
      for (const [index, text] of texts.entries()) await query(put, [`公告 ${index}`, text]);
    });
    const { call } = openMall([apis[0].url]);
    const stop = keepAsking(`${apis[0].url}/healthz`);
    const answers = await Promise.all(
      Array.from({ length: readers }, () => call("GET", "/notice/noticeList?current=1&size=20")),
    );
    const { durations, failed } = await stop();
    const lists = spread(answers.map(({ ms }) => ms));
    const health = spread(durations);
    const isWhole = answers.every(({ success }) => success) && failed === 0;
    return {
      figure: `${answers.filter(({ success }) => success).length} of ${readers} lists, ${lists.max} ms at most; /healthz ${health.max} ms at most, ${failed} not answered`,
      counts: isWhole,
      isKept: isWhole && lists.max < 2_000 && health.max < 500,
    };
  },
};
