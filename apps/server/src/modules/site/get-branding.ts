import { getBranding } from "@tradehall/api-client/endpoints/site/get-branding";
import type { Branding } from "@tradehall/api-client/models/branding";
import { handle } from "#server/handle.ts";
import { readSetting } from "./read-setting.ts";

const nothingGiven: Branding = {
  pcLogoImg: "",
  pcLogoImgText: "",
  pcLoginBgImg: "",
  pcCopyright: "",
  pcCompanyName: "",
  pcCompanyNameShort: "",
  pcCompanyInfo: "",
  pcTitleContent: "",
  pcTitleImg: "",
  pcWelcome: "",
  pcQrcodeImg: "",
  icpNumber: "",
  policeNumber: "",
  licenceUrl: "",
  pcAccentColor: "",
  pcSignalColor: "",
  merchantRegisterProtocolSwitch: 1,
  isActivity: 1,
};

export default handle(getBranding, async (_, context) => {
  const given = await readSetting(context, "pcWebConfig");
  const known = Object.entries(nothingGiven).map(([name, fallback]) => [
    name,
    typeof given[name] === typeof fallback ? given[name] : fallback,
  ]);
  return Object.fromEntries(known) as Branding;
});
