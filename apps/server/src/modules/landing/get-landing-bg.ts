import { getLandingBg } from "@tradehall/api-client/endpoints/landing/get-landing-bg";
import { handle } from "#server/handle.ts";
import { readSetting } from "../site/read-setting.ts";
import { landingSetting } from "./landing-products.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export default handle(getLandingBg, async (_, context) => {
  const { bgImg, title, subTitle } = await readSetting(context, landingSetting);
  return { bgImg: textOf(bgImg), title: textOf(title), subTitle: textOf(subTitle) };
});
