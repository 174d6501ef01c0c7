/** The picture of a refund's voucher: its address alone, another buyer and an old link show nothing. */
import { openMall } from "./support/mall.mjs";

/** The smallest PNG there is. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export default {
  promise: "A buyer's file is read only with its owner's session or a signed address, and is cached nowhere",
  databases: ["postgres", "pglite"],
  isShort: true,
  async run(world) {
    const { apis } = await world.open({ apis: 1 });
    const [{ url }] = apis;
    const { makeBuyers } = openMall([url]);
    const [owner, other] = await makeBuyers(2);
    const form = new FormData();
    form.append("file", new Blob([picture], { type: "image/png" }), "voucher.png");
    const sent = await fetch(`${url}/p/file/upload`, {
      method: "POST",
      headers: { authorization: owner.accessToken, locale: "zh_CN" },
      body: form,
    });
    const { data } = await sent.json();
    const [path] = data.filePath.split("?");
    const read = async (token) => {
      const answer = await fetch(`${url}${path}`, { headers: token ? { authorization: token } : {} });
      const isShown = answer.ok && (answer.headers.get("content-type") ?? "").startsWith("image/");
      await answer.arrayBuffer();
      return { isShown, isKept: /public|immutable/.test(answer.headers.get("cache-control") ?? "") };
    };
    const strangers = [await read(), await read(other.accessToken)];
    const shown = strangers.filter(({ isShown }) => isShown).length;
    const kept = [...strangers, await read(owner.accessToken)].filter(
      (one) => one.isShown && one.isKept,
    ).length;
    return {
      figure: `${shown} of ${strangers.length} strangers saw the picture; ${kept} answers may be kept by others`,
      isKept: shown + kept === 0,
    };
  },
};
