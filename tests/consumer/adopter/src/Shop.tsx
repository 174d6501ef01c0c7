import "@tradehall/ui/themes/qinghe";
import { Price } from "@tradehall/mall-components/catalog/Price";
import chinese from "@tradehall/mall-components/messages/zh_CN";
import { Button } from "@tradehall/ui/Button";
import { IntlProvider } from "react-intl";
import { shelf } from "./shop.css.ts";

/** One shelf of another shop, made of the library's pieces and its words. */
export function Shop({ onBuy }: { onBuy: () => void }) {
  return (
    <IntlProvider locale="zh-CN" messages={chinese}>
      <main className={shelf}>
        <Price yuan="1234.50" />
        <Button onPress={onBuy}>购买</Button>
      </main>
    </IntlProvider>
  );
}
