import fs from "node:fs";
import { at } from "../parts/paths.mjs";
import { fail } from "../parts/say.mjs";
import { roomAndName } from "./pieces.mjs";
import { demand, insertBefore, lowerFirst } from "./words.mjs";

/** One message of a mall-component, or of the words that several of them share, in both languages. */
export function plan([place, key, chinese, english]) {
  demand(
    place,
    new RegExp(`^(?:${roomAndName}|messages/[a-z]+)$`),
    "say room and component, like coupon/CouponCard, or the subject of shared words, like messages/order.",
  );
  demand(key, /^[a-z][A-Za-z0-9]*$/, "say the message's key, like claim.");
  demand(chinese, /\S/, "say the Chinese text.");
  demand(english, /\S/, "say the English text.");
  const [room, name] = place.split("/");
  const isShared = room === "messages";
  const words = isShared ? `${name}Words` : "words";
  const id = `${lowerFirst(name)}.${key}`;
  const folder = `packages/mall-components/src/${isShared ? room : place}`;
  const source = `${folder}/${name}.messages.ts`;
  const translation = `${folder}/${name}.en.json`;
  if (!fs.existsSync(at(source)))
    fail(
      isShared
        ? `${source} does not exist: shared words stand by the subjects that ${folder} has.`
        : `${source} does not exist: npm run new -- mall-component ${place} makes it.`,
    );
  return {
    files: {},
    edits: {
      [source]: (text, fail) => {
        if (text.includes(`"${id}"`)) fail(`${id} stands in ${source} already.`);
        const row = `  ${key}: { id: "${id}", defaultMessage: ${JSON.stringify(chinese)} },\n`;
        return insertBefore(text, "});", row, source);
      },
      [translation]: (text) => `${JSON.stringify({ ...JSON.parse(text), [id]: english }, null, 2)}\n`,
    },
    next: [`Show it with formatMessage(${words}.${key}).`],
  };
}
