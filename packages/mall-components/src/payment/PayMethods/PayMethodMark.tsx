import type { PayMethod } from "@tradehall/mall-rules/states/payment/payment";
import {
  BalanceIcon,
  CalendarIcon,
  EnterpriseIcon,
  Icon,
  MessageIcon,
  PaymentIcon,
  QrCodeIcon,
} from "@tradehall/ui/Icon";
import * as css from "./PayMethods.css.ts";

const icons = {
  balance: BalanceIcon,
  points: PaymentIcon,
  bankTransfer: EnterpriseIcon,
  accountTerms: CalendarIcon,
};
/** A sign of our own in the provider's colour: their logos are not ours to draw. */
const signs = { alipay: QrCodeIcon, wechatScan: MessageIcon };

/** The sign of a way to pay, before its name. */
export function PayMethodMark({ method }: { method: PayMethod }) {
  if (method === "alipay" || method === "wechatScan")
    return (
      <span className={css.mark({ method })}>
        <Icon as={signs[method]} />
      </span>
    );
  return <Icon as={icons[method]} size="l" tone="accent" />;
}
