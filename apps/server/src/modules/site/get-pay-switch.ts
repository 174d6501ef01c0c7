import { getPaySwitch } from "@tradehall/api-client/endpoints/site/get-pay-switch";
import { toFlag } from "@tradehall/api-client/models/wire";
import { handle } from "#server/handle.ts";
import { readSetting } from "./read-setting.ts";

/** WeChat and Alipay are open where the sandbox substitutes for them, unless a setting says otherwise. */
export default handle(getPaySwitch, async (_, context) => {
  const given = await readSetting(context, "paySwitch");
  const isOn = (name: string, fallback: boolean) => toFlag(Boolean(given[name] ?? fallback));
  const { sandbox } = context.settings;
  return {
    wxPaySwitch: isOn("wxPaySwitch", sandbox),
    aliPaySwitch: isOn("aliPaySwitch", sandbox),
    balancePaySwitch: isOn("balancePaySwitch", true),
  };
});
