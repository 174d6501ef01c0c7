import { type ComponentDocs, keys } from "@tradehall/ui/component-docs";

export default {
  purpose: [
    "列表里的商品价格，认得会员：会员看到会员价和划线原价，别人看到原价和“会员价多少”。",
    "The price of goods in a list that knows members: they see theirs with the usual one struck, others are told what members pay.",
  ],
  instead: [
    ["product/Price", "和会员无关的金额：小计、运费、余额", "Sums that no membership changes"],
    ["product/PriceBlock", "商品页的价格区", "The price of a product's page"],
    ["product/PriceRange", "规格不同、价格有高有低", "Variants cost differently"],
  ],
  anatomy: [
    ["span[aria-hidden]", "现在付的价", "what is paid now"],
    ["span[aria-hidden] + span", "“起”：几个规格里最低的", "“and up”: the lowest of several"],
    [
      "span:not([aria-hidden]):nth-child(2)",
      "会员价：非会员也看得到",
      "what members pay, told to others too",
    ],
  ],
  states: [
    [
      "ForMembers",
      "看的人是会员：会员价为主，原价划线，带标签",
      "For a member: theirs, the usual one struck, a tag",
    ],
    ["AlikeForAll", "没有会员价：与 Price 一样", "One price for all: the same as Price"],
  ],
  good: [
    [
      { yuan: "468.00", memberYuan: "439.00", originalYuan: undefined, isFrom: false },
      "差得明显，非会员才看得出好处。",
      "The difference is plain, so others see what they would gain.",
    ],
  ],
  bad: [
    [
      { yuan: "468.00", memberYuan: "468.00" },
      "会员价等于原价也传：一样的价格写两遍。没有优惠就不传。",
      "A member's price that is no lower says the same twice: leave it out.",
    ],
  ],
  keyboard: keys.none,
  speech: [
    "依次读价格、“起”、“会员价”和会员价；会员再读被划线的原价。",
    "The price, “and up”, then the word for members and theirs; a member hears the struck price, too.",
  ],
  layout: [
    "是行内文字，随单元格左对齐或右对齐；列太窄时会员价换到下一行。",
    "Words in a line, aligned as the cell is; in a narrow column the members' price goes to the next line.",
  ],
  related: ["product/Price", "product/ProductCard", "product/ProductTable"],
} satisfies ComponentDocs;
