import type { CreditRepayment } from "@tradehall/api-client/models/credit";
import type { BankTransfer } from "@tradehall/api-client/models/transfer";
import type { CreditLineView } from "@tradehall/mall-components/wallet/CreditLineList";
import type { OwedOrderView } from "@tradehall/mall-components/wallet/OwedOrders";
import type { YuanText } from "@tradehall/mall-rules/money";
import type { PayMethod } from "@tradehall/mall-rules/states/payment/payment";
import type { TermsAnswer } from "./terms-action.ts";

interface OwedToShop {
  shopId: number;
  shopName: string;
  used: YuanText;
  pageCount: number;
  orders: OwedOrderView[];
  chosen: { orderNumbers: string[]; amount: YuanText } | undefined;
}

export interface TermsTabProps {
  query: {
    tab: "terms";
    enterpriseId: number;
    page: number;
    shopId: number | undefined;
    repayment: CreditRepayment | undefined;
    transfer: BankTransfer | undefined;
  };
  loaded:
    | {
        name: string;
        lines: CreditLineView[];
        shops: { value: string; label: string }[];
        canRequest: boolean;
        methods: PayMethod[];
        balance: YuanText;
        shop: OwedToShop | undefined;
      }
    | undefined;
  answer: TermsAnswer | undefined;
}
