import "@tradehall/ui/themes/qinghe";
import { Price } from "@tradehall/mall-components/catalog/Price";
import chinese from "@tradehall/mall-components/messages/zh_CN";
import { RoutesProvider } from "@tradehall/mall-components/routes";
import { CartEmpty } from "@tradehall/mall-components/trade/CartEmpty";
import { Button } from "@tradehall/ui/Button";
import { IntlProvider } from "react-intl";
import { routes } from "./routes.ts";
import { shelf } from "./shop.css.ts";

/** One shelf of another shop, made of the library's pieces and its words, with the shop's own addresses. */
export function Shop({ onBuy }: { onBuy: () => void }) {
  return (
    <IntlProvider locale="zh-CN" messages={chinese}>
      <RoutesProvider routes={routes}>
        <main className={shelf}>
          <Price yuan="1234.50" />
          <Button onPress={onBuy}>购买</Button>
          <CartEmpty />
        </main>
      </RoutesProvider>
    </IntlProvider>
  );
}
