import { defineMessages } from "../../messages/define-messages.ts";

/** Words of LandingFrame. */
export const words = defineMessages({
  title: { id: "landingFrame.title", defaultMessage: "工业品采购，一站配齐" },
  subTitle: {
    id: "landingFrame.subTitle",
    defaultMessage: "留下需求，专属采购顾问 1 个工作日内联系您",
  },
  products: { id: "landingFrame.products", defaultMessage: "热门商品" },
  signIn: { id: "landingFrame.signIn", defaultMessage: "已有账号？请登录" },
  noShop: {
    id: "landingFrame.noShop",
    defaultMessage: "您的账号尚未绑定经销商店铺。请留下采购需求，我们核实后为您开通。",
  },
});
