import * as v from "valibot";
import { flag, picture } from "./wire.ts";

/** What the mall is called and looks like; `""` asks the storefront for its own default (Spec §3). */
export const Branding = v.object({
  pcLogoImg: picture,
  pcLogoImgText: v.string(),
  pcLoginBgImg: picture,
  pcCopyright: v.string(),
  pcCompanyName: v.string(),
  pcCompanyNameShort: v.string(),
  pcCompanyInfo: v.string(),
  pcTitleContent: v.string(),
  pcTitleImg: picture,
  pcWelcome: v.string(),
  pcQrcodeImg: picture,
  /** Filing numbers the law asks a Chinese site to show: ICP, police; and the business licence's page (own fields). */
  icpNumber: v.string(),
  policeNumber: v.string(),
  licenceUrl: v.string(),
  /** The operator's own colours in any CSS notation, over those of the storefront's brand (own fields). */
  pcAccentColor: v.optional(v.string(), ""),
  pcSignalColor: v.optional(v.string(), ""),
  /** Whether store applicants must agree to the merchants' terms. */
  merchantRegisterProtocolSwitch: flag,
  /** Whether the activity zones are shown. */
  isActivity: flag,
});
export type Branding = v.InferOutput<typeof Branding>;

export const brandingExample: Branding = {
  pcLogoImg: "",
  pcLogoImgText: "百工商城",
  pcLoginBgImg: "",
  pcCopyright: "© 2026 百工商城",
  pcCompanyName: "百工商城",
  pcCompanyNameShort: "百工",
  pcCompanyInfo: "工业品一站式采购",
  pcTitleContent: "百工商城",
  pcTitleImg: "",
  pcWelcome: "欢迎来到百工商城",
  pcQrcodeImg: "",
  icpNumber: "苏ICP备00000000号-1",
  policeNumber: "苏公网安备 32050000000000号",
  licenceUrl: "",
  pcAccentColor: "",
  pcSignalColor: "",
  merchantRegisterProtocolSwitch: 1,
  isActivity: 1,
};
