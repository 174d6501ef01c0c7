import type { Words } from "@tradehall/ui/component-docs";
import { Inline } from "@tradehall/ui/Inline";
import { MoneyField } from "@tradehall/ui/MoneyField";
import { Stack } from "@tradehall/ui/Stack";
import { Price, type PriceProps } from "../../packages/mall-components/src/product/Price/index.ts";
import { pointLimits } from "../../packages/mall-rules/src/limits/index.ts";
import { FoundationPage, PageLink, Points, Shown, useSay, WordTable } from "./foundation.tsx";

const prices: readonly (readonly [PriceProps, ...Words])[] = [
  [{ yuan: "1234.50" }, "有两位小数，千分位", "Two decimals, grouped"],
  [{ yuan: "0.12", unit: "只" }, "单价写明单位", "A unit price names its unit"],
  [{ yuan: "468.00", originalYuan: "599.00" }, "原价划线，在后面", "The former price is struck and behind"],
  [{ yuan: "26.80", isFrom: true }, "多种规格里最低的", "The lowest of several variants"],
  [{ yuan: null }, "没有价格：--，不是 0", "No price: --, not 0"],
  [{ yuan: "0.00" }, "0 表示免费，如运费", "0 is free, such as delivery"],
  [{ yuan: "12345678.90" }, "再大也不换行", "However large, on one line"],
  [{ yuan: "0.00", points: 1200 }, "只用积分", "Points alone"],
  [{ yuan: "9.90", points: 1200 }, "积分加现金", "Points and money"],
];

const format: readonly Words[] = [
  [
    "人民币写 ¥ 在前，不空格；两位小数，千分位用逗号：¥1,234.50。中英文相同。",
    "Yuan have ¥ before them without a space, two decimals, and commas between thousands: ¥1,234.50, in both languages.",
  ],
  [
    "`Price` 把符号写小、元写大、角分写小，读屏软件读成一个数。句子里的金额用 `Text`，整元可以不写小数：满199元减20元。",
    "`Price` sets a small sign, large yuan and small fen, and is read aloud as one number. An amount in a sentence is `Text`, and whole yuan may lose their decimals: ¥20 off over ¥199.",
  ],
  [
    "表格里金额靠右，数字等宽。减去的金额前写 −，收入和支出用文字区分，不只用颜色。",
    "In a table amounts are at the end with digits of equal width. What is taken off has − before it; income and expense differ by words, not by colour alone.",
  ],
  [
    "`--` 表示没有值或不是数：价格待询、还没算出来。不用 0、空白、null 代替。",
    "`--` is for no value or no number: a price on request, or not calculated yet. Never 0, a blank or null in its place.",
  ],
];

const exact: readonly Words[] = [
  [
    '程序里，钱是整数的分（`Fen`）。接口和属性里是两位小数的元（`YuanText`，如 `"1234.50"`）。两种类型不能互换，写错不能编译。',
    'In programs money is a whole number of fen (`Fen`). Answers and props have yuan with two decimals (`YuanText`, such as `"1234.50"`). Neither compiles in the other\'s place.',
  ],
  [
    "价格只在服务器上算一次；页面只显示，不乘不加折扣。",
    "A price is calculated once, on the server. Pages show it and never apply a discount.",
  ],
  [
    "取整在最后一步：四舍五入到分，计算时保留 20 位。",
    "Rounding is the last step: half up to a fen, with 20 places on the way.",
  ],
  [
    "一张订单的优惠分摊到每行时，各行之和等于总额，差的一分给其中一行。",
    "Where an order's discount is divided among its lines, the parts add up to the whole; a fen that is left goes to one line.",
  ],
  [
    "退款不超过那一行实际付的钱，已退的算在内。",
    "A refund is never more than was paid for the line, less what is refunded already.",
  ],
];

const { perYuanPaid, perYuanValue, multipleOf, maxShareOfGoods } = pointLimits;
const share = maxShareOfGoods * 100;
const points: readonly Words[] = [
  [`实付 1 元得 ${perYuanPaid} 积分。`, `¥1 paid earns ${perYuanPaid} point.`],
  [
    `${perYuanValue} 积分抵 1 元，每次用 ${multipleOf} 的倍数，最多抵商品金额的 ${share}%。`,
    `${perYuanValue} points pay ¥1, in multiples of ${multipleOf}, up to ${share}% of the goods.`,
  ],
  [
    "积分是整数，写“积分”，不写 ¥；积分商品先写积分，再写要加的钱。",
    "Points are whole and named as points, never ¥; points goods say their points first, then the money on top.",
  ],
];

function AmountField() {
  const say = useSay();
  return (
    <MoneyField
      description={say(["最多 ¥58.00", "Up to ¥58.00"])}
      label={say(["退款金额", "Refund amount"])}
      name="amount"
    />
  );
}

/** How amounts are written, calculated and typed. */
export function Money() {
  return (
    <FoundationPage
      lead={[
        "钱要写得一样、算得精确。格式由组件负责，计算由服务器负责。",
        "Money is written in one way and calculated exactly: components format it, the server calculates it.",
      ]}
      sections={[
        { id: "money-format", title: ["写法", "Form"], content: <Points of={format} /> },
        {
          id: "money-price",
          title: ["价格组件", "The component Price"],
          content: (
            <Stack space="s">
              <WordTable
                caption={["价格的样子", "What prices look like"]}
                heads={[
                  ["样子", "Looks"],
                  ["什么时候", "When"],
                ]}
                rows={prices.map(([props, ...when]) => [{ show: <Price {...props} /> }, when])}
              />
              <Inline space="l">
                <PageLink of={["价格 Price", "Price"]} to="product-price" />
                <PageLink of={["金额输入 MoneyField", "MoneyField"]} to="ui-moneyfield" />
              </Inline>
            </Stack>
          ),
        },
        {
          id: "money-exact",
          title: ["精确与取整", "Exactness and rounding"],
          content: <Points of={exact} />,
        },
        { id: "money-points", title: ["积分", "Points"], content: <Points of={points} /> },
        {
          id: "money-typed",
          title: ["填写金额", "Typing an amount"],
          content: (
            <Shown
              of={[
                "只收数字和小数点；¥ 在框里，不用填。上限写在框下面，错误写出范围：退款金额应在 ¥0.01–¥58.00 之间。",
                "Takes digits and a point; ¥ is in the box and need not be typed. The limit is below it, and an error says the range: between ¥0.01 and ¥58.00.",
              ]}
            >
              <div className="foundation-form">
                <AmountField />
              </div>
            </Shown>
          ),
        },
      ]}
      title={["金额", "Money"]}
    />
  );
}
